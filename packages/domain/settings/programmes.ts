import { addYears, type CivilDate, isCivilDate } from '../calendar/index.ts';
import { switchedTypes, typesOff } from '../person/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { offUntilSwitchedOn, programmes } from '../schedule/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';

/** What a state switches on and off: programmes by their names in the schedule, then types of beneficiaries. */
export const switchedProgrammes: readonly string[] = [
  ...Object.entries(programmes).flatMap(([name, standing]) => (standing === 'everywhere' ? [] : [name])),
  ...Object.keys(switchedTypes),
];

/** From a day on a programme is on or off in a state; `version` counts the changes of one programme from 1. */
export interface ProgrammeChange {
  readonly programme: string;
  readonly version: number;
  readonly is_on: boolean;
  readonly holds_from: CivilDate;
}

const later = (one: ProgrammeChange, other: ProgrammeChange): number =>
  one.holds_from === other.holds_from ? one.version - other.version : one.holds_from < other.holds_from ? -1 : 1;

/**
 * Is a programme on, on a day? The change of the latest day up to it says so, of two for one day the later made; without
 * one it is on, unless it was off from before there was a history or is off until it is switched on.
 */
export function isOnOn(
  programme: string,
  day: CivilDate,
  { changes, offBefore = [] }: { readonly changes: readonly ProgrammeChange[]; readonly offBefore?: readonly string[] },
): boolean {
  const said = changes
    .filter((one) => one.programme === programme && one.holds_from <= day)
    .sort(later)
    .at(-1);
  return said ? said.is_on : ![...offBefore, ...offUntilSwitchedOn].includes(programme);
}

/** The types of beneficiaries that are taken away on a day. */
export const typesOffOn = (day: CivilDate, changes: readonly ProgrammeChange[]): readonly number[] =>
  typesOff(Object.keys(switchedTypes).filter((name) => !isOnOn(name, day, { changes })));

/** Changes that a later day brings, the next first: of several for one day the last made. */
export function plannedOf(
  programme: string,
  today: CivilDate,
  changes: readonly ProgrammeChange[],
): readonly ProgrammeChange[] {
  const ahead = changes.filter((one) => one.programme === programme && one.holds_from > today).sort(later);
  return ahead.filter((one, at) => ahead[at + 1]?.holds_from !== one.holds_from);
}

interface WishedSwitch {
  readonly programme: string;
  readonly from_date: string;
}

/** The latest day that a change may wait for. */
export const latestSwitch = (today: CivilDate): CivilDate => addYears(today, 1);

/**
 * What is wrong with what is to be switched, and when: a programme that is not switched by itself FLDVAL0029; no day
 * FLDVAL0001, none of the calendar FLDVAL0017, before today FLDVAL0018 (what was given meanwhile is not judged again), more
 * than a year ahead FLDVAL0019.
 */
export function wishedSwitchRefusals({ programme, from_date }: WishedSwitch, today: CivilDate): Refusal<RefusalCode>[] {
  const max = latestSwitch(today);
  const day = (): Refusal<RefusalCode>[] => {
    const path = 'from_date';
    if (from_date === '') return [{ code: 'FLDVAL0001', path }];
    if (!isCivilDate(from_date)) return [{ code: 'FLDVAL0017', path }];
    if (from_date < today) return [{ code: 'FLDVAL0018', path, values: { min: today } }];
    return from_date > max ? [{ code: 'FLDVAL0019', path, values: { max } }] : [];
  };
  return [
    ...(switchedProgrammes.includes(programme) ? [] : [{ code: 'FLDVAL0029', path: 'programme' } as const]),
    ...day(),
  ];
}

/** The same with the reason, which is judged as `checkRemark` does. */
export function switchRefusals(
  wish: WishedSwitch & { readonly reason: string },
  today: CivilDate,
): Refusal<RefusalCode>[] {
  return [...wishedSwitchRefusals(wish, today), ...refusedAt('reason', checkRemark(wish.reason))];
}
