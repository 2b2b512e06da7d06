import type { DayNumber } from '@teeka/domain/calendar';
import { after, nextSessionDay } from '../days.ts';
import type { DemoPerson, Story } from '../people/person.ts';
import { type Random, random } from '../random.ts';
import { type Course, giveDose, isOpen, startCourse } from './open-doses.ts';
import type { HistoricDose, PastVisit } from './past-visit.ts';
import { pregnancyDoses } from './pregnancy.ts';
import { childRows, positionOf, type QuickRow, quickRows } from './rows.ts';
import { drawStory, visitsOf } from './visits.ts';

/** Vaccination cards were taken into the register for children of the last ten years; older ones have Td only. */
const cardsFrom = '10y';

const row = (code: string): QuickRow => quickRows[positionOf(code)] as QuickRow;
const birthDoses = [row('BCG'), row('HEPB0'), row('OPV0')];
const schoolDoses = [row('TD10'), row('TD16'), row('HPV1')];
const japanese = [row('JE1'), row('JE2')];

/** The least share of open doses that is not given: out of stock, or the vial was not worth opening. */
const leftOut = 0.012;

/** How a history is told. An exact one leaves nothing to chance: the children whom every demo has. */
interface Telling {
  readonly story: Story;
  readonly until: DayNumber;
  readonly exact: boolean;
}

function atBirth(numbers: Random, course: Course, of: Telling): PastVisit[] {
  const { story, until, exact } = of;
  if (story === 'never' || (story !== 'birth-only' && !exact && numbers.chance(0.12))) return [];
  const day = course.born + (exact || numbers.chance(0.8) ? 0 : 1);
  if (day > until) return [];
  const doses = birthDoses.filter((dose) => isOpen(course, dose, day) && (exact || !numbers.chance(0.04)));
  for (const dose of doses) giveDose(course, dose, day);
  if (doses.length === 0) return [];
  return [{ day, meant: day, at: 'delivery-point', doses: doses.map((dose) => ({ dose, attempt: 1 })) }];
}

/** The second doses of a visit less than four weeks after the first: recorded, but they don't count. */
function tooEarly(course: Course, dose: QuickRow, day: DayNumber): boolean {
  const previous = dose.previous[0];
  if (previous === undefined || dose.gap?.days !== 28) return false;
  const before = course.given[previous] as number;
  return day >= (course.opens[dose.at] as number) - 7 && day < before + 28 && Number.isNaN(course.given[dose.at]);
}

function atVisits(numbers: Random, course: Course, of: Telling): PastVisit[] {
  const repeats = new Map<number, number>();
  const visits: PastVisit[] = [];
  for (const { meant, day } of visitsOf(numbers, course.born, of)) {
    const doses: HistoricDose[] = [];
    for (const dose of childRows) {
      if (dose.row.programme !== 'UIP' || schoolDoses.includes(dose)) continue;
      const counts = isOpen(course, dose, day);
      if (!counts && !(of.story === 'too-early' && visits.length < 2 && tooEarly(course, dose, day))) continue;
      if (!of.exact && numbers.chance(leftOut)) continue;
      const attempt = (repeats.get(dose.at) ?? 0) + 1;
      repeats.set(dose.at, attempt);
      doses.push({ dose, attempt });
    }
    for (const { dose } of doses) if (isOpen(course, dose, day)) giveDose(course, dose, day);
    if (doses.length > 0) visits.push({ day, meant, at: 'session', doses });
  }
  return visits;
}

/** Doses at school, and those of girls; before 2019 Td was TT, which the register does not know. */
function atSchool(numbers: Random, course: Course, until: DayNumber): PastVisit[] {
  const visits: PastVisit[] = [];
  for (const dose of schoolDoses) {
    const opens = Math.max(course.opens[dose.at] as number, dose.validFrom);
    const day = nextSessionDay(opens + numbers.between(3, 240));
    if (day > until || !numbers.chance(dose.row.programme === 'HPV' ? 0.3 : 0.74)) continue;
    if (!isOpen(course, dose, day)) continue;
    giveDose(course, dose, day);
    visits.push({ day, meant: day, at: 'school', doses: [{ dose, attempt: 1 }] });
  }
  return visits;
}

/** Children too old for the register's cards, in an endemic district: Japanese encephalitis by the campaign. */
function byCampaign(numbers: Random, course: Course, until: DayNumber): PastVisit[] {
  const visits: PastVisit[] = [];
  let day = nextSessionDay(after(course.born, '20m') + numbers.between(0, 200));
  for (const dose of japanese) {
    if (day > until || numbers.chance(0.12) || !isOpen(course, dose, day)) break;
    giveDose(course, dose, day);
    visits.push({ day, meant: day, at: 'session', doses: [{ dose, attempt: 1 }] });
    day = nextSessionDay(day + 90 + numbers.between(0, 60));
  }
  return visits;
}

/** Everything given to a person before `until` (excluded), in order of days. */
export function historyOf(person: DemoPerson, of: { seed: number; nth: number; until: DayNumber }): PastVisit[] {
  const numbers = random(of.seed, 3, of.nth);
  const yesterday = Math.min(of.until - 1, (person.diedOn ?? of.until) - 1);
  const visits: PastVisit[] = [];
  if (person.born > after(of.until, '1d') || person.born < 0) return visits;
  if (person.gender === 2 && (person.lmp !== null || person.births.length > 0)) {
    visits.push(...pregnancyDoses(numbers, person, yesterday));
  }
  const adult = after(person.born, '18y') <= of.until;
  if (adult) return visits;
  const { born, gender, village } = person;
  const course = startCourse({ born, girl: gender === 2, jeEndemic: village.district.jeEndemic });
  const story = person.story ?? drawStory(numbers);
  if (after(born, cardsFrom) > of.until) {
    const exact = person.story !== undefined;
    // What is due on the day of the demo must not have been given in the week before.
    const telling = { story, exact, until: exact ? yesterday - 7 : yesterday };
    visits.push(...atBirth(numbers, course, telling), ...atVisits(numbers, course, telling));
  } else {
    visits.push(...byCampaign(numbers, course, yesterday));
  }
  visits.push(...atSchool(numbers, course, yesterday));
  return visits.sort((a, b) => a.day - b.day);
}
