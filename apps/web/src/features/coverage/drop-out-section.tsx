import { Link } from '@tanstack/react-router';
import { indianNumber } from '@teeka/domain/format';
import { useWords } from '../../platform/language/index.ts';
import { doseName } from '../../records/schedule/dose-words.ts';
import { Section } from '../../ui/index.ts';
import { Bar } from './bar.tsx';
import classes from './coverage.module.css';
import { HowCounted } from './how-counted.tsx';
import { useShareWords } from './share-words.ts';
import { type Cohorts, type DroppedOut, dropOutsOf, zeroDoses } from './state.ts';
import { toDueFor, toZeroDose } from './to-people.ts';

/** Who began and did not go on, and who never began; a drop-out leads to who is due for the vaccine, the zero doses to those children. */
export function DropOutSection({ of }: { readonly of: Cohorts }) {
  const { t } = useWords();
  return (
    <Section title={t('coverage:dropOut')}>
      <ul className={`bare-list ${classes.cards}`}>
        {dropOutsOf(of).map((one) => (
          <li key={one.to} className={classes.card}>
            <OneDropOut one={one} />
          </li>
        ))}
        <li className={classes.card}>
          <Link {...toZeroDose()} className={classes.toList ?? ''}>
            {t('coverage:zeroDose')}
          </Link>
          <strong className={classes.large}>{indianNumber(zeroDoses(of))}</strong>
          <span className="quiet">
            {t('coverage:children', { count: of.first.children, n: indianNumber(of.first.children) })}
          </span>
        </li>
      </ul>
      <HowCounted texts={[t('coverage:dropOutText')]} />
    </Section>
  );
}

function OneDropOut({ one }: { readonly one: DroppedOut }) {
  const { t } = useWords();
  const share = useShareWords();
  const [from, to] = [doseName(one.from), doseName(one.to)];
  const counts = { from, to, first: indianNumber(one.first), last: indianNumber(one.last) };
  return (
    <>
      <Link {...toDueFor(one.to)} className={classes.toList ?? ''}>
        {t('coverage:dropOutName', { from, to })}
      </Link>
      <strong className={classes.large}>{share(one.percent)}</strong>
      <Bar percent={one.percent} />
      <span className="quiet wraps">{t('coverage:dropOutCounts', counts)}</span>
      {one.percent !== null && one.percent < 0 ? <span className="wraps">{t('coverage:dropOutBelow')}</span> : null}
    </>
  );
}
