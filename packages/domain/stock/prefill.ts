import type { CivilDate } from '../calendar/index.ts';
import { computedLine, type KnownOfLine } from './computed.ts';
import { lineKey, type UtilisationLine } from './line.ts';
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

interface KnownOfReport extends Known {
  /** Doses in a vial as the master list has them. */
  readonly sizesOf?: (material_id: number) => readonly number[];
  /** Vials that came on the day of the session, as far as it is known. */
  readonly received?: readonly ReceivedVials[];
}

/** Vials of a batch that were taken into the stock of the site. */
export interface ReceivedVials {
  readonly material_id: number;
  readonly batch_number: string;
  readonly vials: number;
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
  known: KnownOfReport,
): readonly UtilisationLine[] {
  const usable = stillUsable(carried, known);
  const keys = new Map([...given, ...usable].map((one) => [lineKey(one), one]));
  return [...keys.values()].map((one) => {
    const doses = given.filter((other) => lineKey(other) === lineKey(one)).reduce((sum, each) => sum + each.doses, 0);
    return proposedLine({ ...one, doses }, usable, known);
  });
}

/** What is known of a line beside what is counted: of the part vials those of its vaccine and batch matter. */
export function knownOfLine(
  line: Pick<UtilisationLine, 'material_id' | 'batch_number'>,
  usable: readonly CarriedVials[],
  { on, codeOf, sizesOf }: KnownOfReport,
): KnownOfLine {
  const days = usable.filter((one) => lineKey(one) === lineKey(line)).map(({ opened_on }) => opened_on);
  return {
    code: codeOf(line.material_id),
    on,
    sizes: sizesOf?.(line.material_id) ?? [],
    broughtSince: days.toSorted()[0] ?? null,
  };
}

/** The line of one vaccine and batch, as it is proposed; of no dose where a vial was opened for nobody. */
export function proposedLine(
  { material_id, batch_number, expiry_date, doses }: GivenDoses,
  usable: readonly CarriedVials[],
  known: KnownOfReport,
): UtilisationLine {
  const of = lineKey({ material_id, batch_number });
  const carried = usable.filter((one) => lineKey(one) === of);
  const received = (known.received ?? []).filter((one) => lineKey(one) === of);
  const line: UtilisationLine = {
    material_id,
    batch_number,
    expiry_date,
    doses_recorded: doses,
    doses_given: doses,
    doses_per_vial: null,
    vials_received: received.length === 0 ? null : received.reduce((sum, { vials }) => sum + vials, 0),
    vials_opened: null,
    vials_returned: null,
    vials_damaged: 0,
    partial_vials_in: carried.reduce((sum, { vials }) => sum + vials, 0),
    doses_in_partial: carried.reduce((sum, one) => sum + one.doses, 0),
    partial_vials_out: null,
    doses_partial_out: null,
    doses_discarded: 0,
    given_reason: '',
    damage_reason: '',
    opened_on: null,
    vvm_received: null,
    vvm_opened: null,
    diluents: null,
  };
  return computedLine(line, knownOfLine(line, carried, known));
}
