import { ofPerson, type Role } from '@teeka/contract/roles';
import { type DetailField, detailFields, eachField, isSensitive, nobody } from '@teeka/domain/beneficiaries';
import type { RowOf } from '../../platform/db/row.ts';
import { type detailColumns, detailsOfRow } from './detail-columns.ts';

/** Whoever may change a person's record. */
const editors: readonly Role[] = ofPerson.access;
type Details = ReturnType<typeof detailsOfRow>;

/** The details of a row for who asks: what is sensitive is empty for whoever may not change it. */
export function detailsForReader(row: RowOf<typeof detailColumns>, role: Role): Details {
  const all = detailsOfRow(row);
  if (editors.includes(role)) return all;
  return eachField<DetailField, Details>(detailFields, (field) => (isSensitive(field) ? nobody[field] : all[field]));
}
