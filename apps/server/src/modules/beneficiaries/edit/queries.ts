import type { CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { columns, manyValues, read, set, write } from '../../../platform/db/statement.ts';
import { detailColumns } from '../detail-columns.ts';
import { personInArea } from '../queries.ts';
import { type NewDetails, newDetails, personAtRest } from '../registration/queries.ts';

/** A person's details as they rest. */
const detailsRow = {
  ...personAtRest,
  ...detailColumns,
  abortion_on: col.date.orNull,
  deceased_on: col.date.orNull,
  version: col.int,
};
export type DetailsRow = RowOf<typeof detailsRow>;

const details = columns(detailsRow, 'b');

export function detailsOf(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(detailsRow)`
    select ${details} from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

/** A person about to be changed. */
export function lockDetails(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(detailsRow)`
    select ${details} from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}
    for update of b`;
}

/** A change that its author's colleagues may not have seen. */
const changeSinceRow = {
  version: col.int,
  field: col.text,
  changed_by_name: col.text.orNull,
  changed_at: col.timestamptz,
};
export type ChangeSince = RowOf<typeof changeSinceRow>;

/** Changes after a version, the latest first. */
export function changesSince(beneficiary_id: string, version: number) {
  return read(changeSinceRow)`
    select c.version, c.field, c.changed_at, u.display_name as changed_by_name
    from beneficiary_change c left join app_user u on u.user_id = c.changed_by
    where c.beneficiary_id = ${beneficiary_id}::bigint and c.version > ${version}::bigint
    order by c.version desc`;
}

/** A pregnancy on record, as far as an edit of the woman must not contradict it. */
export interface RegisteredPregnancy {
  readonly lmp: CivilDate;
  readonly registeredOn: CivilDate;
  readonly goesOn: boolean;
}

/** Days that bound a date of birth or of death. */
const boundsRow = {
  first_dose: col.date.orNull,
  last_dose: col.date.orNull,
  guardian_dob: col.date.orNull,
  eldest_child_dob: col.date.orNull,
  /** The last day on which a visit, a delivery or an abortion is on record. */
  last_of_pregnancy: col.date.orNull,
  pregnancies: col.json<readonly RegisteredPregnancy[]>(),
};
export type BoundsRow = RowOf<typeof boundsRow>;

/** First and last dose that is not voided, births of the guardian and of the eldest child in the person's charge. */
export function boundsOf(beneficiary_id: string) {
  return read(boundsRow)`
    select dosed.first_dose, dosed.last_dose,
      (select g.dob from beneficiary b join beneficiary g on g.beneficiary_id = b.guardian_id
        where b.beneficiary_id = ${beneficiary_id}::bigint) as guardian_dob,
      (select min(c.dob) from beneficiary c where c.guardian_id = ${beneficiary_id}::bigint) as eldest_child_dob,
      (select max(greatest(p.last_visit_on, case when p.outcome in ('delivery', 'abortion') then p.ended_on end))
        from pregnancy p where p.beneficiary_id = ${beneficiary_id}::bigint and not p.is_withdrawn) as last_of_pregnancy,
      (select coalesce(json_agg(json_build_object('lmp', p.lmp_on, 'registeredOn', p.registered_on,
          'goesOn', p.outcome is null and p.died_on is null)), '[]')
        from pregnancy p where p.beneficiary_id = ${beneficiary_id}::bigint and not p.is_withdrawn) as pregnancies
    from (
      select min(d.given_on) as first_dose, max(d.given_on) as last_dose
      from dose d left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
      where d.beneficiary_id = ${beneficiary_id}::bigint and x.dose_id is null) dosed`;
}

export const holderRow = { beneficiary_id: col.bigint, in_area: col.bool };
export type HolderRow = RowOf<typeof holderRow>;

/** Who else has this photo ID, and whether the actor may see them. */
export function photoIdHolders(
  actor: Actor,
  today: CivilDate,
  { photo_id, without }: { readonly photo_id: readonly Buffer[]; readonly without: string },
) {
  return read(holderRow)`
    select b.beneficiary_id, ${personInArea(actor, today)} as in_area
    from search_token t join beneficiary b using (beneficiary_id)
    where t.token_hash = any(${photo_id}::bytea[]) and b.beneficiary_id <> ${without}::bigint`;
}

const { beneficiary_id: _, ...changeable } = newDetails;

/** A person's details after an edit; the version grows by one. */
export function storeDetails(row: NewDetails) {
  return write`
    update beneficiary set ${set(changeable, row)}, version = version + 1, changed_in = pg_current_xact_id()
    where beneficiary_id = ${row.beneficiary_id}::bigint`;
}

/** Somebody in another's charge, with the guardian's name as it stands there. */
const wardRow = { beneficiary_id: col.bigint, guardian_name: col.text };
export type WardRow = RowOf<typeof wardRow>;

/**
 * Those of the area whose guardian a person is; locked, because their shown name of the guardian may change. Of a ward
 * elsewhere the record is not the actor's to change: it keeps the name under which the guardian was known there.
 */
export function lockWards(actor: Actor, today: CivilDate, guardian: string) {
  return read(wardRow)`
    select b.beneficiary_id, b.guardian_name from beneficiary b
    where b.guardian_id = ${guardian}::bigint and ${personInArea(actor, today)}
    order by b.beneficiary_id for update of b`;
}

/** The guardian's new name in the records of these wards, with its history; their versions grow, so that packs follow. */
export function renameGuardian(edit: {
  readonly wards: readonly string[];
  readonly name: string;
  readonly by: string;
  readonly captured_at: string;
}) {
  return write`
    with ward as (
      select beneficiary_id, guardian_name, version from beneficiary
      where beneficiary_id = any(${[...edit.wards]}::bigint[])
    ), kept as (
      insert into beneficiary_change (beneficiary_id, version, field, old_value, new_value, changed_by, captured_at)
      select beneficiary_id, version + 1, 'guardian_name', guardian_name, ${edit.name}, ${edit.by}::uuid,
        ${edit.captured_at}::timestamptz
      from ward)
    update beneficiary b set guardian_name = ${edit.name}, version = b.version + 1, changed_in = pg_current_xact_id()
    from ward where b.beneficiary_id = ward.beneficiary_id`;
}

/** One field changed: old and new as text, or sealed where they are numbers. */
const newChange = {
  beneficiary_id: col.bigint,
  version: col.int,
  field: col.text,
  old_value: col.text,
  new_value: col.text,
  old_sealed: col.bytea.orNull,
  new_sealed: col.bytea.orNull,
  changed_by: col.uuid,
  captured_at: col.isoInstant,
  remarks: col.text,
};
export type NewChange = RowOf<typeof newChange>;

/** Any number of changes of one edit, by one statement whose text never varies. */
export function storeChanges(changes: readonly NewChange[]) {
  return write`insert into beneficiary_change ${manyValues(newChange, changes)}`;
}

/** Is a health account linked with a person? Asked once the person is locked: whoever links one waits for that lock. */
export const isAbhaLinked = (beneficiary_id: string) => read({ linked: col.bool })`
  select exists (select from abha_link l where l.beneficiary_id = ${beneficiary_id}::bigint) as linked`;

/** One detail changed beside a form: the address of a health account that was linked or is no more. */
export const storeAddressChange = (of: {
  readonly beneficiary_id: string;
  readonly version: number;
  readonly before: string;
  readonly address: string;
  readonly by: string;
  readonly captured_at: string;
}) =>
  storeChanges([
    {
      ...{ beneficiary_id: of.beneficiary_id, version: of.version, field: 'abha_address', remarks: '' },
      ...{ old_value: of.before, new_value: of.address, old_sealed: null, new_sealed: null },
      ...{ changed_by: of.by, captured_at: of.captured_at },
    },
  ]);

export function dropTokens(token_hashes: readonly Buffer[], beneficiary_id: string) {
  return write`
    delete from search_token where token_hash = any(${token_hashes}::bytea[])
      and beneficiary_id = ${beneficiary_id}::bigint`;
}

/** Null takes a death back. */
export function storeDeath(beneficiary_id: string, deceased_on: CivilDate | null) {
  return write`
    update beneficiary set deceased_on = ${deceased_on}::date, version = version + 1,
      changed_in = pg_current_xact_id()
    where beneficiary_id = ${beneficiary_id}::bigint`;
}

/** What follows from a person's pregnancies; of who is not pregnant any more nothing of the last pregnancy stays. */
export function storePregnancyOfPerson(
  beneficiary_id: string,
  to: {
    readonly ben_type_id: number;
    readonly lmp_date: CivilDate | null;
    readonly abortion_on: CivilDate | null;
    readonly deceased_on: CivilDate | null;
  },
) {
  return write`
    update beneficiary set ben_type_id = ${to.ben_type_id}::int, lmp_date = ${to.lmp_date}::date,
      previous_pregnancy_on = case when ${to.lmp_date}::date is not null then previous_pregnancy_on end,
      abortion_on = ${to.abortion_on}::date, deceased_on = ${to.deceased_on}::date,
      version = version + 1, changed_in = pg_current_xact_id()
    where beneficiary_id = ${beneficiary_id}::bigint`;
}

export const changeRow = {
  version: col.int,
  field: col.text,
  old_value: col.text,
  new_value: col.text,
  old_sealed: col.bytea.orNull,
  new_sealed: col.bytea.orNull,
  remarks: col.text,
  captured_at: col.timestamptz,
  changed_at: col.timestamptz,
  changed_by_name: col.text.orNull,
  changed_by_role: col.text.orNull,
};
export type ChangeRow = RowOf<typeof changeRow>;

const mostChanges = 500;

export function changesOf(beneficiary_id: string) {
  return read(changeRow)`
    select c.version, c.field, c.old_value, c.new_value, c.old_sealed, c.new_sealed, c.remarks, c.captured_at, c.changed_at,
      u.display_name as changed_by_name, u.role as changed_by_role
    from beneficiary_change c left join app_user u on u.user_id = c.changed_by
    where c.beneficiary_id = ${beneficiary_id}::bigint
    order by c.version desc, c.field limit ${sql.lit(mostChanges)}`;
}

export const registeredRow = {
  registered_at: col.timestamptz,
  registered_by_name: col.text.orNull,
  captured_at: col.timestamptz,
  platform: col.text,
  session_id: col.uuid.orNull,
  consent_version: col.text,
  consent_language: col.text,
  consent_given_at: col.timestamptz,
  overruled_reason: col.text,
  overruled_ids: col.text.array,
};
export type RegisteredRow = RowOf<typeof registeredRow>;

export function registrationOf(beneficiary_id: string) {
  return read(registeredRow)`
    select r.registered_at, u.display_name as registered_by_name, r.captured_at, r.platform, r.session_id,
      r.consent_version, r.consent_language, r.consent_given_at, r.overruled_reason,
      r.overruled_ids::text[] as overruled_ids
    from registration r left join app_user u on u.user_id = r.registered_by
    where r.beneficiary_id = ${beneficiary_id}::bigint`;
}

const verifiedRow = {
  verified_at: col.timestamptz.butFilled,
  verified_by_name: col.text.orNull,
  verification_method: col.text,
  session_name: col.text,
  date_of_session: col.date,
};

/** On whose lists and by whom a person was verified. */
export function verificationsOf(beneficiary_id: string) {
  return read(verifiedRow)`
    select r.verified_at, u.display_name as verified_by_name, coalesce(r.verification_method, '') as verification_method,
      s.session_name, s.date_of_session
    from session_roster r
    join vaccination_session s using (session_id)
    left join app_user u on u.user_id = r.verified_by
    where r.beneficiary_id = ${beneficiary_id}::bigint and r.verified_at is not null
    order by r.verified_at desc limit ${sql.lit(mostChanges)}`;
}
