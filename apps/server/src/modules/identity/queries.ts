import type { CheckedWay } from '@teeka/domain/verification';
import { type CompiledQuery, sql } from 'kysely';
import type { Scope } from '../../platform/access/actor.ts';
import { siteInScope } from '../../platform/access/scope.ts';
import { build } from '../../platform/db/build.ts';

/** A session of the actor's sites and, where the person is on its list, what a check needs of the person. */
export interface ListedRow {
  readonly beneficiary_id: string | null;
  readonly photo_id_type: number | null;
  readonly photo_id_sealed: Buffer | null;
  readonly mobile_sealed: Buffer | null;
}

export interface CheckRow {
  readonly check_id: string;
  readonly beneficiary_id: string;
  readonly session_id: string;
  readonly user_id: string;
  readonly way: CheckedWay;
  readonly consent_id: string | null;
  readonly authority_txn: string;
  readonly otp_hash: Buffer | null;
  readonly tries: number;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly answered_at: Date | null;
  readonly matched: boolean | null;
  /** Refused because the number typed is not the one on record. */
  readonly other_number: boolean;
}

export interface ConsentRow {
  readonly consent_id: string;
  readonly beneficiary_id: string;
  readonly sheet_version: string;
  readonly language: string;
  readonly given_by: string;
  readonly way: CheckedWay;
  readonly read_out_by: string;
  readonly given_at: Date;
}

export function listedPerson(scope: Scope, session_id: string, beneficiary_id: string): CompiledQuery<ListedRow> {
  return sql<ListedRow>`
    select b.beneficiary_id, b.photo_id_type, b.photo_id_sealed, b.mobile_sealed
    from vaccination_session p
    left join session_roster r on r.session_id = p.session_id and r.beneficiary_id = ${beneficiary_id}::bigint
    left join beneficiary b on b.beneficiary_id = r.beneficiary_id
    where p.session_id = ${session_id}::uuid and ${siteInScope('p.session_site_id', scope)}`.compile(build);
}

export interface AskedRow {
  readonly count: number;
  readonly first: Date | null;
  /** Of them, in whatever way: with a number that is not the one on record. */
  readonly others: number;
  readonly first_other: Date | null;
}

/** How often a person was asked about in one way, or with another number in any, since an instant, and when first. */
export function askedSince(beneficiary_id: string, way: CheckedWay, since: Date): CompiledQuery<AskedRow> {
  return sql<AskedRow>`
    select count(*) filter (where way = ${way})::int as count, min(asked_at) filter (where way = ${way}) as first,
      count(*) filter (where other_number)::int as others, min(asked_at) filter (where other_number) as first_other
    from identity_check
    where beneficiary_id = ${beneficiary_id}::bigint and asked_at > ${since}`.compile(build);
}

export function lockCheck(beneficiary_id: string, check_id: string): CompiledQuery<CheckRow> {
  return sql<CheckRow>`
    select * from identity_check where beneficiary_id = ${beneficiary_id}::bigint and check_id = ${check_id}::uuid
    for update`.compile(build);
}

export function storeConsent(row: ConsentRow): CompiledQuery {
  return sql`
    insert into identity_consent (beneficiary_id, consent_id, sheet, sheet_version, language, given_by, way, read_out_by, given_at)
    values (${row.beneficiary_id}, ${row.consent_id}, 'aadhaar', ${row.sheet_version}, ${row.language}, ${row.given_by},
      ${row.way}, ${row.read_out_by}, ${row.given_at})`.compile(build);
}

export function storeCheck(row: CheckRow): CompiledQuery {
  return sql`
    insert into identity_check (beneficiary_id, check_id, session_id, user_id, way, consent_id, authority_txn, otp_hash,
      tries, asked_at, expires_at, answered_at, matched, other_number)
    values (${row.beneficiary_id}, ${row.check_id}, ${row.session_id}, ${row.user_id}, ${row.way}, ${row.consent_id},
      ${row.authority_txn}, ${row.otp_hash}, ${row.tries}, ${row.asked_at}, ${row.expires_at}, ${row.answered_at},
      ${row.matched}, ${row.other_number})`.compile(build);
}

export function countTry(row: CheckRow): CompiledQuery {
  return sql`
    update identity_check set tries = tries + 1
    where beneficiary_id = ${row.beneficiary_id} and check_id = ${row.check_id}`.compile(build);
}

export function storeAnswer(row: CheckRow, answered_at: Date): CompiledQuery {
  return sql`
    update identity_check set matched = true, answered_at = ${answered_at}, otp_hash = null, authority_txn = ''
    where beneficiary_id = ${row.beneficiary_id} and check_id = ${row.check_id}`.compile(build);
}
