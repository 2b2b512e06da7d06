import { displayDate } from '@teeka/domain/format';
import { dayOf } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { Section } from '../../ui/index.ts';
import classes from './import.module.css';
import type { Import } from './use-import.ts';

const states = {
  checking: 'reports:stateChecking',
  checked: 'reports:stateChecked',
  storing: 'brought:stateStoring',
  stored: 'brought:stateStored',
  failed: 'brought:stateFailed',
  discarded: 'reports:stateDiscarded',
} as const;

/** The imports of the last days; a tap shows how one stands. */
export function EarlierImports({ of }: { readonly of: Import }) {
  const { t } = useWords();
  if (of.earlier === null) return null;
  return (
    <Section title={t('reports:importEarlier')}>
      {of.earlier.length === 0 ? <p className={classes.help}>{t('reports:importNoEarlier')}</p> : null}
      <ul className={classes.earlier}>
        {of.earlier.map((one) => (
          <li key={one.import_id}>
            <button type="button" className={classes.one} onClick={() => of.look(one.import_id)}>
              <strong>{one.file_name}</strong>
              <span className={classes.help}>
                {[
                  displayDate(dayOf(new Date(one.uploaded_at))),
                  t(states[one.state]),
                  t('reports:importGood', { n: one.good_rows }),
                  t('reports:importBad', { n: one.bad_rows }),
                ].join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
