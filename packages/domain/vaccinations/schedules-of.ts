import { addYears, type CivilDate } from '../calendar/index.ts';
import { pregnantOn } from '../pregnancy/dates.ts';
import { type Forecast, forecast, type JudgedDose, type Person, type RecordedDose } from '../schedule/index.ts';
import {
  isMarkedWorker,
  type KnownOfPerson,
  kindOfDose,
  type PersonOnRecord,
  schedulePerson,
} from './schedule-person.ts';

/** From this age on, in years, the schedule of children offers nothing any more. */
export const adultAge = 18;

/** One schedule that applies to somebody: as whom it looks at them, and their doses that belong to it. */
export interface PersonSchedule {
  readonly person: Person;
  readonly doses: readonly RecordedDose[];
}

interface ForecastInput {
  readonly on: CivilDate;
  /** A pregnancy that is given, whatever is on record. */
  readonly lmp?: CivilDate | null;
}

/**
 * Which schedules apply to a person on a day: the child's until 18, that of a pregnant woman while a pregnancy on record
 * goes on; a girl may have both. An adult without pregnancy is shown the child's schedule, all of it past; a health worker
 * whose state has a programme for them that of adults besides, and so is whoever had a dose of it.
 */
export function schedulesOf(
  person: PersonOnRecord,
  known: KnownOfPerson,
  { on, lmp = null }: ForecastInput,
): readonly PersonSchedule[] {
  const lmp_date = lmp ?? (pregnantOn(person.lmp_date, on) ? person.lmp_date : null);
  const isChild = lmp_date === null || addYears(person.dob, adultAge) > on;
  const isAdult = (isMarkedWorker(person) && known.programmesOn?.length) || hadDoseOfAdults(known);
  const people = [
    ...(isChild ? [schedulePerson({ ...person, lmp_date: lmp ?? person.lmp_date }, 'child', known)] : []),
    ...(lmp_date === null ? [] : [schedulePerson({ ...person, lmp_date }, 'pregnant_woman', known)]),
    ...(isAdult ? [schedulePerson(person, 'adult', known)] : []),
  ];
  if (people.length === 1) return people.map((one) => ({ person: one, doses: known.doses }));
  return people.map((one) => ({
    person: one,
    doses: known.doses.filter(({ code }) => kindOfDose(known.schedule, code) === one.kind),
  }));
}

const hadDoseOfAdults = ({ doses, schedule }: KnownOfPerson): boolean =>
  doses.length > 0 &&
  schedule.rows.some(({ person, code }) => person === 'adult' && doses.some((dose) => dose.code === code));

/** Where every dose of those schedules stands for the person on the day; recorded doses in the order of the record. */
export function forecastOf(person: PersonOnRecord, known: KnownOfPerson, input: ForecastInput): Forecast {
  return forecastOfAll(schedulesOf(person, known, input), known, input.on);
}

/** Why a dose that is given on that day will not count beside what is on record; undefined when it will. */
export function notCountedIf(
  dose: RecordedDose,
  person: PersonOnRecord,
  known: KnownOfPerson,
): JudgedDose['notCounted'] {
  const { recorded } = forecastOf(person, { ...known, doses: [...known.doses, dose] }, { on: dose.date });
  return recorded.find((judged) => judged.dose === dose)?.notCounted;
}

/** The forecast of schedules that were found already. */
export function forecastOfAll(
  schedules: readonly PersonSchedule[],
  { doses, schedule }: Pick<KnownOfPerson, 'doses' | 'schedule'>,
  on: CivilDate,
): Forecast {
  const found = schedules.map((one) => forecast(one.person, one.doses, { on, schedule }));
  const [only] = found;
  if (only && found.length === 1) return only;
  const judged = new Map<RecordedDose, JudgedDose>(
    found.flatMap(({ recorded }) => recorded.map((one) => [one.dose, one] as const)),
  );
  return {
    version: schedule.version,
    on,
    doses: found.flatMap((one) => one.doses),
    recorded: doses.flatMap((dose) => judged.get(dose) ?? []),
  };
}
