import type { CivilDate } from '../calendar/index.ts';
import { isHealthWorker, workerCategories } from '../person/index.ts';
import type { Person, RecordedDose } from '../schedule/person.ts';
import type { PersonKind, Schedule } from '../schedule/row.ts';

/** A person as the record keeps one: gender by wire id, the last menstrual period of the latest pregnancy. */
export interface PersonOnRecord {
  readonly dob: CivilDate;
  readonly gender: number;
  readonly lmp_date: CivilDate | null;
  readonly deceased_on: CivilDate | null;
  /** Name of the category of workers; left out or empty of others, and where nobody asked. */
  readonly worker_category?: string | undefined;
}

/** What judging a person asks beside the person. */
export interface KnownOfPerson {
  readonly jeEndemic: boolean;
  /** Programmes that the person's state has switched off; none where left out. */
  readonly programmesOff?: readonly string[];
  /** Programmes that the person's state has switched on, of those that are off until then; none where left out. */
  readonly programmesOn?: readonly string[];
  readonly doses: readonly RecordedDose[];
  readonly schedule: Schedule;
}

/** Wire id of 'Female'. */
const female = 2;

/** Whom a dose of this code is for; an unknown code counts as a child's. */
export function kindOfDose(schedule: Schedule, code: string): PersonKind {
  return schedule.rows.find((row) => row.code === code)?.person ?? 'child';
}

/** Is somebody on record as a health care or front line worker? */
export const isMarkedWorker = ({ worker_category }: PersonOnRecord): boolean => {
  const categoryId = workerCategories.find(({ name }) => name === worker_category)?.id;
  return isHealthWorker(categoryId === undefined ? {} : { categoryId });
};

/**
 * The person as the schedule sees one. A pregnancy is judged from its last menstrual period; Td doses of pregnancy
 * before it belong to earlier pregnancies, and only documented ones make a booster enough. Without a last menstrual period there is only the child's schedule.
 */
export function schedulePerson(person: PersonOnRecord, kind: PersonKind, known: KnownOfPerson): Person {
  const died = person.deceased_on === null ? {} : { diedOn: person.deceased_on };
  if (kind === 'adult') {
    const { programmesOn = [] } = known;
    return { kind, dob: person.dob, healthWorker: isMarkedWorker(person), programmesOn, ...died };
  }
  const lmp = person.lmp_date;
  if (kind === 'child' || lmp === null) {
    return {
      kind: 'child',
      dob: person.dob,
      sex: person.gender === female ? 'F' : 'M',
      jeEndemic: known.jeEndemic,
      ...(known.programmesOff?.length ? { programmesOff: known.programmesOff } : {}),
      ...(lmp === null ? {} : { lmp }),
      ...died,
    };
  }
  const earlier = known.doses.filter(
    ({ code, date, byWord }) => date < lmp && !byWord && kindOfDose(known.schedule, code) === 'pregnant_woman',
  );
  return {
    kind: 'pregnant_woman',
    lmp,
    previousPregnancyTd: earlier.map((dose) => dose.date),
    dob: person.dob,
    ...died,
  };
}
