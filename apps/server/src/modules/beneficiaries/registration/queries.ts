import { sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import { switchedTypes } from '@teeka/domain/person';
import type { Actor, Scope } from '../../../platform/access/actor.ts';
import { siteInScope, villageInScope } from '../../../platform/access/scope.ts';
import { col, type GivenOf, type RowOf } from '../../../platform/db/row.ts';
import { read, values, write } from '../../../platform/db/statement.ts';
import { wordOf } from '../../../platform/db/word-of.ts';
import { storedDetails } from '../detail-columns.ts';
import { personInArea } from '../queries.ts';

/** A person with this number already, and what was sent when they were registered. */
const existingRow = { content_hash: col.bytea.orNull, registered_by: col.uuid.orNull, in_area: col.bool };
export type ExistingRow = RowOf<typeof existingRow>;

export function existingPerson(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(existingRow)`
    select r.content_hash, r.registered_by, ${personInArea(actor, today)} as in_area
    from beneficiary b left join registration r using (beneficiary_id)
    where b.beneficiary_id = ${beneficiary_id}::bigint`;
}

const guardianRow = { beneficiary_id: col.bigint, ben_name: col.text, dob: col.date };
export type GuardianRow = RowOf<typeof guardianRow>;

/** A guardian in the actor's area. */
export function guardianOf(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(guardianRow)`
    select b.beneficiary_id, b.ben_name, b.dob from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

/** The birth for which a number was given. */
const birthRow = {
  mother: col.bigint,
  event_id: col.uuid,
  born_on: col.date,
  /** Numbers of the mother's other children whose births are on record. */
  siblings: col.text.array,
};
export type BirthRow = RowOf<typeof birthRow>;

export function birthOfNumber(beneficiary_id: string) {
  return read(birthRow)`
    select birth.beneficiary_id as mother, birth.event_id, birth.born_on,
      array(select other.child_id::text from pregnancy_birth other
        where other.beneficiary_id = birth.beneficiary_id and other.child_id <> birth.child_id) as siblings
    from pregnancy_birth birth where birth.child_id = ${beneficiary_id}::bigint`;
}

export const placeRow = { village: col.bool, facility: col.bool };
export type PlaceRow = RowOf<typeof placeRow>;

/** Whether a village that is in force, or what it was merged into, and a facility lie in the actor's area. */
export function placesInArea(scope: Scope, village: number, facility_id: string) {
  return read(placeRow)`
    select exists (
        select from location typed
        join location v on v.level = 'village' and v.code = coalesce(typed.merged_into, typed.code)
        where typed.level = 'village' and typed.code = ${village}::bigint and v.valid_to is null
          and ${villageInScope('v.code', scope)}) as village,
      exists (
        select from session_site s where s.facility_id::text = ${facility_id}
          and ${siteInScope('s.session_site_id', scope)}) as facility`;
}

const typeSwitchRow = { programme: col.text, version: col.int, is_on: col.bool, holds_from: col.date };

/** When the state of a village, or of what it was merged into, has switched types of beneficiaries off and on. */
export function typeSwitches(village: number) {
  return read(typeSwitchRow)`
    select c.programme, c.version, c.is_on, c.holds_from
    from location typed
    join location v on v.level = 'village' and v.code = coalesce(typed.merged_into, typed.code)
    join location k on k.level = 'block' and k.code = v.parent_code
    join location d on d.level = 'district' and d.code = k.parent_code
    join programme_change c on c.state_code = d.parent_code
    where typed.level = 'village' and typed.code = ${village}::bigint
      and c.programme = any(${Object.keys(switchedTypes)}::text[])`;
}

const onSiteRow = {
  status: col.word(sessionCodes),
  date_of_session: col.date,
  started_at: col.timestamptz.orNull,
  special_session_type_id: col.int.orNull,
  min_age: col.int.orNull,
  max_age: col.int.orNull,
};
export type OnSiteRow = RowOf<typeof onSiteRow>;

const status = wordOf(sessionCodes, 'p.status');

/** The session at which somebody is registered; nobody ends it meanwhile. */
export function sessionOnSite(scope: Scope, session_id: string) {
  return read(onSiteRow)`
    select ${status} as status, p.date_of_session, p.started_at, p.special_session_type_id, p.min_age, p.max_age
    from vaccination_session p
    where p.session_id = ${session_id}::uuid and ${siteInScope('p.session_site_id', scope)}
    for share of p`;
}

/** What tells a person apart, as it rests; numbers sealed. */
export const personAtRest = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  dob_is_year: col.bool,
  gender: col.int,
  guardian_id: col.bigint.orNull,
  village_code: col.int,
  address: col.text,
  ben_type_id: col.int,
  mobile_sealed: col.bytea.orNull,
  photo_id_type: col.int.orNull,
  photo_id_sealed: col.bytea.orNull,
  photo_id_last4: col.text,
};

/** All that is reported of a person, as it is stored. */
export const newDetails = { ...personAtRest, ...storedDetails };
export type NewDetails = RowOf<typeof newDetails>;

/** A new person's row. */
export const newPerson = { ...newDetails, created_by: col.uuid, created_at: col.timestamptz };
export type NewPerson = RowOf<typeof newPerson>;

export function storePerson(person: NewPerson) {
  return write`insert into beneficiary ${values(newPerson, person)}`;
}

/** A keyed hash by which a search finds the person: kind 0 mobile, 2 photo ID. */
export function storeToken(token_hash: Buffer, kind: 0 | 2, beneficiary_id: string) {
  return write`
    insert into search_token (token_hash, kind, beneficiary_id)
    values (${token_hash}, ${kind}, ${beneficiary_id}::bigint)`;
}

const newRegistration = {
  beneficiary_id: col.bigint,
  registered_by: col.uuid,
  captured_at: col.isoInstant,
  session_id: col.uuid.orNull,
  facility_id: col.text,
  platform: col.text,
  verified_using: col.text,
  consent_version: col.text,
  consent_language: col.text,
  consent_given_at: col.isoInstant,
  overruled_ids: col.bigint.array,
  overruled_reason: col.text,
  content_hash: col.bytea,
};
export type NewRegistration = GivenOf<typeof newRegistration>;

export function storeRegistration(registration: NewRegistration) {
  return write`insert into registration ${values(newRegistration, registration)}`;
}

/** A line on a session's list, and the day on which it was captured. */
export interface NewLine {
  readonly session_id: string;
  readonly beneficiary_id: string;
  readonly status: string;
  readonly added_on: CivilDate;
}

export function storeOnList(line: NewLine) {
  return write`
    insert into session_roster (session_id, beneficiary_id, status, added_from, added_on)
    values (${line.session_id}::uuid, ${line.beneficiary_id}::bigint, ${line.status}, 'vaccinator', ${line.added_on})`;
}

/** A photo ID that still goes by how it was typed, with the number it stands for. */
const asTypedRow = {
  beneficiary_id: col.bigint,
  token_hash: col.bytea,
  photo_id_type: col.int.orNull,
  photo_id_sealed: col.bytea.orNull,
};
export type AsTypedRow = RowOf<typeof asTypedRow>;

/** Some of them, their people locked: what others hold is left for later. */
export function takeAsTyped(most: number) {
  return read(asTypedRow)`
    select t.beneficiary_id, t.token_hash, b.photo_id_type, b.photo_id_sealed
    from search_token t join beneficiary b using (beneficiary_id)
    where t.kind = 3 order by t.beneficiary_id limit ${most} for update of b skip locked`;
}

/** Hashed anew, they go by how they are compared; one that does not open stays under the hash it has. */
export function putAsCompared(
  rows: readonly Pick<AsTypedRow, 'beneficiary_id' | 'token_hash'>[],
  fresh: readonly Buffer[],
) {
  return write`
    update search_token t set token_hash = each.fresh, kind = 2
    from unnest(${rows.map(({ beneficiary_id }) => beneficiary_id)}::bigint[],
      ${rows.map(({ token_hash }) => token_hash)}::bytea[], ${[...fresh]}::bytea[]) as each (id, old, fresh)
    where t.token_hash = each.old and t.beneficiary_id = each.id and t.kind = 3`;
}
