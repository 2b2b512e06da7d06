import { Button } from '@mantine/core';
import { displayDate } from '@teeka/domain/format';
import { useWords } from '../../../../platform/language/use-words.ts';
import { doseName } from '../../../../records/schedule/index.ts';
import { Section } from '../../../../ui/index.ts';
import type { SummaryProps } from '../../visit/plan.ts';
import classes from '../../visit/visit.module.css';
import type { ReadyDose } from './entries.ts';
import { OtherNote } from './other-note.tsx';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import { How, VialWarnings } from './vial-facts.tsx';

/** Third step: what will be saved, and from which vials: where all were in hand this is the only look at them. */
export function Summary({ visit, save, goTo }: SummaryProps<ScheduleVisit, readonly ReadyDose[]>) {
  const { t } = useWords();
  return (
    <Section title={t('cases:summaryTitle')}>
      <ul className="bare-list stack-10">
        {save.map(({ offer, choice }) => (
          <li key={offer.dose.code} className={classes.dose}>
            <span className={classes.doseText}>
              <span className={classes.name}>{doseName(offer.dose.code)}</span>
              <How offer={offer} visit={visit} />
              <span>
                {t('cases:batch')} <strong>{choice.batch.batch_number}</strong> ·{' '}
                {t('cases:expires', { date: displayDate(choice.batch.expiry_date) })}
              </span>
              <VialWarnings visit={visit} choice={choice} />
              {visit.recorded.includes(offer) ? <OtherNote visit={visit} offer={offer} /> : null}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="default" mt={12} onClick={() => goTo('vaccination')}>
        {t('cases:anotherVial')}
      </Button>
    </Section>
  );
}
