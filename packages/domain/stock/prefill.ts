import type { CivilDate } from '../calendar/index.ts';
import type { UtilisationLine } from './line.ts';
import { logisticsOf } from './logistics.ts';
import { openVial } from './open-vial.ts';
import { lineKey } from './report.ts';

/** Doses of one vaccine and batch recorded at the session. */
export interface GivenDoses {
  readonly material_id: number;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
  readonly doses: number;
}

/** Part vials that an earlier session of the site kept. */
export interface CarriedVials {
  readonly material_id: number;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
  readonly vials: number;
  readonly doses: number;
  readonly opened_on: CivilDate;
}

interface Known {
  readonly on: CivilDate;
  /** Code of the vaccine by id. */
  readonly codeOf: (material_id: number) => string;
}

/** Part vials that may still be used on the day: the policy is asked again, a vial may have grown too old meanwhile. */
export function stillUsable(
  carried: readonly CarriedVials[],
  { on, codeOf }: Known,
): readonly CarriedVials[] {
  return carried.filter((vials) => {
    const { opened_on, expiry_date, material_id } = vials;
    return openVial({ code: codeOf(material_id), opened_on, expiry_date, vvm: null }, on).keep;
  });
}

/**
 * The report as it is proposed: a line for each vaccine and batch that was given or carried in. Part vials are used
 * first, then as few vials as the doses need; what is left of the last one is kept where the policy allows. Vials
 * received and returned are for the worker to count.
 */
export function proposedLines(
  given: readonly GivenDoses[],
  carried: readonly CarriedVials[],
  known: Known,
): readonly UtilisationLine[] {
  const usable = stillUsable(carried, known);
  const keys = new Map([...given, ...usable].map((one) => [lineKey(one), one]));
  return [...keys.values()].map((one) => {
    const same = (other: { readonly material_id: number; readonly batch_number: string }) =>
      lineKey(other) === lineKey(one);
    const { material_id, batch_number, expiry_date } = one;
    const doses = given.filter(same).reduce((sum, each) => sum + each.doses, 0);
    return proposed({ material_id, batch_number, expiry_date, doses }, usable.filter(same), known);
  });
}

function proposed(
  given: GivenDoses,
  carried: readonly CarriedVials[],
  { on, codeOf }: Known,
): UtilisationLine {
  const code = codeOf(given.material_id);
  const handling = logisticsOf(code);
  const dpv = handling?.dosesPerVial.length === 1 ? (handling.dosesPerVial[0] ?? null) : null;
  const partials = carried.reduce((sum, { vials }) => sum + vials, 0);
  const doses_in_partial = carried.reduce((sum, { doses }) => sum + doses, 0);
  const opened = dpv === null ? null : Math.max(0, Math.ceil((given.doses - doses_in_partial) / dpv));
  const left =
    opened === null || dpv === null ? null : Math.max(0, opened * dpv + doses_in_partial - given.doses);
  const oldest = carried.map(({ opened_on }) => opened_on).toSorted()[0] ?? on;
  const opened_on = opened === 0 || given.doses < doses_in_partial ? oldest : on;
  const { expiry_date } = given;
  const keeps = openVial({ code, opened_on, expiry_date, vvm: null }, on).keep;
  const out = left === null ? null : keeps ? left : 0;
  const vialsOut = out === null || dpv === null ? null : Math.ceil(out / dpv);
  const { doses, ...named } = given;
  return {
    ...named,
    doses_recorded: doses,
    doses_given: doses,
    doses_per_vial: dpv,
    vials_received: null,
    vials_opened: opened,
    vials_returned: null,
    vials_damaged: 0,
    partial_vials_in: partials,
    doses_in_partial,
    partial_vials_out: vialsOut,
    doses_partial_out: out,
    doses_discarded: 0,
    given_reason: '',
    damage_reason: '',
    opened_on: (vialsOut ?? 0) > 0 ? opened_on : null,
    vvm_received: null,
    vvm_opened: null,
    diluents: null,
  };
}
