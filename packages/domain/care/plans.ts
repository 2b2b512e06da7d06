import { rabiesPlan } from '../rabies/plan.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import type { RosterStatus } from '../sessions/index.ts';
import { schedulePlan } from '../vaccinations/plan.ts';
import { venomPlan } from '../venom/plan.ts';
import type { PlanOfCare, PlanWithDoses, SentCase } from './plan.ts';

/** Every plan of care, by the kind of its cases. */
export const plans = { schedule: schedulePlan, rabies: rabiesPlan, venom: venomPlan } as const;
export type CareKind = keyof typeof plans;
const kinds = Object.keys(plans) as CareKind[];

/** The plan that a case is of, as it is sent; what is of none of the others is a visit of the national schedule. */
export const kindOfCase = (sent: SentCase): CareKind => kinds.find((kind) => plans[kind].opens(sent)) ?? 'schedule';

/** What a person's line becomes by a case alone, whatever else follows; null where it stays as it is. */
export const lineAfterCase = (sent: SentCase): RosterStatus | null => plans[kindOfCase(sent)].lineAfterCase(sent);

/** Of a plan what it says of doses; one may give none. */
type OfDoses = PlanOfCare<never> & Partial<Pick<PlanWithDoses<never, never, never>, 'gives' | 'lineAfterDose'>>;
const ofDoses = (kind: CareKind): OfDoses => plans[kind];

/** The kind of case that a dose belongs to; one that nobody knows is left to the national schedule, which refuses it. */
const kindOf = (dose_code: string): CareKind => kinds.find((kind) => ofDoses(kind).gives?.(dose_code)) ?? 'schedule';

/** What a person's line becomes by a dose that was given here. */
export const lineAfterDose = (dose_code: string): RosterStatus | null =>
  ofDoses(kindOf(dose_code)).lineAfterDose ?? null;

/** Why a case does not belong to a session of this category, VACDOS0008: where its plan is not cared for. */
export function caseCategoryRefusal(kind: CareKind, category: string): Refusal<RefusalCode> | undefined {
  return plans[kind].isCaredForIn(category) ? undefined : { code: 'VACDOS0008' };
}

/** The same of the doses of a visit, each under its code: the vials of a session are counted by its category. */
export function doseCategoryRefusals(codes: readonly string[], category: string): Refusals {
  return codes.flatMap((code, at) => {
    const refusal = caseCategoryRefusal(kindOf(code), category);
    return refusal ? [{ ...refusal, path: `vaccine_details.${at}.dose_code` }] : [];
  });
}
