import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import { type Judgement, judgeReported, plans, type ReportedDose } from '../care/index.ts';
import { courseDoseRefusal, rabiesRulesOf, regimenOf } from '../rabies/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { CaseType } from './dose-codes.ts';
import type { KnownForBiteDoses, ReportedBiteDose } from './dose-rules.ts';
import { givenOf, type RecordedCase } from './read-case.ts';
import { type ReportedAmounts, withFactsOfAmounts } from './with-facts-of-amounts.ts';

/** A dose of the care of a bite as it stands, before it is put right. */
export interface BiteDoseToCorrect {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly material_id: number | null;
  readonly given_on: CivilDate;
  readonly day_of_dose: number | null;
  readonly amounts: ReportedAmounts | null;
}

/**
 * Whether a dose can stand in the place of another: as `judgeReported` judges a new one of the same visit and amounts,
 * the old one counted as taken back. Of immunoglobulin and antivenom another product means another amount, VACDOS0012.
 */
export function judgeBiteCorrection<Dose extends ReportedDose>(
  correction: Dose,
  original: BiteDoseToCorrect,
  known: KnownForBiteDoses & { readonly case_type: CaseType },
): Judgement<Dose & ReportedBiteDose> {
  const otherProduct = sameProductRefusal(original, correction);
  if (otherProduct) return { refused: [otherProduct] };
  const recorded = known.recorded.map((one) => (one.dose_id === original.dose_id ? { ...one, voided: true } : one));
  const reported = withFactsOfAmounts({ ...correction, day_of_dose: original.day_of_dose, amounts: original.amounts });
  const dayStands = original.dose_code === correction.dose_code && original.given_on === correction.given_on;
  return judgeReported(plans[known.case_type], [reported], { ...known, recorded, dayStands, amountsStand: true });
}

/**
 * Whether a dose of vaccine can be moved to another day: `courseDoseRefusal` of its case as the phone knows it. Undefined
 * also for doses and cases that are not there: the server has the last word.
 */
export function movedDoseRefusal(
  cases: readonly RecordedCase[],
  dose_id: string,
  on: CivilDate,
): Refusal<RefusalCode> | undefined {
  const care = cases.find(({ doses }) => doses.some((dose) => dose.dose_id === dose_id));
  const dose = care?.doses.find((one) => one.dose_id === dose_id);
  const rabies = care?.details.rabies;
  const regimen = rabies && regimenOf(rabiesRulesOf(rabies.rules_version), rabies.regimen);
  if (!care || !regimen || dose?.dose_code !== 'ARV' || dose.day_of_dose === null) return undefined;
  if (dose.given_on === on || !isCivilDate(on)) return undefined;
  const others = givenOf({ ...care, doses: care.doses.filter((one) => one !== dose) });
  const { elsewhere } = withFactsOfAmounts(dose);
  const product = dose.product ?? undefined;
  return courseDoseRefusal(regimen, others, { day: dose.day_of_dose, on, elsewhere, product });
}

interface Product {
  readonly dose_code: string;
  /** Null or 0: not known, as of a dose that others gave. */
  readonly material_id: number | null;
}

/**
 * Of immunoglobulin and antivenom another product means another amount: such a dose is taken back and recorded anew,
 * VACDOS0012. Rabies vaccines change into each other.
 */
export function sameProductRefusal(before: Product, after: Product): Refusal<RefusalCode> | undefined {
  if (before.dose_code === 'ARV' || (before.material_id ?? 0) === (after.material_id ?? 0)) return undefined;
  return { code: 'VACDOS0012', path: 'vaccine_details.0.material_id', values: { dose: before.dose_code } };
}
