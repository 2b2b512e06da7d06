import type { CivilDate } from '../calendar/index.ts';
import { inCatalogue } from '../vaccines/index.ts';
import { requiredStages } from './check-utilisation.ts';
import type { UtilisationLine } from './line.ts';
import { openVial } from './open-vial.ts';

/** What a line's figures are computed from, beside what was counted. */
export interface KnownOfLine {
  /** Code of the vaccine. */
  readonly code: string;
  /** Day of the session. */
  readonly on: CivilDate;
  /** Doses in a vial as the master list has them; they come to those of the catalogue. */
  readonly sizes?: readonly number[];
  /** Day on which the oldest part vial that was brought was opened; null where none was. */
  readonly broughtSince?: CivilDate | null;
}

/** Vials hold a little more than their label says; beyond this share it was a larger vial. Our limit, as for wastage. */
const overfill = 1.1;
/** The stage of a monitor as it usually is; whoever saw another says so. */
const usualStage = 1;

const counted = (value: number | null): value is number => value !== null && !Number.isNaN(value);

/** Doses in a vial of that vaccine, rising: as it is known to come, and as the master list has it. */
export const sizesOfVaccine = (code: string, sizes: readonly number[] = []): readonly number[] =>
  [...new Set([...(inCatalogue(code)?.dosesPerVial ?? []), ...sizes])].toSorted((a, b) => a - b);

/** Vials opened by the balance: what came and neither went back nor was unfit. Unknown until both are counted. */
function openedByBalance({ vials_received, vials_returned, vials_damaged }: UtilisationLine): number | null {
  if (!counted(vials_received) || !counted(vials_returned)) return null;
  return Math.max(0, vials_received - vials_returned - (counted(vials_damaged) ? vials_damaged : 0));
}

const givenOf = (line: UtilisationLine) => (counted(line.doses_given) ? line.doses_given : line.doses_recorded);
const inPartial = (line: UtilisationLine) => (counted(line.doses_in_partial) ? line.doses_in_partial : 0);

/**
 * The size of the vials: the one planners reckon with, unless the vials that were opened could not hold the doses that
 * were given; then the smallest that could. Null where no size is known.
 */
function sizeOf(line: UtilisationLine, { code, sizes }: KnownOfLine): number | null {
  const known = sizesOfVaccine(code, sizes);
  const row = inCatalogue(code);
  const usual = row?.planning?.dosesPerVial ?? row?.dosesPerVial[0] ?? (known.length === 1 ? known[0] : undefined);
  if (usual === undefined) return null;
  const opened = openedByBalance(line);
  if (opened === null) return usual;
  const holds = (size: number) => (opened * size + inPartial(line)) * overfill >= givenOf(line);
  return holds(usual) ? usual : (known.find((size) => size > usual && holds(size)) ?? usual);
}

/** Vials opened: by the balance; until it is known, as few as the doses need after the part vials. */
function openedOf(line: UtilisationLine): number | null {
  const opened = openedByBalance(line);
  if (opened !== null) return opened;
  const { doses_per_vial: size } = line;
  if (!counted(size) || size < 1) return null;
  return Math.max(0, Math.ceil((givenOf(line) - inPartial(line)) / size));
}

type Kept = Pick<UtilisationLine, 'partial_vials_out' | 'doses_partial_out' | 'opened_on'>;

/** What opened vials still hold is kept where the policy allows it, otherwise it is wasted. */
function keptOf(line: UtilisationLine, { code, on, broughtSince = null }: KnownOfLine): Kept {
  const { doses_per_vial: size, vials_opened: opened, expiry_date, vvm_opened: vvm } = line;
  const isKnown = counted(size) && size >= 1 && counted(opened);
  const brought = inPartial(line);
  // The part vial that was brought is the oldest while doses of it are left.
  const opened_on = brought > 0 && (opened === 0 || givenOf(line) < brought) ? (broughtSince ?? on) : on;
  if (!openVial({ code, opened_on, expiry_date, vvm }, on).keep) {
    return { partial_vials_out: 0, doses_partial_out: 0, opened_on: null };
  }
  if (!isKnown) return { partial_vials_out: null, doses_partial_out: null, opened_on: null };
  const thrown = counted(line.doses_discarded) ? line.doses_discarded : 0;
  const left = Math.max(0, opened * size + brought - givenOf(line) - thrown);
  return {
    partial_vials_out: Math.ceil(left / size),
    doses_partial_out: left,
    opened_on: left > 0 ? opened_on : null,
  };
}

/** Each computed part after those that it is computed from. */
const steps: readonly ((line: UtilisationLine, known: KnownOfLine) => Partial<UtilisationLine>)[] = [
  (line, known) => ({ doses_per_vial: sizeOf(line, known) }),
  (line) => ({ vials_opened: openedOf(line) }),
  ...(['vvm_received', 'vvm_opened'] as const).map((key) => (line: UtilisationLine, known: KnownOfLine) => ({
    [key]: requiredStages(line, known.code).includes(key) ? usualStage : null,
  })),
  keptOf,
];

/** A line with all that need not be asked: size, vials opened, stages of the monitor, and what is kept. */
export function computedLine(line: UtilisationLine, known: KnownOfLine): UtilisationLine {
  let made = line;
  for (const step of steps) made = { ...made, ...step(made, known) };
  return made;
}

/**
 * The line after a change: what stood there as it was computed is computed anew, what the worker said otherwise stays.
 */
export function changedLine(
  before: UtilisationLine,
  change: Partial<UtilisationLine>,
  known: KnownOfLine,
): UtilisationLine {
  let made = { ...before, ...change };
  for (const step of steps) {
    const was = step(before, known);
    const keys = Object.keys(was) as (keyof UtilisationLine)[];
    const isSaid = keys.some((key) => key in change || before[key] !== was[key]);
    if (!isSaid) made = { ...made, ...step(made, known) };
  }
  return made;
}
