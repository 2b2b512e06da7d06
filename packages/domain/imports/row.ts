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
import { cellDay } from './cell.ts';
import { columnOf, columnOfField, type ImportColumn, mandatoryColumns } from './columns.ts';
import { readDetail } from './detail.ts';
import { type Cells, type Choices, cellReader, ofUsers, oneOfEach } from './reader.ts';

/** A row as a registration, and the village as it was written; `wrong` is what could not be read at all. */
export interface ImportRow {
  readonly input: RegistrationInput;
  readonly village: string;
  readonly wrong: Refusals;
}

/** Reads a row of the file; `beneficiary_id` is the number the person would get. `path` of what is wrong is a column. */
export function readImportRow(cells: Cells, choices: Choices, beneficiary_id: string): ImportRow {
  const { text, choose, wrong } = cellReader<ImportColumn>(cells, {
    choices,
    mandatory: mandatoryColumns,
    codes: ofUsers,
  });
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
  return oneOfEach([...wrong, ...byRules]);
}
