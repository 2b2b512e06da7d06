import { addDays, type CivilDate } from '../calendar/index.ts';
import type { Immunoglobulin, RabiesRules } from './regimen.ts';

/** How much of a product a person needs. `ml` and `vials` are null where the label of the vial decides. */
export interface RigDose {
  readonly iu: number;
  readonly ml: number | null;
  readonly vials: number | null;
  /** More than the label of one product allows: warn, never cut silently. */
  readonly aboveLabelMax: boolean;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** By body weight in kilograms; undefined without a weight that a person can have. */
export function rigDose(product: Immunoglobulin, kg: number): RigDose | undefined {
  if (!(kg > 0)) return undefined;
  const iu = rounded(product.iuPerKg * kg);
  return {
    iu,
    ml: product.iuPerMl === null ? null : rounded(iu / product.iuPerMl),
    vials: product.iuPerVial === null ? null : Math.ceil(iu / product.iuPerVial),
    aboveLabelMax: product.labelMaxIu !== null && iu > product.labelMaxIu,
  };
}

export type RigStanding =
  | { readonly state: 'needed'; readonly latest: CivilDate }
  | { readonly state: 'given'; readonly on: CivilDate }
  | { readonly state: 'too-late'; readonly latest: CivilDate }
  | { readonly state: 'not-needed' };

/**
 * Where the immunoglobulin of a case stands on a day: once only, as soon as possible, and not later than day 7
 * counted from the first dose of vaccine (`firstDose`; null before it, then today is day 0). A restarted course
 * keeps the first day of the closed one, because what its doses did to the body is not undone.
 */
export function rigStanding(
  known: {
    readonly advised: boolean;
    readonly given: CivilDate | null;
    readonly firstDose: CivilDate | null;
  },
  today: CivilDate,
  rules: RabiesRules,
): RigStanding {
  if (known.given !== null) return { state: 'given', on: known.given };
  if (!known.advised) return { state: 'not-needed' };
  const latest = addDays(known.firstDose ?? today, rules.rigLatestDay);
  return { state: today > latest ? 'too-late' : 'needed', latest };
}
