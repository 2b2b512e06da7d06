import type { CivilDate } from '../calendar/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { answerRefusals } from './answers.ts';
import { mayFile } from './follow-up.ts';
import type { Answers } from './form/field.ts';
import { newStanding, type Standing } from './standing.ts';
import { rowTimes, type VaccineRow, vaccineRowRefusals } from './vaccine-row.ts';

export interface NewReport {
  readonly answers: Answers;
  readonly vaccines: readonly VaccineRow[];
  /** The form is complete and is to count as filed; false: a notice, the rest comes later. */
  readonly file: boolean;
  /** ISO 8601. */
  readonly captured_at: string;
}

/**
 * A report as it is made from a dose. As a notice it needs what happened, when, and how the person is; to be filed all
 * required fields of the form. Whoever may not file (an ASHA) gives notice, however much was filled in.
 */
export function newReport(
  report: NewReport,
  { role, born }: { readonly role: string; readonly born: CivilDate },
): { readonly refused: Refusals } | { readonly standing: Standing } {
  const files = report.file && mayFile(role);
  const stage = files ? 'filing' : 'notice';
  const reportedAt = Date.parse(report.captured_at);
  const refused = [
    ...answerRefusals(report.answers, { stage, reportedAt, born }),
    ...vaccineRowRefusals(report.vaccines, stage, rowTimes(report.answers.vaccinated_at, reportedAt)),
  ];
  if (refused.length > 0) return { refused };
  return { standing: newStanding(report.answers, report.vaccines, files ? report.captured_at : null) };
}
