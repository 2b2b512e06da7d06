import { type AbhaAct, type AbhaConsentMethod, type AbhaSheet, abhaNoes } from '@teeka/domain/abha';
import type { CivilDate } from '@teeka/domain/calendar';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { ConsentGiver } from '@teeka/domain/verification';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, values, write } from '../../platform/db/statement.ts';
import { personChanged, personInArea, reportedDeadOn } from '../beneficiaries/index.ts';

/** When a person last said no, of a statement that has their number. */
const saidNo = (beneficiary_id: RawBuilder<unknown>) => sql`(select max(n.at) from abha_event n
  where n.beneficiary_id = ${beneficiary_id} and n.what in (${sql.join(abhaNoes.map(sql.lit))}))`;

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
  /** Of the guardian on record, wherever that one lives. */
  guardian_dob: col.date.orNull,
  guardian_deceased_on: col.date.orNull,
  abha_address: col.text,
  version: col.int,
  number_sealed: col.bytea.orNull,
  linked_at: col.timestamptz.orNull,
  /** When the consent was given by which the account is linked. */
  link_given_at: col.timestamptz.orNull,
  /** When they last said no to what they had agreed to: took it back, refused, had the account unlinked. */
  said_no: col.timestamptz.orNull,
};
export type PersonRow = RowOf<typeof personRow>;

export function personOf(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(personRow)`
    select b.beneficiary_id, b.ben_name, b.dob, b.dob_is_year, b.gender, b.deceased_on,
      ${reportedDeadOn('b')} as reported_dead_on, b.photo_id_type, b.photo_id_sealed, b.guardian_id, g.dob as guardian_dob,
      g.deceased_on as guardian_deceased_on, b.abha_address, b.version,
      l.number_sealed, l.linked_at,
      (select c.at from abha_event c where c.beneficiary_id = l.beneficiary_id and c.event_id = l.consent_id) as link_given_at,
      ${saidNo(sql`b.beneficiary_id`)} as said_no
    from beneficiary b left join abha_link l using (beneficiary_id)
      left join beneficiary g on g.beneficiary_id = b.guardian_id
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
  care_context: col.uuid,
};
export type LinkRow = RowOf<typeof linkRow>;

export const linkOf = (beneficiary_id: string) => read(linkRow)`
  select beneficiary_id, number_sealed, number_last4, address_sealed, consent_id, linked_by, linked_at, care_context
  from abha_link where beneficiary_id = ${beneficiary_id}::bigint`;

const guardianLink = {
  beneficiary_id: col.bigint,
  number_sealed: col.bytea,
  said_no: col.timestamptz.orNull,
};
export type GuardianLink = RowOf<typeof guardianLink>;

/** The linked account of a guardian; nothing where none is. */
export const guardianLinkOf = (beneficiary_id: string) => read(guardianLink)`
  select l.beneficiary_id, l.number_sealed, ${saidNo(sql`l.beneficiary_id`)} as said_no
  from abha_link l
  where l.beneficiary_id = ${beneficiary_id}::bigint`;

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

const eventRow = {
  beneficiary_id: col.bigint,
  event_id: col.uuid,
  what: col.text.of<AbhaAct>(),
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

/** The consents that a worker took down about a person since an instant. */
export function consentsSince(of: { readonly beneficiary_id: string; readonly user_id: string; readonly since: Date }) {
  return read(eventRow)`
    select beneficiary_id, event_id, what, at, recorded_at, done_by, reason, consent_id, wish_id, guardian_id, relation_proof,
      sheet, sheet_version, language, given_by, method, points
    from abha_event
    where beneficiary_id = ${of.beneficiary_id}::bigint and what = 'consent' and done_by = ${of.user_id}::uuid
      and at >= ${of.since}
    order by at`;
}

const historyRow = { what: col.text.of<AbhaAct>(), at: col.timestamptz, by_name: col.text, reason: col.text };
const mostHistory = 200;

/** What was done about a person's account, the latest first; what rests on a consent of the same moment before it. */
export const historyOf = (beneficiary_id: string) => read(historyRow)`
  select e.what, e.at, coalesce(u.display_name, '') as by_name, e.reason
  from abha_event e left join app_user u on u.user_id = e.done_by
  where e.beneficiary_id = ${beneficiary_id}::bigint
  order by e.at desc, e.what = 'consent', e.event_id desc limit ${sql.lit(mostHistory)}`;

/** The last consent since an instant that stands for itself: given after the last no, of no wish, nothing linked by it. */
export function openConsentOf(beneficiary_id: string, since: Date) {
  return read({ at: col.timestamptz })`
    select c.at from abha_event c
    where c.beneficiary_id = ${beneficiary_id}::bigint and c.what = 'consent' and c.at > ${since}
      and c.at > coalesce(${saidNo(sql`c.beneficiary_id`)}, '-infinity')
      and not exists (select from abha_event o
        where o.beneficiary_id = c.beneficiary_id and o.what in ('wish', 'linked') and o.consent_id = c.event_id)
    order by c.at desc limit 1`;
}

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
