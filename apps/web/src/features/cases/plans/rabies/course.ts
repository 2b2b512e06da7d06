import type { BiteCase, RabiesDetails } from '@teeka/contract/bites/shapes';
import { courseOfCase, givenOf } from '@teeka/domain/bites';
import { type CivilDate, dayInIndia, isCivilDate } from '@teeka/domain/calendar';
import {
  adviseRabies,
  asksAboutRig,
  type Course,
  courseOf,
  type GivenDay,
  type RabiesAdvice,
  type RabiesRules,
  type Regimen,
  type RigDose,
  type RigStanding,
  rabiesRulesOf,
  regimenOf,
  rigAmountRefusal,
  rigDose,
  rigStanding,
} from '@teeka/domain/rabies';
import type { Refusal } from '@teeka/domain/refusal';
import { amountTyped } from '@teeka/domain/text';
import { type BiteDraft, weightOf } from '../bites/draft.ts';

/** What the rules say about the details as they are now; undefined while the category is open. */
export function adviceOf(rabies: RabiesDetails, today: CivilDate): RabiesAdvice | undefined {
  const earlierOn = isCivilDate(rabies.earlier_on) ? rabies.earlier_on : null;
  const bittenOn = isCivilDate(rabies.bitten_on) ? rabies.bitten_on : null;
  const { purpose, contacts, animal, immune_weak: immuneWeak, earlier } = rabies;
  return adviseRabies(
    { purpose, on: today, bittenOn, contacts, animal, immuneWeak, earlier, earlierOn },
    rabiesRulesOf(rabies.rules_version),
  );
}

/** The regimen of a new course: the chosen one while it fits the advice, else the first that fits; empty for none. */
export function regimenFor(rabies: RabiesDetails, advice: RabiesAdvice | undefined): string {
  if (!advice) return '';
  return advice.regimens.includes(rabies.regimen) ? rabies.regimen : (advice.regimens[0] ?? '');
}

/** Days read from paper that belong to a regimen; it may have changed since they were typed. */
export const paperDays = ({ earlierDays }: BiteDraft, regimen: Regimen | undefined): readonly GivenDay[] =>
  earlierDays.filter(({ day, on }) => isCivilDate(on) && regimen?.days.includes(day));

/** The course as it stands with this visit's draft: its days, and those read from paper. */
export function courseWith(draft: BiteDraft, care: BiteCase | undefined, today: CivilDate): Course | undefined {
  if (care) {
    const regimen = courseOfCase(care, today)?.regimen;
    return regimen && courseOf(regimen, [...givenOf(care), ...paperDays(draft, regimen)], today);
  }
  const { rabies } = draft;
  const code = regimenFor(rabies, adviceOf(rabies, today));
  const regimen = regimenOf(rabiesRulesOf(rabies.rules_version), code);
  return regimen && courseOf(regimen, paperDays(draft, regimen), today);
}

/** Where the immunoglobulin of this bite stands; a restarted course remembers what the closed one gave. */
export function rigOf(
  draft: BiteDraft,
  cases: readonly BiteCase[],
  {
    care,
    today,
    elsewhere = [],
  }: {
    readonly care: BiteCase | undefined;
    readonly today: CivilDate;
    /** Days of immunoglobulin since the bite that stand on record outside of its cases. */
    readonly elsewhere?: readonly CivilDate[];
  },
): RigStanding {
  const rabies = care?.details.rabies ?? draft.rabies;
  const chain = chainOf(care, cases);
  const standing = chain.flatMap(({ doses }) => doses).filter(({ voided }) => !voided);
  const days = (code: string) =>
    standing
      .filter(({ dose_code }) => dose_code === code)
      .map(({ given_on }) => given_on)
      .sort();
  const paper = draft.earlierDays.map(({ on }) => on).filter(isCivilDate);
  const firstDose = [...days('ARV'), ...paper].sort()[0] ?? null;
  const here = [draft.rigElsewhere?.on].filter(isCivilDate);
  const advised = adviceOf(rabies, care ? dayInIndia(care.opened_at) : today)?.rig ?? false;
  return rigStanding(
    { advised, given: [...days('RIG'), ...elsewhere, ...here].sort()[0] ?? null, firstDose },
    today,
    rabiesRulesOf(rabies.rules_version),
  );
}

/** A case and those that it was begun anew from. */
export function chainOf(care: BiteCase | undefined, cases: readonly BiteCase[]): readonly BiteCase[] {
  const chain: BiteCase[] = [];
  for (let at = care; at && !chain.includes(at); ) {
    const before = at.restarted_from;
    chain.push(at);
    at = cases.find(({ case_id }) => case_id === before);
  }
  return chain;
}

export interface RigPlan extends RigDose {
  readonly code: string;
}

/** How much of the chosen immunoglobulin; undefined without a weight. */
export function rigPlan(draft: BiteDraft, care: BiteCase | undefined): RigPlan | undefined {
  const rabies = care?.details.rabies ?? draft.rabies;
  const rules = rabiesRulesOf(rabies.rules_version);
  const product = rules.immunoglobulins.find(({ code }) => code === draft.rigType);
  const kg = weightOf(draft.weight) ?? rabies.weight_kg ?? 0;
  const dose = product && rigDose(product, kg);
  return dose && product && { ...dose, code: product.code };
}

/** What is typed for the wounds, in millilitres: null where nothing is, undefined where it is no amount. */
export function woundMl(infiltrated: string): number | null | undefined {
  const ml = amountTyped(infiltrated);
  return Number.isNaN(ml) ? undefined : ml;
}

/**
 * What of the amount typed for the wounds stands in the way: no amount FLDVAL0005, more than the vials hold RABIES0021;
 * `asks` where it is clearly more than the computed dose.
 */
export function judgeWoundMl(
  plan: RigPlan | undefined,
  infiltrated: string,
  rules: RabiesRules,
): { readonly refusal: Refusal | undefined; readonly asks: boolean } {
  const ml = woundMl(infiltrated);
  if (ml === undefined) return { refusal: { code: 'FLDVAL0005', values: { min: 0, max: 100 } }, asks: false };
  const product = rules.immunoglobulins.find(({ code }) => code === plan?.code);
  if (ml === null || !plan || !product) return { refusal: undefined, asks: false };
  const refusal = rigAmountRefusal(product, { ...plan, infiltrated_ml: ml });
  return { refusal, asks: !refusal && asksAboutRig(ml, plan, rules) };
}

/** What stays for the muscle once so many millilitres are in the wounds; null while that is not known. */
export function restForMuscle(plan: RigPlan | undefined, infiltrated: string): number | null {
  const ml = woundMl(infiltrated);
  if (!plan || plan.ml === null || ml == null) return null;
  return Math.max(0, Math.round((plan.ml - ml) * 100) / 100);
}
