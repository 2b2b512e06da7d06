import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { isNamed, namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';
import { placesToPost } from '../account/queries.ts';

const namedPlaceRow = {
  state_code: col.int.orNull,
  district_code: col.int.orNull,
  block_code: col.int.orNull,
  facility_id: col.uuid.orNull,
  session_site_id: col.uuid.orNull,
  category: col.int,
  /** Of which part of an area it is. */
  level: col.text,
  /** 0 of a session site. */
  code: col.int,
  names: col.names,
  block: col.names.orNull,
};
export type NamedPlaceRow = RowOf<typeof namedPlaceRow>;

/** Session sites of the area that have one of these names, in small letters; closed ones take nobody. */
export function sitesNamed(scope: Scope, names: readonly string[]) {
  return read(namedPlaceRow)`
    select f.state_code, f.district_code, f.block_code, f.facility_id, s.session_site_id, s.category::int,
      'site' as level, 0 as code, ${namesIn('s')} as names, ${namesIn('b')} as block
    from session_site s join facility f using (facility_id)
    left join location b on b.level = 'block' and b.code = f.block_code
    where ${isNamed('s', names)} and s.valid_to is null and ${siteInScope('s.session_site_id', scope)}`;
}

/** Places of the area that have one of these names or codes and at which somebody is posted. */
export function placesNamed(scope: Scope, names: readonly string[]) {
  const isMeant = sql<boolean>`l.level in ('state', 'district', 'block')
    and (${isNamed('l', names)} or l.code::text = any(${[...names]}::text[]))`;
  return read(namedPlaceRow)`
    select p.state_code, p.district_code, p.block_code, null::uuid as facility_id, null::uuid as session_site_id,
      0 as category, p.level, p.code, p.names, null::jsonb as block
    from ${placesToPost(scope, isMeant)}`;
}

const takenRow = { user_name: col.text, mobile_hash: col.bytea.orNull };

/** Accounts that have one of these names or numbers. */
export function accountsTaken(user_names: readonly string[], numbers: readonly Buffer[]) {
  return read(takenRow)`
    select u.user_name, u.mobile_hash from app_user u
    where u.user_name = any(${[...user_names]}::text[]) or u.mobile_hash = any(${[...numbers]}::bytea[])`;
}

/** Two files of workers wait for each other; an account that is made beside one is refused by its unique name or number. */
export function holdAccounts() {
  return write`select pg_advisory_xact_lock(hashtext('accounts from a file'))`;
}

const toTellRow = {
  user_id: col.uuid,
  state_code: col.int.orNull,
  user_name: col.text,
  mobile_sealed: col.bytea.orNull,
};

/** Accounts of a file whose owners have not been written to yet. */
export function accountsToTell(import_id: string, most: number, but: readonly string[]) {
  return read(toTellRow)`
    select u.user_id, u.state_code, u.user_name, u.mobile_sealed from app_user u
    where u.import_id = ${import_id}::uuid and u.message_sent_at is null and u.is_active and u.mobile_sealed is not null
      and u.user_id <> all(${[...but]}::uuid[])
    order by u.user_id limit ${most}::int`;
}

export function markWrittenTo(user_id: string, at: Date) {
  return write`update app_user set message_sent_at = ${at}::timestamptz where user_id = ${user_id}::uuid`;
}
