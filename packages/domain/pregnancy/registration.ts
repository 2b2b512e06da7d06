import { addMonths, ageOn, type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import { checkDay, measures } from '../person/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { refusedAt } from '../text/index.ts';
import type { JudgedBeside } from './beside.ts';
import { lastDayOfPregnancy } from './dates.ts';
import { listIn, numberIn, textIn } from './event.ts';
import type { Pregnancy } from './record.ts';

/** The last menstrual period may lie so many months back (specification 1, section 5). */
const lmpMonths = 12;
const female = 2;
/** After so many visits the last menstrual period stands. */
const visitsThatSettle = 2;

/** What is wrong with a registration, or with its change, beyond its single fields. */
export function registrationRefusals(facts: Answers, beside: JudgedBeside): Refusals {
  const { pregnancy, others, woman, today } = beside;
  if (woman.deceased_on !== null) return [{ code: 'BENPRE0017', path: 'lmp_date' }];
  const open = others.find(({ outcome, death }) => outcome === null && death === null);
  if (!pregnancy && open) return [{ code: 'BENPRE0006', path: 'lmp_date', values: { lmp: open.lmp } }];
  const lmp = textIn(facts, 'lmp_date');
  const hasLmp = isCivilDate(lmp);
  return [
    ...(hasLmp ? lmpRefusals(lmp, beside) : []),
    ...(hasLmp ? womanRefusals(lmp, woman) : []),
    ...registeredRefusals(facts, pregnancy, today),
    ...lastPregnancyRefusals(facts, woman.born),
    ...countRefusals(facts),
    ...historyRefusals(facts),
  ];
}

function lmpRefusals(lmp: CivilDate, { pregnancy, others, today }: JudgedBeside): Refusals {
  const path = 'lmp_date';
  if (pregnancy && lmp !== pregnancy.lmp) {
    const { visits, outcome } = pregnancy;
    if (visits.length >= visitsThatSettle || outcome) return [{ code: 'BENPRE0012', path }];
    const [first] = visits;
    if (first && (first.on <= lmp || first.on > lastDayOfPregnancy(lmp)))
      return [{ code: 'FLDVAL0019', path, values: { max: first.on } }];
  }
  if (pregnancy && lmp === pregnancy.lmp) return [];
  const ended = others.map(({ outcome }) => outcome?.on).filter((day) => day !== undefined);
  const earliest = [addMonths(today, -lmpMonths), ...ended].toSorted().at(-1) ?? today;
  return refusedAt(path, checkDay(lmp, { min: earliest, max: today }));
}

function womanRefusals(lmp: CivilDate, { born, gender }: JudgedBeside['woman']): Refusals {
  const { min, max } = measures.age;
  const years = ageOn(born, lmp)?.years;
  const isOfAge = years !== undefined && years >= min && years <= max;
  return gender === female && isOfAge ? [] : [{ code: 'BENPRE0009', path: 'lmp_date', values: { min, max } }];
}

function registeredRefusals(facts: Answers, pregnancy: Pregnancy | undefined, today: CivilDate): Refusals {
  const [lmp, day] = [textIn(facts, 'lmp_date'), textIn(facts, 'registered_on')];
  if (!isCivilDate(lmp) || !isCivilDate(day)) return [];
  const end = pregnancy?.outcome?.on ?? lastDayOfPregnancy(lmp);
  return refusedAt('registered_on', checkDay(day, { min: lmp, max: end < today ? end : today }));
}

/** The last pregnancy ended after her own birth and at least a month before the last menstrual period. */
function lastPregnancyRefusals(facts: Answers, born: CivilDate): Refusals {
  const [lmp, last] = [textIn(facts, 'lmp_date'), textIn(facts, 'last_ended_on')];
  if (!isCivilDate(lmp) || !isCivilDate(last)) return [];
  return refusedAt('last_ended_on', checkDay(last, { min: born, max: addMonths(lmp, -1) }));
}

function countRefusals(facts: Answers): Refusals {
  const [pregnancies, births] = [numberIn(facts, 'pregnancies'), numberIn(facts, 'births')];
  if (pregnancies === null || births === null || births < pregnancies) return [];
  return [{ code: 'BENPRE0008', path: 'births', values: { max: pregnancies - 1 } }];
}

/** 'None' stands alone. */
const historyRefusals = (facts: Answers): Refusals =>
  ['past_illness', 'past_complications']
    .filter((path) => listIn(facts, path).includes('None') && listIn(facts, path).length > 1)
    .map((path) => ({ code: 'BENMED0001', path }));
