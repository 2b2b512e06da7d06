import type { CivilDate } from '@teeka/domain/calendar';
import { type CompiledQuery, sql } from 'kysely';
import type { Actor, Scope } from '../../../platform/access/actor.ts';
import { siteInScope, villageInScope } from '../../../platform/access/scope.ts';
import { build } from '../../../platform/db/build.ts';
import { personInArea } from '../queries.ts';

/** A person with this number already, and what was sent when they were registered. */
export interface ExistingRow {
  readonly content_hash: Buffer | null;
  readonly registered_by: string | null;
  readonly in_area: boolean;
}

export function existingPerson(actor: Actor, today: CivilDate, beneficiary_id: string): CompiledQuery<ExistingRow> {
  return sql<ExistingRow>`
    select r.content_hash, r.registered_by, ${personInArea(actor, today)} as in_area
    from beneficiary b left join registration r using (beneficiary_id)
    where b.beneficiary_id = ${beneficiary_id}::bigint`.compile(build);
}

export interface GuardianRow {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly dob: CivilDate;
}

/** A guardian in the actor's area. */
export function guardianOf(actor: Actor, today: CivilDate, beneficiary_id: string): CompiledQuery<GuardianRow> {
  return sql<GuardianRow>`
    select b.beneficiary_id, b.ben_name, b.dob from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`.compile(build);
}

export interface PlaceRow {
  readonly village: boolean;
  readonly facility: boolean;
}

/** Whether a village and a facility lie in the actor's area. */
export function placesInArea(scope: Scope, village: number, facility_id: string): CompiledQuery<PlaceRow> {
  return sql<PlaceRow>`
    select exists (
        select from location v where v.level = 'village' and v.code = ${village}::bigint
          and ${villageInScope('v.code', scope)}) as village,
      exists (
        select from session_site s where s.facility_id::text = ${facility_id}
          and ${siteInScope('s.session_site_id', scope)}) as facility`.compile(build);
}

export interface OnSiteRow {
  readonly status: number;
  readonly date_of_session: CivilDate;
  readonly started_at: Date | null;
  readonly special_session_type_id: number | null;
  readonly min_age: number | null;
  readonly max_age: number | null;
}

/** The session at which somebody is registered; nobody ends it meanwhile. */
export function sessionOnSite(scope: Scope, session_id: string): CompiledQuery<OnSiteRow> {
  return sql<OnSiteRow>`
    select p.status, p.date_of_session, p.started_at, p.special_session_type_id, p.min_age, p.max_age
    from vaccination_session p
    where p.session_id = ${session_id}::uuid and ${siteInScope('p.session_site_id', scope)}
    for share of p`.compile(build);
}

/** What is told of a person, as it rests; numbers sealed. */
export interface NewDetails {
  readonly beneficiary_id: string;
  readonly ben_name: string;
  readonly dob: CivilDate;
  readonly dob_is_year: boolean;
  readonly gender: number;
  readonly guardian_id: string | null;
  readonly guardian_name: string;
  readonly village_code: number;
  readonly address: string;
  readonly ben_type_id: number;
  readonly lmp_date: CivilDate | null;
  readonly mobile_sealed: Buffer | null;
  readonly photo_id_type: number | null;
  readonly photo_id_sealed: Buffer | null;
  readonly photo_id_last4: string;
  readonly father_name: string;
  readonly blood_group: string;
  readonly child_weight: number | null;
  readonly abha_address: string;
  readonly previous_pregnancy_on: CivilDate | null;
}

/** A new person's row. */
export interface NewPerson extends NewDetails {
  readonly created_by: string;
  readonly created_at: Date;
}

export function storePerson(person: NewPerson): CompiledQuery {
  return build.insertInto('beneficiary').values(person).compile();
}

/** A keyed hash by which a search finds the person: kind 0 mobile, 2 photo ID. */
export function storeToken(token_hash: Buffer, kind: 0 | 2, beneficiary_id: string): CompiledQuery {
  return build.insertInto('search_token').values({ token_hash, kind, beneficiary_id }).compile();
}

export interface NewRegistration {
  readonly beneficiary_id: string;
  readonly registered_by: string;
  readonly captured_at: string;
  readonly session_id: string | null;
  readonly facility_id: string;
  readonly platform: string;
  readonly verified_using: string;
  readonly consent_version: string;
  readonly consent_language: string;
  readonly consent_given_at: string;
  readonly overruled_ids: readonly string[];
  readonly overruled_reason: string;
  readonly content_hash: Buffer;
}

export function storeRegistration(registration: NewRegistration): CompiledQuery {
  const { overruled_ids, ...rest } = registration;
  return build
    .insertInto('registration')
    .values({ ...rest, overruled_ids: [...overruled_ids] })
    .compile();
}

/** A line on a session's list, and the day on which it was captured. */
export interface NewLine {
  readonly session_id: string;
  readonly beneficiary_id: string;
  readonly status: string;
  readonly added_on: CivilDate;
}

export function storeOnList(line: NewLine): CompiledQuery {
  return build
    .insertInto('session_roster')
    .values({ ...line, added_from: 'vaccinator' })
    .compile();
}

/** A photo ID that still goes by how it was typed, with the number it stands for. */
export interface AsTypedRow {
  readonly beneficiary_id: string;
  readonly token_hash: Buffer;
  readonly photo_id_type: number | null;
  readonly photo_id_sealed: Buffer | null;
}

/** Some of them, their people held: what others hold is left for later. */
export function takeAsTyped(most: number): CompiledQuery<AsTypedRow> {
  return sql<AsTypedRow>`
    select t.beneficiary_id, t.token_hash, b.photo_id_type, b.photo_id_sealed
    from search_token t join beneficiary b using (beneficiary_id)
    where t.kind = 3 order by t.beneficiary_id limit ${most} for update of b skip locked`.compile(build);
}

/** Hashed anew, they go by how they are compared; one that does not open stays under the hash it has. */
export function putAsCompared(
  rows: readonly Pick<AsTypedRow, 'beneficiary_id' | 'token_hash'>[],
  fresh: readonly Buffer[],
): CompiledQuery {
  return sql`
    update search_token t set token_hash = each.fresh, kind = 2
    from unnest(${rows.map(({ beneficiary_id }) => beneficiary_id)}::bigint[],
      ${rows.map(({ token_hash }) => token_hash)}::bytea[], ${[...fresh]}::bytea[]) as each (id, old, fresh)
    where t.token_hash = each.old and t.beneficiary_id = each.id and t.kind = 3`.compile(build);
}
