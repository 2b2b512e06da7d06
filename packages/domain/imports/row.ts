import {
  type DetailField,
  detailFields,
  details,
  eachField,
  fieldRow,
  nobody,
  type PersonValues,
  type RegistrationFacts,
  type RegistrationInput,
  registrationRefusals,
} from '../beneficiaries/index.ts';
import { birthOfYear, citizenCategory } from '../person/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { cellDay, cellText, type ImportCell } from './cell.ts';
import { columnOf, columnOfField, type ImportColumn, mandatoryColumns } from './columns.ts';
import { readDetail } from './detail.ts';

export type ImportCells = Readonly<Partial<Record<ImportColumn, ImportCell>>>;
export type Choices = Readonly<Partial<Record<ImportColumn, readonly Choice[]>>>;

/** A value that may be chosen, under each of its names; of a detail its place among the options. */
export interface Choice {
  readonly id: number;
  readonly names: readonly string[];
}

/** A row as a registration, and the village as it was written; `wrong` is what could not be read at all. */
export interface ImportRow {
  readonly input: RegistrationInput;
  readonly village: string;
  readonly wrong: Refusals;
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

function chosen(text: string, choices: readonly Choice[] = []): number | undefined {
  const typed = plain(text);
  return choices.find(({ names }) => names.some((name) => plain(name) === typed))?.id;
}

const unknown = (column: ImportColumn, choices: readonly Choice[] = []): Refusal<RefusalCode> => ({
  code: 'IMPUSER0002',
  path: column,
  values: { choices: choices.map(({ names }) => names[0] ?? '').join(', ') },
});

/** Reads a row of the file; `beneficiary_id` is the number the person would get. `path` of what is wrong is a column. */
export function readImportRow(cells: ImportCells, choices: Choices, beneficiary_id: string): ImportRow {
  const text = (column: ImportColumn) => cellText(cells[column]);
  const wrong: Refusal<RefusalCode>[] = [];
  for (const [column, cell] of Object.entries(cells))
    if (cell.kind === 'formula') wrong.push({ code: 'IMPUSER0007', path: column });
  for (const column of mandatoryColumns)
    if (text(column) === '' && cells[column]?.kind !== 'formula') wrong.push({ code: 'IMPUSER0001', path: column });
  const choose = (column: ImportColumn): number | undefined => {
    if (text(column) === '') return undefined;
    const id = chosen(text(column), choices[column]);
    if (id === undefined) wrong.push(unknown(column, choices[column]));
    return id;
  };
  const detail = (field: DetailField): PersonValues[DetailField] => {
    const column = columnOfField(field);
    if (!column || text(column) === '') return nobody[field];
    const { options } = fieldRow(field);
    return readDetail[details[field].kind]({ cell: cells[column], options, chosen: () => choose(column) });
  };
  const birth = cellDay(cells.dob);
  const consent = choose('consent') === 1;
  const input: RegistrationInput = {
    ...eachField<DetailField, PersonValues>(detailFields, detail),
    beneficiary_id,
    name: text('name'),
    gender: choose('gender') ?? 0,
    dob: birth.isYear ? birthOfYear(birth.day) : birth.day,
    dob_is_year: birth.isYear,
    birth_year: birth.isYear ? birth.day : '',
    mobile_number: text('mobile'),
    photo_id_type: choose('photoIdType') ?? null,
    photo_id_number: text('photoIdNumber'),
    beneficiary_type_category_id: citizenCategory.id,
    ben_type_id: choose('type') ?? 0,
    address: text('address'),
    guardian_ben_id: text('guardianId').replace(/[ -]/g, ''),
    consent: { version: consent ? 'import' : '', language: 'en' },
    duplicate_overruled: null,
  };
  return { input, village: text('village'), wrong };
}

/** A row is judged like a form, only without a special session. */
export type ImportFacts = Omit<RegistrationFacts, 'specialSession'>;

/**
 * What is wrong with a row, at most one refusal a column: what could not be read, then the rules of a registration,
 * the same as on the form. `path` is the column.
 */
export function importRowRefusals({ input, wrong }: ImportRow, facts: ImportFacts): Refusal<RefusalCode>[] {
  const byRules = registrationRefusals(input, facts).map((refusal) => ({
    ...refusal,
    path: columnOf(refusal.path),
  }));
  const found = new Map<string, Refusal<RefusalCode>>();
  for (const refusal of [...wrong, ...byRules]) {
    const column = refusal.path ?? 'name';
    if (!found.has(column)) found.set(column, refusal);
  }
  return [...found.values()];
}
