import type { CivilDate } from '@teeka/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';

const declarationRow = {
  changed_by: col.uuid,
  captured_at: col.timestamptz,
  /** When the server heard of it. */
  changed_at: col.timestamptz,
  /** The day of death as declared; empty where the latest word is that it was taken back. */
  new_value: col.text.of<CivilDate | ''>(),
  remarks: col.text,
};
export type DeclarationRow = RowOf<typeof declarationRow>;

/** The latest word on a person's death. */
export function declarationOf(beneficiary_id: string) {
  return read(declarationRow)`
    select changed_by, captured_at, changed_at, new_value, remarks from beneficiary_change
    where beneficiary_id = ${beneficiary_id}::bigint and field = 'deceased_on'
    order by version desc limit 1`;
}

/** Is a child `birth` said to be dead by a visit, and was given no dose later? Who sat there lives. */
export const isReportedDead: RawBuilder<boolean> = sql<boolean>`(birth.reported_dead_on is not null
  and not exists (select from dose given where given.beneficiary_id = birth.child_id and given.given_on > birth.reported_dead_on
    and not exists (select from dose_void void where void.beneficiary_id = given.beneficiary_id and void.dose_id = given.dose_id)))`;

/** The day of a visit that says that a person is dead, who was born of a delivery on record; null where none does. */
export const reportedDeadOn = (person: 'b'): RawBuilder<CivilDate | null> => sql<CivilDate | null>`(
  select birth.reported_dead_on from pregnancy_birth birth where birth.child_id = ${sql.ref(`${person}.beneficiary_id`)}
    and ${isReportedDead})`;

/** Does a person's death stand in one of her pregnancies? */
export function deathInPregnancy(beneficiary_id: string) {
  return read({ in_pregnancy: col.bool })`
    select exists (select from pregnancy p where p.beneficiary_id = ${beneficiary_id}::bigint
      and p.died_on is not null and not p.is_withdrawn) as in_pregnancy`;
}
