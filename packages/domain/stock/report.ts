import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';
import { lineRefusals } from './check-utilisation.ts';
import { lineKey, type UtilisationLine } from './line.ts';
import type { GivenDoses } from './prefill.ts';

export interface UtilisationReport {
  readonly lines: readonly UtilisationLine[];
  /** Why the session is reported once more; empty the first time. */
  readonly correction_reason: string;
}

export interface KnownForReport {
  readonly on: CivilDate;
  /** Codes of the vaccines by id; those of the session's category. */
  readonly vaccines: ReadonlyMap<number, string>;
  /**
   * It was counted before and its doses stand as they stood then: a second count says why. Where doses came or went
   * since (`differences`), that is the reason.
   */
  readonly isCorrection: boolean;
}

/** The lines with the doses on record: a phone that has not met the others' doses yet counted fewer. */
export function recounted<Line extends UtilisationLine>(
  lines: readonly Line[],
  given: readonly GivenDoses[],
): readonly Line[] {
  const doses = new Map<string, number>();
  for (const one of given) doses.set(lineKey(one), (doses.get(lineKey(one)) ?? 0) + one.doses);
  return lines.map((line) => ({ ...line, doses_recorded: doses.get(lineKey(line)) ?? 0 }));
}

/**
 * Whether a session's report is taken: each line as `lineRefusals`, none of them twice VACUTI0011, none of an unknown
 * vaccine VACUTI0013, a batch named FLDVAL0001, a correction with its reason VACUTI0012.
 */
export function reportRefusals(report: UtilisationReport, known: KnownForReport): Refusals {
  const seen = new Set<string>();
  const found = report.lines.flatMap((line, at): Refusal<RefusalCode>[] => {
    const path = (field: string) => `lines.${at}.${field}`;
    const code = known.vaccines.get(line.material_id);
    if (code === undefined) return [{ code: 'VACUTI0013', path: path('material_id') }];
    if (line.batch_number.trim() === '') return [{ code: 'FLDVAL0001', path: path('batch_number') }];
    if (seen.has(lineKey(line))) return [{ code: 'VACUTI0011', path: path('batch_number') }];
    seen.add(lineKey(line));
    return lineRefusals(line, { code, on: known.on }).map((one) => ({ ...one, path: path(one.path ?? '') }));
  });
  return [...found, ...correctionRefusal(report.correction_reason, known.isCorrection)];
}

function correctionRefusal(reason: string, isCorrection: boolean): Refusal<RefusalCode>[] {
  const path = 'correction_reason';
  if (reason === '') return isCorrection ? [{ code: 'VACUTI0012', path }] : [];
  return refusedAt(path, checkRemark(reason));
}
