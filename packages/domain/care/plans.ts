import { antenatalPlan } from '../pregnancy/plan.ts';
import { rabiesPlan } from '../rabies/plan.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { schedulePlan } from '../vaccinations/plan.ts';
import { venomPlan } from '../venom/plan.ts';
import { type CareKind, kindOfDose } from './lines.ts';

/** Every plan of care, by the kind of its cases. */
export const plans = {
  schedule: schedulePlan,
  antenatal: antenatalPlan,
  rabies: rabiesPlan,
  venom: venomPlan,
} as const satisfies Record<CareKind, object>;

/** Why a case does not belong to a session of this category, VACDOS0008: where its plan is not cared for. */
export function caseCategoryRefusal(kind: CareKind, category: string): Refusal<RefusalCode> | undefined {
  return plans[kind].isCaredForIn(category) ? undefined : { code: 'VACDOS0008' };
}

/** The same of the doses of a visit, each under its code: the vials of a session are counted by its category. */
export function doseCategoryRefusals(codes: readonly string[], category: string): Refusals {
  return codes.flatMap((code, at) => {
    const refusal = caseCategoryRefusal(kindOfDose(code), category);
    return refusal ? [{ ...refusal, path: `vaccine_details.${at}.dose_code` }] : [];
  });
}
