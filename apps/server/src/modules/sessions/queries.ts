import { codeFor, sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { RosterStatus, SessionStatus } from '@teeka/domain/sessions';
import { sql } from 'kysely';
import type { Actor, Scope } from '../../platform/access/actor.ts';
import { siteInScope, villageInScope } from '../../platform/access/scope.ts';
import { namesIn } from '../../platform/db/names.ts';
import { orLostRace } from '../../platform/db/or-lost-race.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read, write } from '../../platform/db/statement.ts';
import { wordOf } from '../../platform/db/word-of.ts';
import { joinVillage, personColumns, personInArea, personRow } from '../beneficiaries/index.ts';
import type { VerifiedLine } from './judge-verification.ts';
import { publishedBetween } from './published/queries.ts';

export const sessionRow = {
  session_id: col.uuid,
  session_name: col.text,
  session_site_id: col.uuid,
  site: col.names,
  date_of_session: col.date,
  start_time: col.text,
  end_time: col.text,
  status: col.word(sessionCodes),
  category: col.int,
  capacity: col.int,
  started_at: col.timestamptz.orNull,
  ended_at: col.timestamptz.orNull,
  vaccines: col.text.array,
  special_session_type_id: col.int.orNull,
  min_age: col.int.orNull,
  max_age: col.int.orNull,
  special_group: col.text,
  institution_name: col.text,
  facilitator_name: col.text,
  facilitator_designation: col.text,
  /** Hexadecimal, sealed at rest. */
  facilitator_mobile: col.text.orNull,
  vaccines_confirmed: col.text.array,
  slots: col.int,
  published: col.bool,
  standing_reason: col.text,
  carried_to: col.uuid.orNull,
  counts: col.json<Readonly<Record<RosterStatus, number>>>(),
};
/** Within a document its instants are text. */
export type SessionRow = Omit<RowOf<typeof sessionRow>, 'started_at' | 'ended_at'> &
  Readonly<Record<'started_at' | 'ended_at', Date | string | null>>;

/** A session and one person's line on its list, as a command finds them. */
const sessionStateRow = {
  session_id: col.uuid,
  session_site_id: col.uuid,
  status: col.word(sessionCodes),
  date_of_session: col.date,
  started_at: col.timestamptz.orNull,
};
export type SessionStateRow = RowOf<typeof sessionStateRow>;
/** What starting a session and putting somebody on its list both look at. */
const plannedRow = {
  ...sessionStateRow,
  published: col.bool,
  start_time: col.text,
  end_time: col.text,
  capacity: col.int,
  slots: col.int,
  special_session_type_id: col.int.orNull,
};
/** A session that is started. */
const startingRow = { ...plannedRow, vaccines: col.text.array };
/** A session somebody is put on the list of. */
const openRow = { ...plannedRow, min_age: col.int.orNull, max_age: col.int.orNull };
const entryRow = {
  status: col.text.of<RosterStatus>(),
  verified_at: col.timestamptz.orNull,
  slot_time: col.text.orNull,
  deceased_on: col.date.orNull,
};
export type EntryRow = RowOf<typeof entryRow>;

/** Columns of `SessionRow`; `p` is the planned session, `s` its site. */
export const sessionColumns = sql`
  p.session_id, p.session_name, p.session_site_id, ${namesIn('s')} as site, p.date_of_session,
  to_char(p.start_time, 'HH24:MI') as start_time, to_char(p.end_time, 'HH24:MI') as end_time,
  ${wordOf(sessionCodes, 'p.status')} as status, s.category,
  p.capacity, p.started_at, p.ended_at, p.vaccines, p.special_session_type_id, p.min_age, p.max_age,
  p.special_group, p.institution_name, p.facilitator_name, p.facilitator_designation,
  encode(p.facilitator_mobile_sealed, 'hex') as facilitator_mobile, p.vaccines_confirmed, p.slots, p.published,
  p.standing_reason, p.carried_to,
  (select json_build_object(
      'scheduled', count(*) filter (where r.status = 'scheduled'),
      'verified', count(*) filter (where r.status = 'verified'),
      'vaccinated', count(*) filter (where r.status = 'vaccinated'),
      'rejected', count(*) filter (where r.status = 'rejected'),
      'noshow', count(*) filter (where r.status = 'noshow'))
    from session_roster r where r.session_id = p.session_id) as counts`;

/** The published sessions of the actor's sites in a range of days, both included, and those of the past still on going. */
export function sessionsOfArea(scope: Scope, from: CivilDate, to: CivilDate) {
  return read(sessionRow)`
    select ${sessionColumns}
    from (${publishedBetween({ from, to }, (site) => siteInScope(site, scope))}) w
    join vaccination_session p using (session_id)
    join session_site s using (session_site_id)
    order by p.date_of_session, p.start_time, p.session_name, p.session_id`;
}

export function sessionOfArea(scope: Scope, session: string) {
  return read(sessionRow)`
    select ${sessionColumns}
    from vaccination_session p
    join session_site s using (session_site_id)
    where p.session_id = ${session}::uuid and p.published and ${siteInScope('p.session_site_id', scope)}`;
}

/** The people on a session's list; an ASHA finds those of her villages. */
export function peopleOfSession({ role, scope }: Actor, session: string) {
  const villages = role === 'ASHA' ? sql`and ${villageInScope('b.village_code', scope)}` : sql``;
  return read({ ...personRow, roster_status: col.text.of<RosterStatus>() })`
    select r.status as roster_status, ${personColumns}
    from vaccination_session p
    join session_roster r using (session_id)
    join beneficiary b using (beneficiary_id)
    ${joinVillage}
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)} ${villages}
    order by b.ben_name, b.beneficiary_id`;
}

const sessionStateColumns = sql`
  p.session_id, p.session_site_id, ${wordOf(sessionCodes, 'p.status')} as status, p.date_of_session, p.started_at`;

/** Of a session `p`, what its people have to know of it beside its status and day. */
export const knownColumns = sql`
  p.published, to_char(p.start_time, 'HH24:MI') as start_time, to_char(p.end_time, 'HH24:MI') as end_time, p.capacity, p.slots`;

/** A session to be started or ended; its key stays, so whoever records for it waits for the line of a person only. */
export function lockSession(scope: Scope, session: string) {
  return read(startingRow)`
    select ${sessionStateColumns}, ${knownColumns}, p.special_session_type_id, p.vaccines
    from vaccination_session p
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)}
    for no key update of p`;
}

/** A session whose list grows: nobody ends it meanwhile, and nobody else takes the last place. */
export function holdSession(scope: Scope, session: string) {
  return read(openRow)`
    select ${sessionStateColumns}, ${knownColumns}, p.special_session_type_id, p.min_age, p.max_age
    from vaccination_session p
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)}
    for no key update of p`;
}

/** How many stand on a session's list, and how many of them were asked to come in a slot. */
export function placesTaken(session: string, slot: string | null) {
  return read({ listed: col.int, in_slot: col.int })`
    select count(*)::int as listed, (count(*) filter (where to_char(slot_time, 'HH24:MI') = ${slot}::text))::int as in_slot
    from session_roster where session_id = ${session}::uuid`;
}

/** A session on whose list something is noted. */
export function sessionState(scope: Scope, session: string) {
  return read(sessionStateRow)`
    select ${sessionStateColumns} from vaccination_session p
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)}`;
}

/** Everybody who has one of these statuses, locked until the session has ended. */
export function lockEntries(session: string, statuses: readonly string[]) {
  return read({ beneficiary_id: col.bigint })`
    select beneficiary_id from session_roster
    where session_id = ${session}::uuid and status = any(${[...statuses]}::text[])
    order by beneficiary_id for update`;
}

export function lockEntry(session: string, beneficiary_id: string) {
  return read(entryRow)`
    select r.status, r.verified_at, to_char(r.slot_time, 'HH24:MI') as slot_time, b.deceased_on
    from session_roster r join beneficiary b using (beneficiary_id)
    where r.session_id = ${session}::uuid and r.beneficiary_id = ${beneficiary_id}::bigint
    for update of r`;
}

/** A person as far as being put on a list asks. */
const arrivingRow = {
  beneficiary_id: col.bigint,
  dob: col.date,
  dob_is_year: col.bool,
  deceased_on: col.date.orNull,
};

export function personOfArea(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(arrivingRow)`
    select b.beneficiary_id, b.dob, b.dob_is_year, b.deceased_on from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

export function notDoneReason(reason_id: number | null) {
  return read({ reason_id: col.int })`
    select reason_id from not_done_reason where reason_id = ${reason_id}::bigint`;
}

/** What is said when a special session starts; empty for others, whose plan stays as it is. */
export interface StartFacts {
  readonly vaccines_confirmed: readonly string[];
  readonly facilitator_name: string;
  readonly facilitator_designation: string;
  readonly facilitator_mobile_sealed: Buffer | null;
}

export function storeStart(
  session: string,
  status: SessionStatus,
  by: { user_id: string; at: string; facts: StartFacts },
) {
  const { facts } = by;
  return write`
    update vaccination_session set status = ${codeFor(sessionCodes, status)}, started_at = ${by.at}, started_by = ${by.user_id},
      vaccines_confirmed = ${[...facts.vaccines_confirmed]}::text[],
      facilitator_name = coalesce(nullif(${facts.facilitator_name}::text, ''), facilitator_name),
      facilitator_designation = coalesce(nullif(${facts.facilitator_designation}::text, ''), facilitator_designation),
      facilitator_mobile_sealed = coalesce(${facts.facilitator_mobile_sealed}::bytea, facilitator_mobile_sealed),
      version = version + 1, changed_in = pg_current_xact_id()
    where session_id = ${session}::uuid`;
}

export function storeEnd(session: string, status: SessionStatus, by: { user_id: string; at: string }) {
  return write`
    update vaccination_session set status = ${codeFor(sessionCodes, status)}, ended_at = ${by.at}, ended_by = ${by.user_id},
      version = version + 1, changed_in = pg_current_xact_id()
    where session_id = ${session}::uuid`;
}

export function storeNoshow(session: string, statuses: readonly string[]) {
  return write`
    update session_roster set status = 'noshow', version = version + 1, changed_in = pg_current_xact_id()
    where session_id = ${session}::uuid and status = any(${[...statuses]}::text[])`;
}

interface Line {
  readonly session_id: string;
  readonly beneficiary_id: string;
  readonly status: RosterStatus;
}
/** A line at its new status, with the one that this was judged by. */
export interface JudgedLine extends Line {
  readonly from: RosterStatus;
}

export function storeAdded(line: Line, from: { added_from: string; added_on: CivilDate; slot_time: string | null }) {
  return write`
    insert into session_roster (session_id, beneficiary_id, status, added_from, added_on, slot_time)
    values (${line.session_id}, ${line.beneficiary_id}, ${line.status}, ${from.added_from}, ${from.added_on}::date,
      ${from.slot_time}::text::time)`;
}

export interface SlotLine {
  readonly session_id: string;
  readonly beneficiary_id: string;
  readonly slot_time: string | null;
}

export function storeSlot({ session_id, beneficiary_id, slot_time }: SlotLine) {
  return write`
    update session_roster set slot_time = ${slot_time}::text::time, version = version + 1,
      changed_in = pg_current_xact_id()
    where session_id = ${session_id}::uuid and beneficiary_id = ${beneficiary_id}::bigint`;
}

export function storeVerified(line: VerifiedLine, user_id: string) {
  return orLostRace(sql`
    update session_roster set status = ${line.status}, verified_by = ${user_id}, verified_at = ${line.at},
      verification_method = ${line.method}, reject_reason_id = null, reject_remarks = '',
      version = version + 1, changed_in = pg_current_xact_id()
    where session_id = ${line.session_id}::uuid and beneficiary_id = ${line.beneficiary_id}::bigint
      and status = ${line.from}`);
}

export function storeRejected(line: JudgedLine, reason: { readonly id: number; readonly remarks: string }) {
  return orLostRace(sql`
    update session_roster set status = ${line.status}, reject_reason_id = ${reason.id},
      reject_remarks = ${reason.remarks}, version = version + 1, changed_in = pg_current_xact_id()
    where session_id = ${line.session_id}::uuid and beneficiary_id = ${line.beneficiary_id}::bigint
      and status = ${line.from}`);
}
