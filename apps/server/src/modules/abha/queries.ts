import type { AbhaConsentMethod, AbhaSheet } from '@teeka/domain/abha';
import type { CivilDate } from '@teeka/domain/calendar';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { ConsentGiver } from '@teeka/domain/verification';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { villageInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, values, write } from '../../platform/db/statement.ts';
import { joinVillage, personChanged, personInArea, reportedDeadOn } from '../beneficiaries/index.ts';

/** A person of the actor's area, with the account that is linked. */
const personRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  dob_is_year: col.bool,
  gender: col.int,
  deceased_on: col.date.orNull,
  /** A visit said so, and nobody declared it yet. */
  reported_dead_on: col.date.orNull,
  photo_id_type: col.int.orNull,
  photo_id_sealed: col.bytea.orNull,
  guardian_id: col.bigint.orNull,
  abha_address: col.text,
  version: col.int,
  number_sealed: col.bytea.orNull,
};
export type PersonRow = RowOf<typeof personRow>;

export function personOf(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(personRow)`
    select b.beneficiary_id, b.ben_name, b.dob, b.dob_is_year, b.gender, b.deceased_on,
      ${reportedDeadOn('b')} as reported_dead_on, b.photo_id_type, b.photo_id_sealed, b.guardian_id, b.abha_address, b.version, l.number_sealed
    from beneficiary b left join abha_link l using (beneficiary_id)
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

const linkRow = {
  beneficiary_id: col.bigint,
  number_sealed: col.bytea,
  number_last4: col.text,
  address_sealed: col.bytea,
  consent_id: col.uuid,
  linked_by: col.uuid,
  linked_at: col.timestamptz,
};
export type LinkRow = RowOf<typeof linkRow>;

export const linkOf = (beneficiary_id: string) => read(linkRow)`
  select beneficiary_id, number_sealed, number_last4, address_sealed, consent_id, linked_by, linked_at
  from abha_link where beneficiary_id = ${beneficiary_id}::bigint`;

const guardianLink = { beneficiary_id: col.bigint, dob: col.date, number_sealed: col.bytea };
export type GuardianLink = RowOf<typeof guardianLink>;

/** The linked account of a guardian; nothing where none is. */
export const guardianLinkOf = (beneficiary_id: string) => read(guardianLink)`
  select beneficiary_id, b.dob, l.number_sealed from abha_link l join beneficiary b using (beneficiary_id)
  where beneficiary_id = ${beneficiary_id}::bigint`;

const wardLink = { beneficiary_id: col.bigint, number_sealed: col.bytea };
export type WardLink = RowOf<typeof wardLink>;

/** The accounts that are linked with those in a guardian's charge, wherever they live: none of them is another child's. */
export const linksOfWards = (guardian_id: string) => read(wardLink)`
  select l.beneficiary_id, l.number_sealed from abha_link l join beneficiary b using (beneficiary_id)
  where b.guardian_id = ${guardian_id}::bigint`;

/** The linked account of person `b` as the pack takes it; null where there is none. */
export const packedAccount = sql`(select json_build_object('last4', l.number_last4, 'address', encode(l.address_sealed, 'hex'))
  from abha_link l where l.beneficiary_id = b.beneficiary_id)`;

export const storeLink = (link: LinkRow) => write`insert into abha_link ${values(linkRow, link)}`;

export const dropLink = (beneficiary_id: string) => write`
  delete from abha_link where beneficiary_id = ${beneficiary_id}::bigint`;

/** Two who link one account wait for each other, whichever of the hashes it is looked for by. */
export function holdAccount(hashes: readonly Buffer[]) {
  return write`select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('abha ' || encode(each, 'hex'), 0) as key
    from unnest(${[...hashes]}::bytea[]) as each order by key) as ordered`;
}

/** Whose record an account is linked with. */
export function holdersOf(hashes: readonly Buffer[]) {
  return read({ beneficiary_id: col.bigint })`
    select beneficiary_id from search_token where token_hash = any(${[...hashes]}::bytea[])`;
}

const tokenRow = { token_hash: col.bytea, kind: col.int, beneficiary_id: col.bigint };

/** The keyed hashes of an account's number (kind 4) and address (5). */
export function storeTokens(of: {
  readonly beneficiary_id: string;
  readonly number: Buffer;
  readonly address: Buffer;
}) {
  const { beneficiary_id } = of;
  const [number, address] = [
    { token_hash: of.number, kind: 4, beneficiary_id },
    { token_hash: of.address, kind: 5, beneficiary_id },
  ];
  return write`insert into search_token ${values(tokenRow, number, address)}`;
}

export const dropTokensOf = (beneficiary_id: string) => write`
  delete from search_token where beneficiary_id = ${beneficiary_id}::bigint and kind in (4, 5)`;

/** The address on the record as it is from now on; without one only that something changed travels to phones. */
export function storeAddress(beneficiary_id: string, address: string | null) {
  if (address === null) return write`${personChanged(beneficiary_id)}`;
  return write`
    update beneficiary set abha_address = ${address}, version = version + 1, changed_in = pg_current_xact_id()
    where beneficiary_id = ${beneficiary_id}::bigint`;
}

export type AbhaEventKind = 'consent' | 'wish' | 'wish-dropped' | 'linked' | 'unlinked';

const eventRow = {
  beneficiary_id: col.bigint,
  event_id: col.uuid,
  what: col.text.of<AbhaEventKind>(),
  at: col.timestamptz,
  recorded_at: col.timestamptz,
  done_by: col.uuid,
  reason: col.text,
  consent_id: col.uuid.orNull,
  wish_id: col.uuid.orNull,
  guardian_id: col.bigint.orNull,
  relation_proof: col.text.orNull,
  sheet: col.text.of<AbhaSheet>().orNull,
  sheet_version: col.text.orNull,
  language: col.text.of<SpokenLanguage>().orNull,
  given_by: col.text.of<ConsentGiver>().orNull,
  method: col.text.of<AbhaConsentMethod>().orNull,
  points: col.text.array.orNull,
};
export type EventRow = RowOf<typeof eventRow>;

export const storeEvent = (event: EventRow) => write`insert into abha_event ${values(eventRow, event)}`;

/** The last consent that a worker took down about a person since an instant. */
export function consentSince(of: { readonly beneficiary_id: string; readonly user_id: string; readonly since: Date }) {
  return read(eventRow)`
    select beneficiary_id, event_id, what, at, recorded_at, done_by, reason, consent_id, wish_id, guardian_id, relation_proof,
      sheet, sheet_version, language, given_by, method, points
    from abha_event
    where beneficiary_id = ${of.beneficiary_id}::bigint and what = 'consent' and done_by = ${of.user_id}::uuid
      and at > ${of.since}
    order by at desc limit 1`;
}

const historyRow = { what: col.text.of<AbhaEventKind>(), at: col.timestamptz, by_name: col.text, reason: col.text };
const mostHistory = 200;

/** What was done about a person's account, the latest first; what rests on a consent of the same moment before it. */
export const historyOf = (beneficiary_id: string) => read(historyRow)`
  select e.what, e.at, coalesce(u.display_name, '') as by_name, e.reason
  from abha_event e left join app_user u on u.user_id = e.done_by
  where e.beneficiary_id = ${beneficiary_id}::bigint
  order by e.at desc, e.what = 'consent', e.event_id desc limit ${sql.lit(mostHistory)}`;

/** The consent of a wish. */
const consentRow = {
  sheet: col.text.of<AbhaSheet>().butFilled,
  version: col.text.butFilled,
  language: col.text.of<SpokenLanguage>().butFilled,
  given_by: col.text.of<ConsentGiver>().butFilled,
  method: col.text.of<AbhaConsentMethod>().butFilled,
  points: col.text.array.butFilled,
};

const wishRow = {
  beneficiary_id: col.bigint,
  wish_id: col.uuid,
  consent_id: col.uuid,
  captured_at: col.timestamptz,
  waits_since: col.timestamptz,
  wished_by: col.uuid,
  ended: col.text.of<'linked' | 'dropped' | 'replaced'>().orNull,
  ended_by: col.uuid.orNull,
  ended_at: col.timestamptz.orNull,
  ...consentRow,
};
export type WishRow = RowOf<typeof wishRow>;

const wishes = sql`
  select w.beneficiary_id, w.wish_id, w.consent_id, w.captured_at, w.waits_since, w.wished_by, w.ended, w.ended_by, w.ended_at,
    c.sheet, c.sheet_version as version, c.language, c.given_by, c.method, c.points
  from abha_wish w join abha_event c on c.beneficiary_id = w.beneficiary_id and c.event_id = w.consent_id`;

export const wishOf = (beneficiary_id: string, wish_id: string) => read(wishRow)`
  ${wishes} where w.beneficiary_id = ${beneficiary_id}::bigint and w.wish_id = ${wish_id}::uuid`;

export const openWishOf = (beneficiary_id: string) => read(wishRow)`
  ${wishes} where w.beneficiary_id = ${beneficiary_id}::bigint and w.ended is null`;

const newWish = {
  beneficiary_id: col.bigint,
  wish_id: col.uuid,
  consent_id: col.uuid,
  captured_at: col.timestamptz,
  waits_since: col.timestamptz,
  wished_by: col.uuid,
};
export const storeWish = (wish: RowOf<typeof newWish>) => write`insert into abha_wish ${values(newWish, wish)}`;

/** The open wish of a person, where there is one, is over. */
export function endWish(of: {
  readonly beneficiary_id: string;
  readonly ended: 'linked' | 'dropped' | 'replaced';
  readonly at: Date;
  readonly by: string;
}) {
  return write`
    update abha_wish set ended = ${of.ended}, ended_at = ${of.at}, ended_by = ${of.by}::uuid
    where beneficiary_id = ${of.beneficiary_id}::bigint and ended is null`;
}

const listedRow = {
  wish_id: col.uuid,
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  gender: col.int,
  guardian_name: col.text,
  village: col.names.orNull,
  mobile_sealed: col.bytea.orNull,
  waits_since: col.timestamptz,
  captured_at: col.timestamptz,
  ...consentRow,
};

export type ListedWishRow = Omit<RowOf<typeof listedRow>, 'village' | 'mobile_sealed' | 'waits_since'>;

const openIn = ({ scope }: Actor) => sql`
  from abha_wish w join beneficiary b using (beneficiary_id)
  where w.ended is null and b.deceased_on is null and ${reportedDeadOn('b')} is null
    and ${villageInScope('w.village_code', scope)}`;

/** Open wishes of the area, the longest waiting first. */
export function listedWishes(actor: Actor, { page, pageSize }: { readonly page: number; readonly pageSize: number }) {
  return read(listedRow)`
    select w.wish_id, b.beneficiary_id, b.ben_name, b.dob, b.gender, b.guardian_name, ${namesIn('v')} as village,
      b.mobile_sealed, w.waits_since, w.captured_at,
      c.sheet, c.sheet_version as version, c.language, c.given_by, c.method, c.points
    from (select w.* ${openIn(actor)} order by w.waits_since, w.beneficiary_id
      limit ${pageSize}::int offset ${(page - 1) * pageSize}::int) w
    join beneficiary b using (beneficiary_id) ${joinVillage}
    join abha_event c on c.beneficiary_id = w.beneficiary_id and c.event_id = w.consent_id
    order by w.waits_since, w.beneficiary_id`;
}

export const countedWishes = (actor: Actor) => read({ total: col.int })`
  select count(*)::int as total ${openIn(actor)}`;

const guardianRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  deceased_on: col.date.orNull,
  has_account: col.bool,
};

/** The guardian of a child, where that is a person of the area. */
export function guardianOf(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(guardianRow)`
    select b.beneficiary_id, b.ben_name, b.dob, b.deceased_on,
      exists (select from abha_link l where l.beneficiary_id = b.beneficiary_id) as has_account
    from beneficiary child join beneficiary b on b.beneficiary_id = child.guardian_id
    where child.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

export const nameOfUser = (user_id: string) => read({ display_name: col.text })`
  select display_name from app_user where user_id = ${user_id}::uuid`;
