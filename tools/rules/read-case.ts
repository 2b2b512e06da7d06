import { isCivilDate } from '@teeka/domain/calendar';
import type { Person, RecordedDose } from '@teeka/domain/schedule';

/** One case of the sign-off desk: a person, the doses given, and the day asked about. */
export interface Case {
  readonly person: Person;
  readonly doses: readonly RecordedDose[];
  readonly on: string;
}

/** The worked examples treat HPV as active, whatever the day; on the screens its beginning counts. */
const programmesOn = ['HPV'];

type Fields = Readonly<Record<string, unknown>>;

/** Reads a case in the shape of the worked examples; answers a sentence where it cannot be read. */
export function readCase(value: unknown): Case | string {
  if (!isFields(value)) return 'A case is an object with dob or lmp, given, and on.';
  const { on, given = [] } = value;
  if (!isCivilDate(on)) return `"on" is not a day YYYY-MM-DD: ${shown(on)}.`;
  if (!Array.isArray(given)) return '"given" is not a list of doses.';
  const person = readPerson(value);
  if (typeof person === 'string') return person;
  return { person, on, doses: given.map(readDose) };
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
  return `"kind" is neither child nor pregnant_woman: ${shown(kind)}.`;
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
