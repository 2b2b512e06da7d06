import type { FingerWish } from '@teeka/domain/device';
import type { CaptureKind } from '@teeka/domain/pairing';
import { sql } from 'kysely';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, write } from '../../platform/db/statement.ts';
import { liveChannel } from '../../platform/live/live.ts';

const lives = (sign: string, now: Date) =>
  sql`${sql.ref(`${sign}.ended_at`)} is null and ${sql.ref(`${sign}.expires_at`)} > ${now}::timestamptz`;

/** Tells the streams of a sign-in, on whichever server they hang, once the transaction holds. */
export function poke(sign_in_id: string) {
  return write`select pg_notify(${liveChannel}, ${sign_in_id})`;
}

/** How many devices each side of a sign-in is paired with. */
export function pairedWith(sign_in_id: string) {
  return read({ phones: col.int, desks: col.int })`
    select count(*) filter (where desk_sign_in = ${sign_in_id}::uuid)::int as phones,
      count(*) filter (where phone_sign_in = ${sign_in_id}::uuid)::int as desks
    from pairing
    where phone_sign_in is not null and (desk_sign_in = ${sign_in_id}::uuid or phone_sign_in = ${sign_in_id}::uuid)`;
}

export interface Offer {
  readonly pairing_id: string;
  readonly desk_sign_in: string;
  readonly code_hash: Buffer;
  readonly offered_at: Date;
}

/** A desk shows one code at a time: the one before it is none any more. */
export function dropOffers(desk_sign_in: string) {
  return write`delete from pairing where desk_sign_in = ${desk_sign_in}::uuid and phone_sign_in is null`;
}

export function storeOffer({ pairing_id, desk_sign_in, code_hash, offered_at }: Offer) {
  return write`
    insert into pairing (pairing_id, desk_sign_in, code_hash, offered_at)
    values (${pairing_id}::uuid, ${desk_sign_in}::uuid, ${code_hash}, ${offered_at})`;
}

const offerRow = {
  pairing_id: col.uuid,
  desk_sign_in: col.uuid,
  user_id: col.uuid,
  display_name: col.text,
  block_code: col.int.orNull,
  facility_id: col.uuid.orNull,
  sites: col.uuid.array,
  phones: col.int,
};
export type OfferRow = RowOf<typeof offerRow>;

/** Holds the row of a code; who shows it is read behind this. */
export function lockCode(hashes: readonly Buffer[]) {
  return write`select pairing_id from pairing where code_hash = any(${[...hashes]}::bytea[]) for update`;
}

/** The desk that shows one of these codes, where it was shown since an instant and nobody has used it. */
export function offerOf(hashes: readonly Buffer[], { since, now }: { readonly since: Date; readonly now: Date }) {
  return read(offerRow)`
    select p.pairing_id, p.desk_sign_in, u.user_id, u.display_name, u.block_code, u.facility_id,
      array(select us.session_site_id from user_site us where us.user_id = u.user_id) as sites,
      (select count(*)::int from pairing o where o.desk_sign_in = p.desk_sign_in and o.phone_sign_in is not null) as phones
    from pairing p join sign_in s on s.sign_in_id = p.desk_sign_in join app_user u on u.user_id = s.user_id
    where p.code_hash = any(${[...hashes]}::bytea[]) and p.offered_at > ${since}::timestamptz and ${lives('s', now)}
      and u.is_active`;
}

/** Two devices are paired once. */
export function dropPairing(desk_sign_in: string, phone_sign_in: string) {
  return write`
    delete from pairing where desk_sign_in = ${desk_sign_in}::uuid and phone_sign_in = ${phone_sign_in}::uuid`;
}

/** The code is used up by it. */
export function storePaired(pairing_id: string, phone_sign_in: string, now: Date) {
  return write`
    update pairing set phone_sign_in = ${phone_sign_in}::uuid, paired_at = ${now}::timestamptz, code_hash = null
    where pairing_id = ${pairing_id}::uuid`;
}

const pairingRow = {
  pairing_id: col.uuid,
  as_desk: col.bool,
  display_name: col.text,
  browser: col.text.orNull,
  system: col.text.orNull,
  paired_at: col.timestamptz.butFilled,
  used_at: col.timestamptz.orNull,
  awaits: col.text.of<CaptureKind>().orNull,
  wish_id: col.uuid.orNull,
  finger_env: col.text.of<FingerWish['env']>().orNull,
  finger_wadh: col.text.orNull,
};
export type PairingRow = RowOf<typeof pairingRow>;

export interface Moment {
  readonly now: Date;
  /** What was waited for, or captured, before is over. */
  readonly since: Date;
}

/** The pairings of a sign-in, with the other side of each, while that is signed in; the first one first. */
export function pairingsOf(sign_in_id: string, { now, since }: Moment) {
  return read(pairingRow)`
    select p.pairing_id, p.desk_sign_in = ${sign_in_id}::uuid as as_desk, u.display_name, s.browser, s.system,
      p.paired_at, p.used_at, case when p.awaited_at > ${since}::timestamptz then p.awaits end as awaits,
      p.wish_id, p.finger_env, p.finger_wadh
    from pairing p
    join sign_in s on s.sign_in_id = case when p.desk_sign_in = ${sign_in_id}::uuid
      then p.phone_sign_in else p.desk_sign_in end
    join app_user u on u.user_id = s.user_id
    where p.paired_at is not null and ${lives('s', now)} and u.is_active
      and (p.desk_sign_in = ${sign_in_id}::uuid or p.phone_sign_in = ${sign_in_id}::uuid)
    order by p.paired_at, p.pairing_id`;
}

