import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../../platform/language/use-words.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { Section } from '../../../../ui/index.ts';
import type { SummaryProps } from '../../visit/plan.ts';
import classes from '../../visit/visit.module.css';
import type { ReadyDose } from './entries.ts';
import { OtherNote } from './other-note.tsx';
import type { ScheduleVisit } from './use-schedule-visit.ts';

/** Third step: what will be saved. */
export function Summary({ visit, save }: SummaryProps<ScheduleVisit, readonly ReadyDose[]>) {
  const { t } = useWords();
  const say = t as unknown as (key: string) => string;
  return (
    <Section title={t('cases:summaryTitle', { name: visit.person.person.ben_name })}>
      <ul className="bare-list stack-10">
        {save.map(({ offer, choice: { batch } }) => (
          <li key={offer.dose.code} className={classes.dose}>
            <span className={classes.doseText}>
              <span className={classes.name}>{doseName(offer.dose.code)}</span>
              <span>
                {t('cases:batch')} {batch.batch_number}
              </span>
              <span className={classes.quiet}>
                {say(`schedule:site-${offer.row.site}`)} · {displayDate(visit.today)}
              </span>
              {visit.recorded.includes(offer) ? <OtherNote visit={visit} offer={offer} /> : null}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
