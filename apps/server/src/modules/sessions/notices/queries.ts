import type { PersonToTell } from '@teeka/contract/sessions';
import { sessionCodes } from '@teeka/contract/word-for';
import { type BookedPerson, freezeHeardAt, type Notice, type NoticeState } from '@teeka/domain/sessions';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';
import { isOneOf, wordOf } from '../../../platform/db/word-of.ts';
import { joinVillage, personColumns, personRow, reportedDeadOn } from '../../beneficiaries/index.ts';

/** Nothing is told to the family of whoever died, or is said to have died since it was to be told. */
const isCalled = sql<boolean>`b.deceased_on is null and ${reportedDeadOn('b')} is null`;

/** Holds what is to be told of a session: the job that sends it passes over these rows. */
export function lockNotices(session: string) {
  return read({ beneficiary_id: col.bigint })`
    select beneficiary_id from session_news where session_id = ${session}::uuid
    order by beneficiary_id for update`;
}

/** Whoever is booked and has not come: of a session that has begun, those who are verified are there. */
export function bookedFor(session: string) {
  return read(bookedRow)`
    select r.beneficiary_id::text, to_char(r.slot_time, 'HH24:MI') as slot_time,
      b.mobile_sealed is not null as has_number,
      case when n.state is not null then json_build_object('state', n.state, 'heard', json_build_object(
        'day', n.heard_day, 'from', to_char(n.heard_from, 'HH24:MI'), 'to', to_char(n.heard_to, 'HH24:MI'),
        'off', n.heard_off)) end as notice
    from vaccination_session p join session_roster r using (session_id) join beneficiary b using (beneficiary_id)
    left join session_news n on n.beneficiary_id = r.beneficiary_id and n.session_id = r.session_id
    where p.session_id = ${session}::uuid and ${isCalled}
      and (r.status = 'scheduled' or (r.status = 'verified' and p.started_at is null))
    order by r.beneficiary_id`;
}

const bookedRow = {
  slot_time: col.text.orNull,
  has_number: col.bool,
  notice: col.json<BookedPerson['notice']>(),
  beneficiary_id: col.text,
};
export type BookedRow = RowOf<typeof bookedRow>;

export interface PersonNotice extends Notice {
  readonly beneficiary_id: string;
}

/** What is to be told; each time under a new number, so that every change is a message of its own. */
export function storeNotices(session: string, notices: readonly PersonNotice[]) {
  const rows = notices.map(({ beneficiary_id, heard, state }) => ({ beneficiary_id, state, ...heard }));
  return write`
    insert into session_news (beneficiary_id, session_id, heard_day, heard_from, heard_to, heard_off, state)
    select beneficiary_id, ${session}::uuid, day, "from", "to", "off", state
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as x (beneficiary_id bigint, state text, day date, "from" time, "to" time, "off" boolean)
    on conflict (beneficiary_id, session_id) do update set heard_day = excluded.heard_day,
      heard_from = excluded.heard_from, heard_to = excluded.heard_to, heard_off = excluded.heard_off,
      state = excluded.state, message_id = excluded.message_id, told_by = null, told_at = null`;
}

/** Notices that are none any more, and reached nobody. */
export function dropNotices(session: string, people: readonly string[]) {
  return write`delete from session_news
    where session_id = ${session}::uuid and beneficiary_id = any(${[...people]}::bigint[])
      and state in ('waiting', 'to-tell')`;
}

const messageRow = {
  beneficiary_id: col.text,
  message_id: col.uuid,
  ben_name: col.text,
  mobile_sealed: col.bytea.butFilled,
  consent_language: col.text.orNull,
  state_code: col.int.orNull,
  status: col.word(sessionCodes),
  /** The day they know of. */
  heard_day: col.date,
  date_of_session: col.date,
  start_time: col.text,
  end_time: col.text,
  slot_time: col.text.orNull,
  site: col.names,
};
export type MessageRow = RowOf<typeof messageRow>;

/**
 * The next people to be written to, taken from those who wait. One whose message was begun by a process that is gone is
 * among them: its number is the same, so it is delivered once. A freeze is told of from its hour on, whoever asks.
 */
