import type { CivilDate } from '@teeka/domain/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, orNone, type RowOf } from '../../platform/db/row.ts';
import { columns, named, read, rowsAs, values, write } from '../../platform/db/statement.ts';
import { joinVillage, personInArea } from '../beneficiaries/index.ts';

const publicKeyRow = { kid: col.text, x: col.text, y: col.text };
export type PublicKeyRow = RowOf<typeof publicKeyRow>;

/** What everybody may know of every key that ever signed and is believed, the newest first. */
export const publicKeys = () => read(publicKeyRow)`
  select kid, x, y from certificate_key where revoked_at is null order by made_at desc, kid`;

const revokedKeyRow = { kid: col.text, revoked_at: col.timestamptz.butFilled };

/** Keys of which others may have the private half. */
export const revokedKeys = () => read(revokedKeyRow)`
  select kid, revoked_at from certificate_key where revoked_at is not null order by revoked_at desc, kid`;

const newKey = { ...publicKeyRow, secret_sealed: col.bytea, made_at: col.timestamptz };
export type NewKey = RowOf<typeof newKey>;

/** The key that was made last, of those that are not revoked. */
export const signingKey = () => read(newKey)`
  select kid, x, y, secret_sealed, made_at from certificate_key
  where revoked_at is null order by made_at desc, kid limit 1`;

export const storeKey = (key: NewKey) => write`insert into certificate_key ${values(newKey, key)}`;

const holderRow = { changed_at: col.timestamptz.orNull, corrected: col.int };

export const holderOf = (beneficiary_id: string) => read(holderRow)`
  select changed_at, corrected from certificate_holder where beneficiary_id = ${beneficiary_id}::bigint`;

/** `rid`: the name of certificates that have none of their own, as an earlier version of the server issues them. */
export const storeHolder = (beneficiary_id: string, rid: string) => write`
  insert into certificate_holder (beneficiary_id, rid) values (${beneficiary_id}::bigint, ${rid})`;

const newCertificate = {
  beneficiary_id: col.bigint,
  certificate_id: col.uuid,
  rid: col.text,
  card_at: col.timestamptz,
  corrected_before: col.int,
  kid: col.text,
  covers: col.text,
  number: col.text,
  paper_sealed: col.bytea,
  issued_at: col.timestamptz,
  issued_by: col.uuid,
};
/** With the instant of the database's clock, which that of doses is held against; an earlier version of the server notes none. */
export const storeCertificate = (certificate: RowOf<typeof newCertificate>) =>
  write`
    insert into certificate (${named(newCertificate)}, stored_at)
    select ${columns(newCertificate, 'issued')}, clock_timestamp() from ${rowsAs('issued', newCertificate, [certificate])}`;

const keptRow = { paper_sealed: col.bytea, covers: col.text.of<'all' | 'BCG'>().orNull, withdrawn: col.bool };

export const certificateOf = (beneficiary_id: string, certificate_id: string) => read(keptRow)`
  select c.paper_sealed, c.covers, exists (select from certificate_withdrawal w
    where w.beneficiary_id = c.beneficiary_id and w.certificate_id = c.certificate_id) as withdrawn
  from certificate c
  where c.beneficiary_id = ${beneficiary_id}::bigint and c.certificate_id = ${certificate_id}::uuid`;

const issuedRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  certificate_id: col.uuid,
  number: col.text,
  paper_sealed: col.bytea,
  /** Beside what is sealed: by which name, of which second and of which doses it is; the doses of before are not known. */
  rid: col.text.butFilled,
  card_at: col.timestamptz.butFilled,
  covers: col.text.of<'all' | 'BCG'>().orNull,
  issued_at: col.timestamptz,
  issued_by: col.uuid,
  issued_by_name: col.text,
  changed_at: col.timestamptz.orNull,
  corrected: col.int,
  withdrawn_at: col.timestamptz.orNull,
  withdrawn_by_name: col.text.orNull,
  reason: col.text.orNull,
};
export type IssuedRow = RowOf<typeof issuedRow>;

const selectIssued = sql`
  select c.beneficiary_id, b.ben_name, c.certificate_id, c.number, c.paper_sealed, coalesce(c.rid, h.rid) as rid,
    coalesce(c.card_at, c.issued_at) as card_at, c.covers, c.issued_at, c.issued_by,
    coalesce(u.display_name, '') as issued_by_name, h.changed_at, h.corrected, w.withdrawn_at,
    t.display_name as withdrawn_by_name, w.reason
  from certificate c
  join certificate_holder h on h.beneficiary_id = c.beneficiary_id
  join beneficiary b on b.beneficiary_id = c.beneficiary_id
  left join app_user u on u.user_id = c.issued_by
  left join certificate_withdrawal w on w.beneficiary_id = c.beneficiary_id and w.certificate_id = c.certificate_id
  left join app_user t on t.user_id = w.withdrawn_by`;

