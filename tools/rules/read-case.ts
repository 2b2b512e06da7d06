import { isCivilDate } from '@teeka/domain/calendar';
import type { Person, RecordedDose, Schedule } from '@teeka/domain/schedule';
import { type PersonSchedule, schedulesOf } from '@teeka/domain/vaccinations';

/** One case of the sign-off desk: a person, the doses given, and the day asked about. */
export interface Case {
  /** As whom the schedule looks at them: a pregnant girl is a child too. */
  readonly schedules: readonly PersonSchedule[];
  readonly doses: readonly RecordedDose[];
  readonly on: string;
}

/** Programmes are on here: HPV whatever the day, while on the screens its beginning counts, and what a state has to switch on. */
const programmesOn = ['HPV', 'COVID-19'];

type Fields = Readonly<Record<string, unknown>>;

/** Reads a case in the shape of the worked examples; answers a sentence where it cannot be read. */
export function readCase(value: unknown, schedule: Schedule): Case | string {
  if (!isFields(value)) return 'A case is an object with dob or lmp, given, and on.';
  const { on, given = [] } = value;
  if (!isCivilDate(on)) return `"on" is not a day YYYY-MM-DD: ${shown(on)}.`;
  if (!Array.isArray(given)) return '"given" is not a list of doses.';
  const doses = given.map(readDose);
  const { dob, lmp } = value;
  if (value.kind === undefined && isCivilDate(dob) && isCivilDate(lmp)) {
    return { schedules: bothOf(value, { dob, lmp, on, doses, schedule }), on, doses };
  }
  const person = readPerson(value);
  if (typeof person === 'string') return person;
  return { schedules: [{ person, doses }], on, doses };
}

interface Both {
  readonly dob: string;
  readonly lmp: string;
  readonly on: string;
  readonly doses: readonly RecordedDose[];
  readonly schedule: Schedule;
}

/** Birth and pregnancy both given: which schedules apply, the product itself decides. */
function bothOf(fields: Fields, { dob, lmp, on, doses, schedule }: Both): readonly PersonSchedule[] {
  const { previous_pregnancy_td: previous = [], je_endemic } = fields;
  const girl = { dob, gender: 2, lmp_date: lmp, deceased_on: null };
  const known = { jeEndemic: je_endemic === true, doses, schedule };
  return schedulesOf(girl, known, { on }).map(({ person, doses: own }) => {
    if (person.kind === 'child') return { person: { ...person, programmesOn }, doses: own };
    if (person.kind === 'adult') return { person, doses: own };
    const named = Array.isArray(previous) ? previous.filter(isCivilDate) : [];
    return {
      person: { ...person, previousPregnancyTd: [...person.previousPregnancyTd, ...named] },
      doses: own,
    };
  });
}

function readPerson(fields: Fields): Person | string {
  const kind = fields.kind ?? (fields.lmp === undefined ? 'child' : 'pregnant_woman');
  if (kind === 'child') {
    const { dob, sex, je_endemic: jeEndemic } = fields;
    if (!isCivilDate(dob)) return `"dob" is not a day YYYY-MM-DD: ${shown(dob)}.`;
    const letter = String(sex ?? '')
      .slice(0, 1)
      .toUpperCase();
    return { kind, dob, sex: letter, jeEndemic: jeEndemic === true, programmesOn };
  }
  if (kind === 'pregnant_woman') {
    const { lmp, previous_pregnancy_td: previous = [], delivered_on: deliveredOn } = fields;
    if (!isCivilDate(lmp)) return `"lmp" is not a day YYYY-MM-DD: ${shown(lmp)}.`;
    if (!Array.isArray(previous)) return '"previous_pregnancy_td" is not a list of days.';
    const woman = { kind, lmp, previousPregnancyTd: previous.filter(isCivilDate) } as const;
    return isCivilDate(deliveredOn) ? { ...woman, deliveredOn } : woman;
  }
  if (kind === 'adult') {
    const { dob, health_worker } = fields;
    if (!isCivilDate(dob)) return `"dob" is not a day YYYY-MM-DD: ${shown(dob)}.`;
    return { kind, dob, healthWorker: health_worker === true, programmesOn };
  }
  return `"kind" is neither child, pregnant_woman nor adult: ${shown(kind)}.`;
}

/** Whatever stands in the list stays a dose; the rules say that it does not count. */
function readDose(value: unknown): RecordedDose {
  const fields = isFields(value) ? value : { dose: value };
  return { code: String(fields.dose ?? ''), date: String(fields.date ?? '') };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);
}