const sidesRow = { desk_sign_in: col.uuid, phone_sign_in: col.uuid.butFilled, other: col.uuid };

/** Holds a pairing; what is in it is read behind this. */
export function lockPairing(pairing_id: string) {
  return write`select pairing_id from pairing where pairing_id = ${pairing_id}::uuid for update`;
}

/** A pairing of which either side is a sign-in of this user, and whose the other is. */
export function sidesOf(pairing_id: string, user_id: string) {
  return read(sidesRow)`
    select p.desk_sign_in, p.phone_sign_in, case when d.user_id = ${user_id}::uuid then f.user_id else d.user_id end as other
    from pairing p join sign_in d on d.sign_in_id = p.desk_sign_in join sign_in f on f.sign_in_id = p.phone_sign_in
    where p.pairing_id = ${pairing_id}::uuid and ${user_id}::uuid in (d.user_id, f.user_id)`;
}

export function deletePairing(pairing_id: string) {
  return write`delete from pairing where pairing_id = ${pairing_id}::uuid`;
}

/** The phones of a desk, locked. */
export function lockPhones(desk_sign_in: string) {
  return read({ pairing_id: col.uuid, phone_sign_in: col.uuid.butFilled })`
    select pairing_id, phone_sign_in from pairing
    where desk_sign_in = ${desk_sign_in}::uuid and phone_sign_in is not null
    order by pairing_id for update`;
}

interface Wish {
  readonly awaits: CaptureKind | null;
  readonly wish_id: string | null;
  readonly finger: FingerWish | null;
}

/** What a desk waits for, or that it does no longer, by one waiting or by any; what was captured before goes. */
export function storeAwaits(
  desk_sign_in: string,
  { wish, over }: { readonly wish: Wish; readonly over: string | null },
  now: Date,
) {
  const { awaits, wish_id, finger } = wish;
  return write`
    update pairing set awaits = ${awaits}, awaited_at = ${now}::timestamptz, wish_id = ${wish_id}::uuid,
      finger_env = ${finger?.env ?? null}, finger_wadh = ${finger?.wadh ?? null},
      capture_kind = null, capture_sealed = null, captured_at = null
    where desk_sign_in = ${desk_sign_in}::uuid and phone_sign_in is not null
      and (${over}::uuid is null or wish_id = ${over}::uuid)`;
}

const deskRow = {
  desk_sign_in: col.uuid,
  user_id: col.uuid,
  awaits: col.text.of<CaptureKind>().orNull,
  wish_id: col.uuid.orNull,
};

/** The desk that a phone serves, and what it waits for. */
export function deskServed(pairing_id: string, phone_sign_in: string, { now, since }: Moment) {
  return read(deskRow)`
    select p.desk_sign_in, s.user_id, case when p.awaited_at > ${since}::timestamptz then p.awaits end as awaits, p.wish_id
    from pairing p join sign_in s on s.sign_in_id = p.desk_sign_in
    where p.pairing_id = ${pairing_id}::uuid and p.phone_sign_in = ${phone_sign_in}::uuid and ${lives('s', now)}`;
}

export interface Capture {
  readonly pairing_id: string;
  readonly desk_sign_in: string;
  readonly kind: CaptureKind;
  readonly sealed: Buffer;
}

/** Keeps what was captured; the desk waits for no other one, from no phone. */
export function storeCapture({ pairing_id, desk_sign_in, kind, sealed }: Capture, now: Date) {
  return write`
    update pairing set awaits = null,
      used_at = case when pairing_id = ${pairing_id}::uuid then ${now}::timestamptz else used_at end,
      capture_kind = case when pairing_id = ${pairing_id}::uuid then ${kind} end,
      capture_sealed = case when pairing_id = ${pairing_id}::uuid then ${sealed}::bytea end,
      captured_at = case when pairing_id = ${pairing_id}::uuid then ${now}::timestamptz end
    where desk_sign_in = ${desk_sign_in}::uuid and phone_sign_in is not null`;
}

const captureRow = {
  pairing_id: col.uuid,
  capture_kind: col.text.of<CaptureKind>().butFilled,
  capture_sealed: col.bytea.butFilled,
  wish_id: col.uuid.orNull,
};

/** What was captured for a desk since an instant, by phones that are signed in still. */
export function captureFor(desk_sign_in: string, { now, since }: Moment) {
  return read(captureRow)`
    select p.pairing_id, p.capture_kind, p.capture_sealed, p.wish_id
    from pairing p join sign_in s on s.sign_in_id = p.phone_sign_in
    where p.desk_sign_in = ${desk_sign_in}::uuid and p.captured_at > ${since}::timestamptz and p.capture_sealed is not null
      and ${lives('s', now)}
    order by p.captured_at desc limit 1`;
}

/** What nobody took within minutes. */
export function dropCaptures(since: Date) {
  return write`
    update pairing set capture_kind = null, capture_sealed = null, captured_at = null
    where captured_at <= ${since}::timestamptz`;
}

/** Codes that nobody used. */
export function dropOldOffers(since: Date) {
  return write`delete from pairing where phone_sign_in is null and offered_at <= ${since}::timestamptz`;
}

/** Pairings of sign-ins that are over. */
export function dropOver(now: Date) {
  return write`
    delete from pairing p using sign_in s
    where s.sign_in_id in (p.desk_sign_in, p.phone_sign_in) and not (${lives('s', now)})`;
}
