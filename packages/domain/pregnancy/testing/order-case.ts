import { addDays, type CivilDate } from '../../calendar/index.ts';
import type { Answers } from '../../forms/index.ts';
import type { Birth, JudgedBeside, PregnancyAct } from '../index.ts';
import { actOf, besideOf, liveChild, lmp, pregnancyOf, type Step } from './stories.ts';

/** An act beside what is on record, and the refusals that it meets, as `CODE path`. */
export type OrderCase = readonly [
  why: string,
  act: PregnancyAct,
  expected: readonly string[],
  beside?: Partial<JudgedBeside>,
];

/** A last menstrual period forty weeks before the day of the cases. */
export const term: CivilDate = '2026-02-18';
export const dayOf = (days: number, begin: CivilDate = term): CivilDate => addDays(begin, days);

/** Beside a pregnancy that is at its term, and what happened in it. */
export const atTerm = (before: readonly Step[] = [], of: Partial<JudgedBeside> = {}): Partial<JudgedBeside> => ({
  pregnancy: pregnancyOf(before, term),
  ...of,
});
/** Beside one of fifteen weeks. */
export const early = (before: readonly Step[] = [], of: Partial<JudgedBeside> = {}): Partial<JudgedBeside> => ({
  pregnancy: pregnancyOf(before, lmp),
  ...of,
});

export const visitOn = (day: CivilDate, facts: Answers = {}): Step => ({
  kind: 'antenatal',
  facts: { visited_on: day, ...facts },
  on: day,
});
/** Captured long ago by an ANM, unless it says otherwise. */
export const deliveredOn = (day: CivilDate, births?: readonly Birth[], facts: Answers = {}): Step => ({
  kind: 'delivery',
  facts: { delivered_on: day, ...facts },
  births: births ?? [liveChild({ born_on: day })],
  on: day,
});
export const abortedOn = (day: CivilDate): Step => ({ kind: 'abortion', facts: { aborted_on: day }, on: day });
export const diedOn = (day: CivilDate): Step => ({ kind: 'maternal-death', facts: { died_on: day }, on: day });
export const lostOn = (day: CivilDate): Step => ({ kind: 'lost', facts: { lost_on: day }, on: day });
export const seenAfterOn = (day: CivilDate): Step => ({ kind: 'postnatal', facts: { visited_on: day }, on: day });
export const referredOn = (day: CivilDate, whom?: 'mother' | 'child', of_births?: string): Step => ({
  kind: 'referral',
  facts: { referred_on: day, ...(whom && { whom: [whom] }), ...(of_births && { of_births }) },
  on: day,
});

/** The last period put right by whoever answers for the place. */
export const putRight = (lmp_date: CivilDate): Step => ({ kind: 'lmp-date', facts: { lmp_date }, by: 'officer' });

/** A delivery with its children. */
export const delivery = (day: CivilDate, births?: readonly Birth[], facts: Answers = {}): PregnancyAct =>
  actOf('delivery', { delivered_on: day, ...facts }, births ?? [liveChild({ born_on: day })]);

export const besideOfCase = (of: Partial<JudgedBeside> = {}): JudgedBeside => besideOf(of);
