import { useWords } from '../../../../platform/language/use-words.ts';
import { explained } from '../../../../records/schedule/index.ts';
import classes from '../../visit/visit.module.css';
import type { ScheduleVisit } from './use-schedule-visit.ts';
import type { Offer } from './visit.ts';

/** What becomes of a dose that was given though it is not due: why it is not, and whether it will count. */
export function OtherNote({ visit, offer: { dose } }: { readonly visit: ScheduleVisit; readonly offer: Offer }) {
  const { t } = useWords();
  const against = visit.notCounted(dose.code);
  return (
    <span className={classes.warn}>
      {against ? `${t('cases:otherRecorded')} ${explained(against)}` : t('cases:otherCounts')}
    </span>
  );
}
