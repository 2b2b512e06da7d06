import type { CheckedWay } from '@teeka/domain/verification';
import type { Scope } from '../../platform/access/actor.ts';
import { siteInScope } from '../../platform/access/scope.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, values, write } from '../../platform/db/statement.ts';

/** A session of the actor's sites and, where the person is on its list, what a check needs of the person. */
export const listedRow = {
  beneficiary_id: col.bigint.orNull,
  photo_id_type: col.int.orNull,
  photo_id_sealed: col.bytea.orNull,
  mobile_sealed: col.bytea.orNull,
};
export type ListedRow = RowOf<typeof listedRow>;

const checkRow = {
  check_id: col.uuid,
  beneficiary_id: col.bigint,
  session_id: col.uuid,
  user_id: col.uuid,
  way: col.text.of<CheckedWay>(),
  consent_id: col.uuid.orNull,
  authority_txn: col.text,
  otp_hash: col.bytea.orNull,
  tries: col.int,
  asked_at: col.timestamptz,
  expires_at: col.timestamptz,
  answered_at: col.timestamptz.orNull,
  matched: col.bool.orNull,
  /** Refused because the number typed is not the one on record. */
  other_number: col.bool,
};
export type CheckRow = RowOf<typeof checkRow>;

const consentRow = {
  consent_id: col.uuid,
  beneficiary_id: col.bigint,
  sheet: col.text.of<'aadhaar'>(),
  sheet_version: col.text,
  language: col.text,
  given_by: col.text,
  way: col.text.of<CheckedWay>(),
  read_out_by: col.uuid,
  given_at: col.timestamptz,
};
export type ConsentRow = RowOf<typeof consentRow>;

export function listedPerson(scope: Scope, session_id: string, beneficiary_id: string) {
  return read(listedRow)`
    select b.beneficiary_id, b.photo_id_type, b.photo_id_sealed, b.mobile_sealed
    from vaccination_session p
    left join session_roster r on r.session_id = p.session_id and r.beneficiary_id = ${beneficiary_id}::bigint
    left join beneficiary b on b.beneficiary_id = r.beneficiary_id
    where p.session_id = ${session_id}::uuid and ${siteInScope('p.session_site_id', scope)}`;
}

const checksRow = {
  count: col.int,
  first: col.timestamptz.orNull,
  /** Of them, in whatever way: with a number that is not the one on record. */
  others: col.int,
  first_other: col.timestamptz.orNull,
};
export type ChecksRow = RowOf<typeof checksRow>;

/** How often a person was checked in one way, or with another number in any, since an instant, and when first. */
export function checksSince(beneficiary_id: string, way: CheckedWay, since: Date) {
  return read(checksRow)`
    select count(*) filter (where way = ${way})::int as count, min(asked_at) filter (where way = ${way}) as first,
      count(*) filter (where other_number)::int as others, min(asked_at) filter (where other_number) as first_other
    from identity_check
    where beneficiary_id = ${beneficiary_id}::bigint and asked_at > ${since}`;
}

export function lockCheck(beneficiary_id: string, check_id: string) {
  return read(checkRow)`
    select * from identity_check where beneficiary_id = ${beneficiary_id}::bigint and check_id = ${check_id}::uuid
    for update`;
}

export function storeConsent(row: ConsentRow) {
  return write`insert into identity_consent ${values(consentRow, row)}`;
}

export function storeCheck(row: CheckRow) {
  return write`insert into identity_check ${values(checkRow, row)}`;
}

export function countTry(row: CheckRow) {
  return write`
    update identity_check set tries = tries + 1
    where beneficiary_id = ${row.beneficiary_id} and check_id = ${row.check_id}`;
}

export function storeAnswer(row: CheckRow, answered_at: Date) {
  return write`
    update identity_check set matched = true, answered_at = ${answered_at}, otp_hash = null, authority_txn = ''
    where beneficiary_id = ${row.beneficiary_id} and check_id = ${row.check_id}`;
}
