import { lineAfterBite } from '../bites/line.ts';
import { antenatalLine } from '../pregnancy/line.ts';
import type { RosterStatus } from '../sessions/index.ts';
import { scheduleLine } from '../vaccinations/line.ts';
import type { LineOfCare, SentCase } from './plan.ts';

// What is sent of two plans is of the first, which refuses the other's part.
const lines = {
  schedule: scheduleLine,
  antenatal: antenatalLine,
  rabies: lineAfterBite('rabies'),
  venom: lineAfterBite('venom'),
} as const;
export type CareKind = keyof typeof lines;
const kinds = Object.keys(lines) as CareKind[];
const lineOf = (kind: CareKind): LineOfCare => lines[kind];

/** The plan that a case is of, as it is sent; what is of none of the others is a visit of the national schedule. */
export const kindOfCase = (sent: SentCase): CareKind => kinds.find((kind) => lineOf(kind).opens(sent)) ?? 'schedule';

/** The kind of case that a dose belongs to; one that nobody knows is left to the national schedule, which refuses it. */
export const kindOfDose = (dose_code: string): CareKind =>
  kinds.find((kind) => lineOf(kind).gives?.(dose_code)) ?? 'schedule';

/** What a person's line becomes by a case alone, whatever else follows; null where it stays as it is. */
export const lineAfterCase = (sent: SentCase): RosterStatus | null => lineOf(kindOfCase(sent)).lineAfterCase(sent);

/** What a person's line becomes by a dose that was given here. */
export const lineAfterDose = (dose_code: string): RosterStatus | null =>
  lineOf(kindOfDose(dose_code)).lineAfterDose ?? null;