/** Of how many certificates of a person is told at most. */
const mostIssued = 100;

/** The certificates of a person, the newest first. */
export const issuedOf = (beneficiary_id: string) => read(issuedRow)`
  ${selectIssued} where c.beneficiary_id = ${beneficiary_id}::bigint
  order by c.issued_at desc, c.certificate_id desc limit ${sql.lit(mostIssued)}`;

/** One of them. */
export const issuedOne = (beneficiary_id: string, certificate_id: string) => read(issuedRow)`
  ${selectIssued} where c.beneficiary_id = ${beneficiary_id}::bigint and c.certificate_id = ${certificate_id}::uuid`;

/** The one of a number, of somebody of the actor's area. */
export const issuedUnder = (number: string, actor: Actor, today: CivilDate) => read(issuedRow)`
  ${selectIssued} ${joinVillage} where c.number = ${number} and ${personInArea(actor, today)}`;

/** Whether a certificate of somebody was issued or withdrawn in that transaction or a later one. */
export const certificatesChangedSince = (person: string, change: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from certificate c where c.beneficiary_id = ${sql.ref(person)} and c.changed_in >= ${change})
  or exists (select from certificate_withdrawal w where w.beneficiary_id = ${sql.ref(person)} and w.changed_in >= ${change}))`;

const isWithdrawn = sql<boolean>`exists (select from certificate_withdrawal w
  where w.beneficiary_id = c.beneficiary_id and w.certificate_id = c.certificate_id)`;

/** Of a certificate `name`. One of which it is not known who signed it may be of any key: once one is revoked nobody believes it. */
const isOfRevokedKey = (name: 'c' | 'n') => sql<boolean>`exists (
  select from certificate_key o where o.kid = coalesce(${sql.ref(`${name}.kid`)}, o.kid) and o.revoked_at is not null)`;

/** Of `c` and its holder `h`: nothing was put right since it was issued, nobody withdrew it, and its key is believed. */
const holds = sql<boolean>`(h.changed_at is null or coalesce(c.card_at, c.issued_at) >= h.changed_at)
  and not ${isWithdrawn} and not ${isOfRevokedKey('c')}`;

const newestRow = { beneficiary_id: col.bigint, certificate_id: col.uuid, paper_sealed: col.bytea };

/**
 * The newest certificate of all doses that holds, of each of these people who has one, and every one of before that holds: of which
 * doses it is stands sealed. The newest of a person first.
 */
export const newestOf = (people: readonly string[]) => read(newestRow)`
  select beneficiary_id, certificate_id, paper_sealed from (
    select distinct on (c.beneficiary_id, case when c.covers is null then c.certificate_id end)
      c.beneficiary_id, c.certificate_id, c.paper_sealed, c.issued_at
    from certificate c join certificate_holder h using (beneficiary_id)
    where c.beneficiary_id = any(${people}::bigint[]) and coalesce(c.covers, 'all') = 'all' and ${holds}
    order by c.beneficiary_id, case when c.covers is null then c.certificate_id end,
      c.issued_at desc, c.certificate_id desc) every_one
  order by beneficiary_id, issued_at desc, certificate_id desc`;

const revokedRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  gender: col.int,
  guardian_name: col.text,
  village: col.names.orNull,
  certificate_id: col.uuid,
  number: col.text,
  issued_at: col.timestamptz,
  paper_sealed: col.bytea,
  covers: col.text.of<'all' | 'BCG'>().orNull,
  again_number: col.text.orNull,
  again_at: col.timestamptz.orNull,
};
/** At least one row tells the totals; where it has nobody, all of a certificate is null. */
const revokedListRow = { ...orNone(revokedRow), total: col.int, open: col.int };
export type RevokedRow = RowOf<typeof revokedRow>;

/**
 * Certificates of the area of keys that are revoked, but for those that somebody withdrew, each with the newest of the same doses that
 * was issued since and is believed. Of which doses one of before is stands sealed: any that was issued since takes its place, and it
 * takes that of one of all.
 */
const ofRevokedKeys = (actor: Actor, today: CivilDate) => sql`
  select c.beneficiary_id, c.certificate_id, c.issued_at, again.number as again_number, again.issued_at as again_at
  from certificate_key k join certificate c using (kid) join beneficiary b using (beneficiary_id) ${joinVillage}
  left join lateral (
    select n.number, n.issued_at from certificate n
    where n.beneficiary_id = c.beneficiary_id and n.issued_at >= c.issued_at
      and (c.covers is null or coalesce(n.covers, 'all') = c.covers) and not ${isOfRevokedKey('n')}
      and not exists (select from certificate_withdrawal w
        where w.beneficiary_id = n.beneficiary_id and w.certificate_id = n.certificate_id)
    order by n.issued_at desc limit 1) again on true
  where k.revoked_at is not null and not ${isWithdrawn} and ${personInArea(actor, today)}`;

interface WhichPage {
  readonly page: number;
  readonly pageSize: number;
}

const fallenTotals = sql`count(*)::int as total, (count(*) filter (where again_at is null))::int as open`;

/** A page of them with the totals of all pages: those that were not issued again first, then the newest. */
export const listedOfRevokedKeys = (actor: Actor, today: CivilDate, { page, pageSize }: WhichPage) => read(
  revokedListRow,
)`
  with fallen as materialized (${ofRevokedKeys(actor, today)}), totals as (select ${fallenTotals} from fallen)
  select totals.*, who.* from totals left join (select b.beneficiary_id, b.ben_name, b.dob, b.gender, b.guardian_name, ${namesIn('v')} as village,
    c.certificate_id, c.number, c.issued_at, c.paper_sealed, c.covers, f.again_number, f.again_at
  from (select * from fallen order by again_at is not null, issued_at desc, certificate_id
    limit ${pageSize}::int offset ${(page - 1) * pageSize}::int) f
  join certificate c using (beneficiary_id, certificate_id)
  join beneficiary b using (beneficiary_id) ${joinVillage}) who on true
  order by who.again_at is not null, who.issued_at desc, who.certificate_id`;

/** How many of them there are in the area. */
export const countedOfRevokedKeys = (actor: Actor, today: CivilDate) => read({ total: col.int, open: col.int })`
  select ${fallenTotals} from (${ofRevokedKeys(actor, today)}) every_one`;

const withdrawal = {
  beneficiary_id: col.bigint,
  certificate_id: col.uuid,
  rid: col.text,
  card_at: col.timestamptz,
  reason: col.text,
  withdrawn_by: col.uuid,
};
export const storeWithdrawal = (one: RowOf<typeof withdrawal>) =>
  write`insert into certificate_withdrawal ${values(withdrawal, one)}`;

const withdrawnRow = {
  rid: col.text,
  noted_at: col.timestamptz.butFilled,
  card_at: col.timestamptz.orNull,
  corrected: col.int,
};
export type WithdrawnRow = RowOf<typeof withdrawnRow>;

/**
 * Certificates that hold no more, by the name that they bear, the latest first: those that say something else than the record, each
 * with what was corrected since it was issued (those of before: since the first of their holder was), and
 * with the second of their issue (`card_at`) those that somebody took back. A holder of whom none is left counts as one, so that a
 * full list is known by its length.
 * @param since those alone that were noted from then on
 */
export const withdrawnCards = (most: number, since: Date | null = null) => read(withdrawnRow)`
  with late as (
    select beneficiary_id, rid, changed_at, corrected from certificate_holder
    where changed_at >= coalesce(${since}::timestamptz, '-infinity') order by changed_at desc limit ${most}::int)
  select rid, noted_at, card_at, corrected from (
    select distinct coalesce(c.rid, late.rid) as rid, late.changed_at as noted_at, null::timestamptz as card_at,
      late.corrected - coalesce(c.corrected_before, 0) as corrected
    from late left join certificate c on c.beneficiary_id = late.beneficiary_id 
      and coalesce(c.card_at, c.issued_at) < late.changed_at
    union all
    (select rid, withdrawn_at, card_at, 0 from certificate_withdrawal
      where withdrawn_at >= coalesce(${since}::timestamptz, '-infinity') order by withdrawn_at desc limit ${most}::int)) as noted
  order by noted_at desc, rid limit ${most}::int`;

/** The time of the clock by which changes are noted. */
export const timeOfChanges = () => read({ at: col.timestamptz })`select clock_timestamp() as at`;

/** Corrections of all holders and all that was taken back: it only grows, and so numbers the lists of withdrawn cards. */
export const countedChanges = () => read({ changes: col.int })`
  select (select coalesce(sum(corrected), 0) from certificate_holder where changed_at is not null)::int
    + (select count(*) from certificate_withdrawal)::int as changes`;
