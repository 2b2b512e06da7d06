import type { CivilDate } from '@teeka/domain/calendar';
import type { Actor } from '../../../platform/access/actor.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, type Statement, write } from '../../../platform/db/statement.ts';
import { type NewChange, storeChanges } from '../edit/queries.ts';
import { takeAshaOfHousehold } from '../household/queries.ts';
import { personInArea } from '../queries.ts';

const childRow = {
  beneficiary_id: col.bigint,
  dob: col.date,
  version: col.int,
  deceased_on: col.date.orNull,
  guardian_id: col.bigint.orNull,
  guardian_name: col.text,
  /** Somebody was the guardian before the birth was written down. */
  had_guardian: col.bool,
  /** Lives where whoever asks answers for the place. */
  in_area: col.bool,
  /** The first dose that is not taken back. */
  first_dose: col.date.orNull,
};
export type ChildRow = RowOf<typeof childRow>;

/** Numbers of the living children of a woman's deliveries, registered or not. */
export function childNumbers(mother: string) {
  return read({ child_id: col.bigint.butFilled })`
    select child_id from pregnancy_birth where beneficiary_id = ${mother}::bigint and child_id is not null`;
}

/** Holds those of them who are registered, so that nothing is given to them meanwhile. */
export function lockChildren(numbers: readonly string[]) {
  return read({ beneficiary_id: col.bigint })`
    select beneficiary_id from beneficiary where beneficiary_id = any(${[...numbers]}::bigint[])
    order by beneficiary_id for update`;
}

/** The same with what their births are judged by; read behind their lock. */
export function childrenBorn(actor: Actor, today: CivilDate, mother: string) {
  return read(childRow)`
    select b.beneficiary_id, b.dob, b.version, b.deceased_on, b.guardian_id, b.guardian_name, birth.had_guardian,
      ${personInArea(actor, today)} as in_area,
      (select min(d.given_on) from dose d
        left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
        where d.beneficiary_id = b.beneficiary_id and x.dose_id is null) as first_dose
    from pregnancy_birth birth join beneficiary b on b.beneficiary_id = birth.child_id
    where birth.beneficiary_id = ${mother}::bigint order by b.beneficiary_id`;
}

/** A child's date of birth as it is from now on, where lists find it too, with its history. */
export function birthDayStatements(
  { beneficiary_id, dob, version }: ChildRow,
  to: CivilDate,
  change: Pick<NewChange, 'changed_by' | 'captured_at' | 'remarks'>,
): readonly Statement[] {
  return [
    write`
      update beneficiary set dob = ${to}::date, version = version + 1, changed_in = pg_current_xact_id()
      where beneficiary_id = ${beneficiary_id}::bigint`,
    write`update name_token set dob = ${to}::date where beneficiary_id = ${beneficiary_id}::bigint`,
    storeChanges([
      {
        ...change,
        beneficiary_id,
        version: version + 1,
        field: 'dob',
        old_value: dob,
        new_value: to,
        old_sealed: null,
        new_sealed: null,
      },
    ]),
  ];
}

/** Whose guardian becomes or was the mother. */
export type WardOfMother = Pick<ChildRow, 'beneficiary_id' | 'version' | 'guardian_id' | 'guardian_name'>;

/** A child's guardian as it is from now on, with its history; null: nobody by a delivery. The name stays until another one is known. */
export function guardianStatements(
  { beneficiary_id, version, guardian_id, guardian_name }: WardOfMother,
  to: { readonly guardian_id: string | null; readonly guardian_name: string },
  change: Pick<NewChange, 'changed_by' | 'captured_at' | 'remarks'>,
): readonly Statement[] {
  const of = { ...change, beneficiary_id, version: version + 1, old_sealed: null, new_sealed: null };
  const changes = [
    { ...of, field: 'guardian_ben_id', old_value: guardian_id ?? '', new_value: to.guardian_id ?? '' },
    { ...of, field: 'guardian_name', old_value: guardian_name, new_value: to.guardian_name },
  ].filter(({ old_value, new_value }) => old_value !== new_value);
  if (changes.length === 0) return [];
  return [
    write`
      update beneficiary set guardian_id = ${to.guardian_id}::bigint, guardian_name = ${to.guardian_name},
        version = version + 1, changed_in = pg_current_xact_id()
      where beneficiary_id = ${beneficiary_id}::bigint`,
    storeChanges(changes),
    takeAshaOfHousehold([beneficiary_id]),
  ];
}
