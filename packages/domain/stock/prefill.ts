import type { CivilDate } from '../calendar/index.ts';
import { lineKey, type UtilisationLine } from './line.ts';
import { logisticsOf } from './logistics.ts';
import { openVial } from './open-vial.ts';

/** Doses of one vaccine and batch recorded at the session. */
export interface GivenDoses {
  readonly material_id: number;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
  readonly doses: number;
}

/** Part vials that an earlier session of the site kept. */
export interface CarriedVials extends GivenDoses {
  readonly vials: number;
  readonly opened_on: CivilDate;
}

interface Known {
  readonly on: CivilDate;
  /** Code of the vaccine by id. */
  readonly codeOf: (material_id: number) => string;
}

/** Part vials that may still be used on the day: the policy is asked again, a vial may have grown too old meanwhile. */
export const stillUsable = (carried: readonly CarriedVials[], known: Known): readonly CarriedVials[] =>
  carried.filter((vials) => mayBeUsed(vials, known));

/** Part vials that a site kept and that have grown too old since: nobody is to be given of them. */
export const grownTooOld = (carried: readonly CarriedVials[], known: Known): readonly CarriedVials[] =>
  carried.filter((vials) => !mayBeUsed(vials, known));

function mayBeUsed({ opened_on, expiry_date, material_id }: CarriedVials, { on, codeOf }: Known): boolean {
  return openVial({ code: codeOf(material_id), opened_on, expiry_date, vvm: null }, on).keep;
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

function proposed(given: GivenDoses, carried: readonly CarriedVials[], { on, codeOf }: Known): UtilisationLine {
  const code = codeOf(given.material_id);
  const sizes = logisticsOf(code)?.dosesPerVial ?? [];
  const { doses, ...named } = given;
  const line: UtilisationLine = {
    ...named,
    doses_recorded: doses,
    doses_given: doses,
    doses_per_vial: null,
    vials_received: null,
    vials_opened: null,
    vials_returned: null,
    vials_damaged: 0,
    partial_vials_in: carried.reduce((sum, { vials }) => sum + vials, 0),
    doses_in_partial: carried.reduce((sum, one) => sum + one.doses, 0),
    partial_vials_out: logisticsOf(code)?.openVialReuse ? null : 0,
    doses_partial_out: logisticsOf(code)?.openVialReuse ? null : 0,
    doses_discarded: 0,
    given_reason: '',
    damage_reason: '',
    opened_on: carried.map(({ opened_on }) => opened_on).toSorted()[0] ?? null,
    vvm_received: null,
    vvm_opened: null,
    diluents: null,
  };
  const [only] = sizes.length === 1 ? sizes : [];
  return only === undefined ? line : withVialSize(line, only, { code, on });
}

/**
 * The line with its vials as the doses need them, once the size of a vial is known: part vials first, then as few new
 * ones as there must be; what is left of the last is kept where the policy allows.
 */
export function withVialSize(
  line: UtilisationLine,
  size: number,
  { code, on }: { readonly code: string; readonly on: CivilDate },
): UtilisationLine {
  const given = line.doses_given ?? line.doses_recorded;
  const inPartial = line.doses_in_partial ?? 0;
  const vials_opened = Math.max(0, Math.ceil((given - inPartial) / size));
  const left = Math.max(0, vials_opened * size + inPartial - given);
  // The part vial that was brought is the oldest while doses of it are left.
  const opened_on = vials_opened === 0 || given < inPartial ? (line.opened_on ?? on) : on;
  const { expiry_date, vvm_opened: vvm } = line;
  const out = openVial({ code, opened_on, expiry_date, vvm }, on).keep ? left : 0;
  const partial_vials_out = Math.ceil(out / size);
  return {
    ...line,
    doses_per_vial: size,
    vials_opened,
    partial_vials_out,
    doses_partial_out: out,
    opened_on: partial_vials_out > 0 ? opened_on : null,
  };
}