export function takeMessages(session: string, most: number, not: readonly string[]) {
  return read(messageRow)`
    with taken as (
      update session_news c set state = 'sending'
      where (c.beneficiary_id, c.session_id) in (
        select n.beneficiary_id, n.session_id from session_news n join vaccination_session q using (session_id)
        join beneficiary b using (beneficiary_id)
        where n.session_id = ${session}::uuid and n.state in ('waiting', 'sending') and ${isCalled}
          and n.message_id <> all(${[...not]}::uuid[])
          and (not ${isOneOf(sessionCodes, 'q.status', 'frozen')}
            or now() >= (q.date_of_session - 1 + ${freezeHeardAt}::text::time) at time zone 'Asia/Kolkata')
        order by n.beneficiary_id limit ${most}::int for update of n skip locked)
      returning c.beneficiary_id, c.session_id, c.message_id, c.heard_day)
    select t.beneficiary_id::text, t.message_id, b.ben_name, b.mobile_sealed, g.consent_language, f.state_code,
      ${wordOf(sessionCodes, 'p.status')} as status, t.heard_day, p.date_of_session, to_char(p.start_time, 'HH24:MI') as start_time,
      to_char(p.end_time, 'HH24:MI') as end_time, to_char(r.slot_time, 'HH24:MI') as slot_time,
      ${namesIn('s')} as site
    from taken t join beneficiary b using (beneficiary_id)
    join session_roster r on r.session_id = t.session_id and r.beneficiary_id = t.beneficiary_id
    join vaccination_session p on p.session_id = t.session_id join session_site s using (session_site_id)
    join facility f using (facility_id) left join registration g on g.beneficiary_id = t.beneficiary_id
    where b.mobile_sealed is not null order by t.beneficiary_id`;
}

/** What became of a message; a session that changed meanwhile has a notice under another number. */
export function storeMessageSent(message_id: string, state: 'sent' | 'to-tell', at: Date | null) {
  return write`update session_news set state = ${state}, told_at = ${at}::timestamptz
    where message_id = ${message_id}::uuid and state = 'sending'`;
}

/** No message reached them: a worker tells them. */
export function leaveToWorkers(session: string) {
  return write`update session_news set state = 'to-tell'
    where session_id = ${session}::uuid and state in ('waiting', 'sending')`;
}

const noticeCountsRow = { session_id: col.uuid, sent: col.int, waiting: col.int, told: col.int };

/** How many know already; a row for a session of the area, whatever stands there. */
export function noticeCounts(scope: Scope, session: string) {
  return read(noticeCountsRow)`
    select p.session_id, count(*) filter (where c.state = 'sent')::int as sent,
      count(*) filter (where c.state in ('waiting', 'sending') and ${isCalled})::int as waiting,
      count(*) filter (where c.state = 'told')::int as told
    from vaccination_session p left join session_news c using (session_id) left join beneficiary b using (beneficiary_id)
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)}
    group by p.session_id`;
}

const toTellRow = { ...personRow, news: col.text.of<PersonToTell['news']>(), slot_time: col.text.orNull };

/** Whom a worker is to tell, by village and name, so that one walk serves a village. */
export function peopleToTell(scope: Scope, session: string) {
  return read(toTellRow)`
    select to_char(r.slot_time, 'HH24:MI') as slot_time, case
        when ${isOneOf(sessionCodes, 'p.status', 'cancelled')} then 'cancelled'
        when ${isOneOf(sessionCodes, 'p.status', 'frozen')} then 'frozen'
        when c.heard_off and c.heard_day = p.date_of_session then 'takes-place' else 'moved' end as news,
      ${personColumns}
    from vaccination_session p join session_news c using (session_id)
    join session_roster r on r.session_id = c.session_id and r.beneficiary_id = c.beneficiary_id
    join beneficiary b on b.beneficiary_id = c.beneficiary_id ${joinVillage}
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)} and c.state = 'to-tell'
      and ${isCalled}
    order by v.name_en, b.ben_name, b.beneficiary_id`;
}

/** What somebody was to hear of a session. */
export function lockToTell(scope: Scope, { session_id, beneficiary_id }: InformedPerson) {
  return read({ state: col.text.of<NoticeState>() })`
    select c.state from vaccination_session p join session_news c using (session_id)
    where p.session_id = ${session_id}::uuid and c.beneficiary_id = ${beneficiary_id}::bigint
      and ${siteInScope('p.session_site_id', scope)} for update of c`;
}

export interface InformedPerson {
  readonly session_id: string;
  readonly beneficiary_id: string;
}

export function storeInformed(person: InformedPerson, by: { readonly user_id: string; readonly at: Date }) {
  return write`update session_news
    set state = 'told', told_by = ${by.user_id}::uuid, told_at = ${by.at}::timestamptz
    where beneficiary_id = ${person.beneficiary_id}::bigint and session_id = ${person.session_id}::uuid`;
}
