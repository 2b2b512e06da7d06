import { isBiteDose, judgeBiteCorrection, productOf } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import { judgeReported, plans, type ReportedDose } from '@teeka/domain/care';
import type { Refusals } from '@teeka/domain/refusal';
import { nationalSchedule } from '@teeka/domain/schedule';
import { type CourseMove, courseAfter } from './course-after.ts';
import type { ChangeRow, DoseToChange } from './queries.ts';

type Judged =
  | { readonly refused: Refusals }
  | {
      readonly attempt: number;
      /** What becomes of the case of a bite; null where it stays as it is. */
      readonly course: CourseMove | null;
    }
  | undefined;

/** Whether a dose can stand in the place of another; undefined: its id was used before. The old one counts as voided. */
export function judgeCorrection(
  correction: ReportedDose,
  row: ChangeRow,
  { dose, dose_id, today }: { readonly dose: DoseToChange; readonly dose_id: string; readonly today: CivilDate },
): Judged {
  const recorded = row.recorded.map((one) => (one.dose_id === dose_id ? { ...one, voided: true } : one));
  if (!isBiteDose(dose.dose_code) || !row.bite) {
    const known = { ...row, person: row, recorded, today, schedule: nationalSchedule };
    const judged = judgeReported(plans.schedule, [correction], known);
    if ('refused' in judged) return judged;
    const [fresh] = judged.fresh;
    return fresh && { attempt: fresh.attempt, course: null };
  }
  const { bite } = row;
  const known = { ...row, ...bite, bittenOn: bite.bitten_on, person: row, today };
  const judged = judgeBiteCorrection(correction, { ...dose, dose_id }, known);
  if ('refused' in judged) return judged;
  const [fresh] = judged.fresh;
  if (!fresh) return undefined;
  const product = productOf(fresh.dose, row);
  const after = [...recorded, { ...fresh.dose, case_id: bite.case_id, product, voided: false }];
  return { attempt: fresh.attempt, course: courseAfter(bite, after) };
}
