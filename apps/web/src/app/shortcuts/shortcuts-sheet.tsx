import { useWords } from '../../platform/language/use-words.ts';
import type { User } from '../../platform/sign-in/index.ts';
import { searchPath } from '../../ui/person/person-path.ts';
import { BottomSheet } from '../../ui/sheet/bottom-sheet.tsx';
import { mayOpen } from '../routing/may-open.ts';
import { placesOf } from './places.ts';
import classes from './shortcuts.module.css';

interface Props {
  readonly user: User;
  readonly onClose: () => void;
}

/** Which keys lead where, for this user. */
export default function ShortcutsSheet({ user, onClose }: Props) {
  const { t } = useWords();
  const everywhere = [
    ...(mayOpen(searchPath(user.role), user) ? [[['/'], t('shortcuts:search')] as const] : []),
    ...(mayOpen('/new-beneficiary', user) ? [[['N'], t('shortcuts:register')] as const] : []),
    [['?'], t('shortcuts:help')] as const,
    [['Esc'], t('shortcuts:close')] as const,
  ];
  const places = placesOf(user).map(({ key, title }) => [['G', key.toUpperCase()], t(title)] as const);
  return (
    <BottomSheet open onClose={onClose} title={t('shortcuts:title')}>
      <p className="quiet flat below-12">{t('shortcuts:outside')}</p>
      <div className={classes.lists}>
        <Keys title={t('shortcuts:everywhere')} list={everywhere} />
        <Keys title={t('shortcuts:places')} list={places} />
      </div>
    </BottomSheet>
  );
}

interface KeysProps {
  readonly title: string;
  readonly list: readonly (readonly [keys: readonly string[], leads: string])[];
}

function Keys({ title, list }: KeysProps) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      <dl className={classes.list}>
        {list.map(([keys, leads]) => (
          <div key={keys.join(' ')} className={classes.line}>
            <dt className={classes.keys}>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={classes.leads}>{leads}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
