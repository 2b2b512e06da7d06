import classes from '../../../../records/pregnancies/visit/visit.module.css';
import { VisitSummary } from '../../../../records/pregnancies/visit/visit-summary.tsx';
import type { SummaryProps } from '../../visit/plan.ts';
import type { AntenatalSave } from './care.ts';
import type { AntenatalVisit } from './use-antenatal-visit.ts';

/** What will be saved: the risks that the record speaks for, where she is sent on, and what was written down. */
export function Summary({ visit, save }: SummaryProps<AntenatalVisit, AntenatalSave>) {
  return (
    <div className={classes.stack}>
      <VisitSummary draft={visit.draft} visit={save.filled} errorOf={visit.errorOf} onDraft={visit.edit} />
    </div>
  );
}
