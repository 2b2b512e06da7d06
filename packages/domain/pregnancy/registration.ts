import { addDays, addMonths, ageOn, type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { checkDay, type DayRange, measures } from '../person/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { refusedAt } from '../text/index.ts';
import { aloneRefusals } from './alone.ts';
import { type JudgedBeside, nextAfter } from './beside.ts';
import { earlierRefusals } from './earlier.ts';
import { numberIn, textIn } from './event.ts';
import { mostChildren } from './forms/index.ts';
import { endedOn, goesOn, type Pregnancy } from './record.ts';
import { pregnancyRules } from './rules.ts';

/** The last menstrual period may lie so many months back (specification 1, section 5). */
const lmpMonths = 12;
const female = 2;
/** After so many visits the last menstrual period stands. */
const visitsThatSettle = 2;

/** What is wrong with a registration, or with its change, beyond its single fields. */
export function registrationRefusals(facts: Answers, beside: JudgedBeside): Refusals {
  const { pregnancy, others, woman, today } = beside;
  if (woman.deceased_on !== null) return [{ code: 'BENPRE0017', path: 'lmp_date' }];
  const open = others.find(goesOn);
  if (!pregnancy && open) return [{ code: 'BENPRE0006', path: 'lmp_date', values: { lmp: open.lmp } }];
  const lmp = textIn(facts, 'lmp_date');
  const hasLmp = isCivilDate(lmp);
  return [
    ...(hasLmp ? lmpRefusals(lmp, beside) : []),
    ...(hasLmp ? womanRefusals(lmp, beside) : []),
    ...registeredRefusals(facts, today),
    ...lastPregnancyRefusals(facts, woman.born),
    ...countRefusals(facts),
    ...earlierRefusals(facts, woman.born),
    ...historyRefusals(facts),
  ];
}

/** Days that a last menstrual period may have beside what is on record: what was recorded since stays in its time. */
function lmpRange({ pregnancy, others, today }: JudgedBeside): DayRange {
  const before = others.filter((other) => !pregnancy || other.lmp < pregnancy.lmp);
  const from = addMonths(pregnancy?.registeredOn ?? today, -lmpMonths);
  return {
    min: latest([from, ...before.map(endAtLeast), ...(pregnancy ? lmpNotBefore(pregnancy) : [])]),
    max: earliest([today, ...(pregnancy ? lmpNotAfter(pregnancy, nextAfter(pregnancy, others)) : [])]),
  };
}

/** A pregnancy whose end nobody knows went on until the first day that it may have ended, and until her last visit. */
const endAtLeast = (pregnancy: Pregnancy): CivilDate => {
  const { lmp, visits } = pregnancy;
  const days = [addDays(lmp, pregnancyRules[0].earliestAbortion), ...visits.map(({ on }) => on)];
  return endedOn(pregnancy) ?? latest(days);
};

function lmpNotBefore({ visits, outcome }: Pregnancy): readonly CivilDate[] {
  const { latestDelivery, latestAbortion } = pregnancyRules[0];
  const days = visits.map(({ on }) => addDays(on, -latestDelivery));
  if (!outcome || outcome.kind === 'lost') return days;
  return [...days, addDays(outcome.on, -(outcome.kind === 'abortion' ? latestAbortion : latestDelivery))];
}

function lmpNotAfter({ visits, outcome, referrals }: Pregnancy, next: Pregnancy | undefined): readonly CivilDate[] {
  const { earliestDelivery, earliestAbortion } = pregnancyRules[0];
  const beforeNext = next ? [addDays(next.lmp, -earliestAbortion)] : [];
  const days = [...beforeNext, ...visits.map(({ on }) => addDays(on, -1)), ...referrals.map(({ on }) => on)];
  if (!outcome) return days;
  const least = { delivery: earliestDelivery, abortion: earliestAbortion, 'maternal-death': 0, lost: 0 };
  return [...days, addDays(outcome.on, -least[outcome.kind])];
}

/** Days to which a last period may be put right: what was registered with it stays in its time as well. */
export function lmpCorrectionRange(pregnancy: Pregnancy, beside: JudgedBeside): DayRange {
  const { min, max } = lmpRange({ ...beside, pregnancy });
  const last = textIn(pregnancy.facts, 'last_ended_on');
  return {
    min: latest([min, ...(isCivilDate(last) ? [monthAfter(last)] : [])]),
    max: earliest([max, pregnancy.registeredOn]),
  };
}

/** The first day before which a whole month lies since this one. */
function monthAfter(day: CivilDate): CivilDate {
  const next = addMonths(day, 1);
  return addMonths(next, -1) < day ? addDays(next, 1) : next;
}

/** What is wrong with a last period that is put right. */
export function lmpCorrectionRefusals(facts: Answers, pregnancy: Pregnancy, beside: JudgedBeside): Refusals {
  const path = 'lmp_date';
  const lmp = textIn(facts, path);
  if (!isCivilDate(lmp)) return [];
  const ofDay = refusedAt(path, checkDay(lmp, lmpCorrectionRange(pregnancy, beside)));
  return ofDay.length > 0 ? ofDay : womanRefusals(lmp, { ...beside, pregnancy });
}

const latest = (days: readonly CivilDate[]): CivilDate => days.toSorted().at(-1) ?? '';
const earliest = (days: readonly CivilDate[]): CivilDate => days.toSorted()[0] ?? '';

/** Does the last period stand: by visits that were planned by it, by an outcome, or because it was put right? */
export function isSettled({ visits, outcome, events, withdrawn }: Pregnancy): boolean {
  const isRight = events.some(({ kind, event_id }) => kind === 'lmp-date' && !withdrawn.has(event_id));
  return visits.length >= visitsThatSettle || outcome !== null || isRight;
}

function lmpRefusals(lmp: CivilDate, beside: JudgedBeside): Refusals {
  const { pregnancy, recorder } = beside;
  const path = 'lmp_date';
  if (pregnancy && lmp === pregnancy.lmp) return [];
  if (pregnancy && isSettled(pregnancy) && !recorder.answers) return [{ code: 'BENPRE0012', path }];
  return refusedAt(path, checkDay(lmp, lmpRange(beside)));
}

/** Fifteen when it is recorded: a girl who became fifteen since her last period is not turned away; not yet fifty at that. */
export function isOfBearingAge(
  { born, gender }: Pick<JudgedBeside['woman'], 'born' | 'gender'>,
  { lmp, registeredOn }: Pick<Pregnancy, 'lmp' | 'registeredOn'>,
): boolean {
  const { min, max } = measures.age;
  const youngest = ageOn(born, registeredOn)?.years;
  const oldest = ageOn(born, lmp)?.years;
  const isOfAge = youngest !== undefined && youngest >= min && oldest !== undefined && oldest <= max;
  return gender === female && isOfAge;
}

function womanRefusals(lmp: CivilDate, { woman, pregnancy, today }: JudgedBeside): Refusals {
  const { min, max } = measures.age;
  const fits = isOfBearingAge(woman, { lmp, registeredOn: pregnancy?.registeredOn ?? today });
  return fits ? [] : [{ code: 'BENPRE0009', path: 'lmp_date', values: { min, max } }];
}

/** Whoever comes only after the delivery is registered then. */
function registeredRefusals(facts: Answers, today: CivilDate): Refusals {
  const [lmp, day] = [textIn(facts, 'lmp_date'), textIn(facts, 'registered_on')];
  if (!isCivilDate(lmp) || !isCivilDate(day)) return [];
  return refusedAt('registered_on', checkDay(day, { min: lmp, max: today }));
}

/** The last pregnancy ended after her own birth and at least a month before the last menstrual period. */
function lastPregnancyRefusals(facts: Answers, born: CivilDate): Refusals {
  const [lmp, last] = [textIn(facts, 'lmp_date'), textIn(facts, 'last_ended_on')];
  if (!isCivilDate(lmp) || !isCivilDate(last)) return [];
  return refusedAt('last_ended_on', checkDay(last, { min: born, max: addMonths(lmp, -1) }));
}

function countRefusals(facts: Answers): Refusals {
  const [pregnancies, births] = [numberIn(facts, 'pregnancies'), numberIn(facts, 'births')];
  const living = numberIn(facts, 'living_children');
  const refusals: Refusal<RefusalCode>[] = [];
  if (pregnancies !== null && births !== null && births >= pregnancies)
    refusals.push({ code: 'BENPRE0008', path: 'births', values: { max: pregnancies - 1 } });
  const most = (births ?? 0) * mostChildren;
  if (births !== null && living !== null && living > most)
    refusals.push({ code: 'FLDVAL0005', path: 'living_children', values: { min: 0, max: most } });
  return refusals;
}

const historyRefusals = (facts: Answers): Refusals => aloneRefusals(facts, ['past_illness', 'past_complications']);
