import { addMonths, addYears, type CivilDate } from '../calendar/index.ts';
import type { Person, RecordedDose } from '../schedule/person.ts';
import type { Schedule } from '../schedule/row.ts';
import { type PersonOnRecord, schedulePerson } from './schedule-person.ts';

/** How long after the last menstrual period a pregnancy is shown, in months: the specification's window. */
const pregnancyShown = 12;
const adultAge = 18;

/**
 * As whom the schedule looks at a person: as a child until 18, as a pregnant woman while a pregnancy is on record or
 * asked for by `lmp`; a girl may be both. An adult without pregnancy is shown the child's schedule, all of it past.
 */
export function chartPeople(
  person: PersonOnRecord,
  known: {
    readonly jeEndemic: boolean;
    readonly doses: readonly RecordedDose[];
    readonly schedule: Schedule;
  },
  asked: { readonly on: CivilDate; readonly lmp: CivilDate | null },
): readonly Person[] {
  const onRecord = person.lmp_date !== null && addMonths(person.lmp_date, pregnancyShown) >= asked.on;
  const lmp_date = asked.lmp ?? (onRecord ? person.lmp_date : null);
  const pregnant =
    lmp_date === null ? [] : [schedulePerson({ ...person, lmp_date }, 'pregnant_woman', known)];
  const isChild = addYears(person.dob, adultAge) > asked.on;
  return isChild || pregnant.length === 0 ? [schedulePerson(person, 'child', known), ...pregnant] : pregnant;
}
