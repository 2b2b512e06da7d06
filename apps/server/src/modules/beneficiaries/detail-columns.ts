import {
  type DetailField,
  type DetailKind,
  detailFields,
  details,
  eachField,
  nobody,
  type PersonValues,
} from '@teeka/domain/beneficiaries';
import { col, type RowOf } from '../../platform/db/row.ts';

/** How a detail of each kind rests, and how it is given to be stored. */
const resting = {
  text: col.text,
  name: col.text,
  choice: col.text,
  day: col.date.orNull,
  'written-day': col.date.orNull,
  amount: col.numeric.orNull,
};
const given = { ...resting, amount: col.decimal.orNull };

type ByField<Kinds extends Record<DetailKind, unknown>> = {
  readonly [Field in DetailField]: Kinds[(typeof details)[Field]['kind']];
};

const columnsOf = <Kinds extends Record<DetailKind, unknown>>(kinds: Kinds) =>
  eachField<DetailField, ByField<Kinds>>(detailFields, (field) => kinds[details[field].kind]);

/** Where a detail rests. */
export const columnOfDetail = (field: DetailField): string =>
  field === 'previous_pregnancy_year' ? 'previous_pregnancy_on' : field;

const { previous_pregnancy_year: dayAtRest, ...atRest } = columnsOf(resting);
const { previous_pregnancy_year: dayGiven, ...othersGiven } = columnsOf(given);

/** The columns of the details, as they are read and as they are stored: called as their fields are, but for one. */
export const detailColumns = { ...atRest, previous_pregnancy_on: dayAtRest };
export const storedDetails = { ...othersGiven, previous_pregnancy_on: dayGiven };

/** The details of a row as a person has them. */
export function detailsOfRow(row: RowOf<typeof detailColumns>) {
  const values = { ...row, previous_pregnancy_year: row.previous_pregnancy_on };
  return eachField<DetailField, PersonValues>(detailFields, (field) => {
    const { [field]: value } = values;
    return details[field].kind === 'amount' && value !== null ? Number(value) : (value ?? nobody[field]);
  });
}

type Given = { readonly [Field in DetailField]: ByField<typeof given>[Field]['is'] };

/** The details of a person as their row has them: a day that there is not is null. */
export function rowOfDetails(person: PersonValues): RowOf<typeof storedDetails> {
  const { previous_pregnancy_year: previous_pregnancy_on, ...same } = eachField<DetailField, Given>(
    detailFields,
    (field) => (details[field].kind === 'written-day' && person[field] === '' ? null : person[field]),
  );
  return { ...same, previous_pregnancy_on };
}
