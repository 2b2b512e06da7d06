import type { CivilDate } from '@teeka/domain/calendar';
import { type CompiledQuery, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { build } from '../../../platform/db/build.ts';
import { joinVillage, type PersonRow, personColumns } from '../../beneficiaries/index.ts';

/** Whoever is booked for a session that was cancelled just now; who has no number is to be told by a worker. */
export function storeCancelledBookings(session: string, today: CivilDate): CompiledQuery {
  return sql`
    insert into cancelled_booking (beneficiary_id, session_id, cancellation, state)
    select b.beneficiary_id, p.session_id, p.version, case when b.mobile_sealed is null then 'to-tell' else 'waiting' end
    from vaccination_session p join session_roster r using (session_id) join beneficiary b using (beneficiary_id)
    where p.session_id = ${session}::uuid and r.status in ('scheduled', 'verified') and b.deceased_on is null
      and p.date_of_session >= ${today}::date
    on conflict do nothing`.compile(build);
}

/** The session takes place again: who was not told yet is not told any more, and who was is told that it does. */
export function takeBackCancelledBookings(session: string): readonly CompiledQuery[] {
  return [
    sql`delete from cancelled_booking
      where session_id = ${session}::uuid and state in ('waiting', 'to-tell')`.compile(build),
    sql`update cancelled_booking set state = 'tell-back', told_by = null, told_at = null
      where session_id = ${session}::uuid and state in ('sending', 'sent', 'told')`.compile(build),
  ];
}

/** Cancelled once more, before everybody heard that it takes place: that is not told any more. */
export function forgetTakenBack(session: string): CompiledQuery {
  return sql`delete from cancelled_booking
    where session_id = ${session}::uuid and state = 'tell-back'`.compile(build);
}

export interface MessageRow {
  readonly beneficiary_id: string;
  readonly message_id: string;
  readonly ben_name: string;
  readonly mobile_sealed: Buffer;
  readonly consent_language: string | null;
  readonly state_code: number | null;
  readonly date_of_session: CivilDate;
  readonly site_en: string;
  readonly site_hi: string;
}

/**
 * The next people to be written to, taken from those who wait. One whose message was begun by a process that is gone is
 * among them: its number is the same, so it is delivered once.
 */
export function takeMessages(
  session: string,
  most: number,
  not: readonly string[],
): CompiledQuery<MessageRow> {
  return sql<MessageRow>`
    with taken as (
      update cancelled_booking c set state = 'sending'
      where (c.beneficiary_id, c.session_id, c.cancellation) in (
        select n.beneficiary_id, n.session_id, n.cancellation from cancelled_booking n
        where n.session_id = ${session}::uuid and n.state in ('waiting', 'sending')
          and n.message_id <> all(${[...not]}::uuid[])
        order by n.beneficiary_id limit ${most}::int for update skip locked)
      returning c.beneficiary_id, c.session_id, c.message_id)
    select t.beneficiary_id::text, t.message_id, b.ben_name, b.mobile_sealed, g.consent_language, f.state_code,
      p.date_of_session, s.name_en as site_en, s.name_hi as site_hi
    from taken t join beneficiary b using (beneficiary_id)
    join vaccination_session p using (session_id) join session_site s using (session_site_id)
    join facility f using (facility_id) left join registration g on g.beneficiary_id = t.beneficiary_id
    where b.mobile_sealed is not null order by t.beneficiary_id`.compile(build);
}

/** What became of a message; a session that takes place again meanwhile keeps what it says. */
export function storeMessageSent(
  message_id: string,
  state: 'sent' | 'to-tell',
  at: Date | null,
): CompiledQuery {
  return sql`update cancelled_booking set state = ${state}, told_at = ${at}::timestamptz
    where message_id = ${message_id}::uuid and state = 'sending'`.compile(build);
}

/** No message reached them: a worker tells them. */
export function leaveToWorkers(session: string): CompiledQuery {
  return sql`update cancelled_booking set state = 'to-tell'
    where session_id = ${session}::uuid and state in ('waiting', 'sending')`.compile(build);
}

export interface ToldCounts {
  readonly session_id: string;
  readonly sent: number;
  readonly waiting: number;
  readonly told: number;
}

/** How many know already; a row for a session of the area, whatever stands there. */
export function countTold(scope: Scope, session: string): CompiledQuery<ToldCounts> {
  return sql<ToldCounts>`
    select p.session_id, count(*) filter (where c.state = 'sent')::int as sent,
      count(*) filter (where c.state in ('waiting', 'sending'))::int as waiting,
      count(*) filter (where c.state = 'told')::int as told
    from vaccination_session p left join cancelled_booking c using (session_id)
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)}
    group by p.session_id`.compile(build);
}

export type ToTellRow = PersonRow & { readonly takes_place: boolean };

/** Whom a worker is to tell, by village and name, so that one walk serves a village. */
export function peopleToTell(scope: Scope, session: string): CompiledQuery<ToTellRow> {
  return sql<ToTellRow>`
    select c.state = 'tell-back' as takes_place, ${personColumns}
    from vaccination_session p join cancelled_booking c using (session_id)
    join beneficiary b using (beneficiary_id) ${joinVillage}
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)}
      and c.state in ('to-tell', 'tell-back')
    order by v.name_en, b.ben_name, b.beneficiary_id`.compile(build);
}

export interface ToldRow {
  readonly cancellation: number;
  readonly state: string;
}

/** The last thing somebody was to hear of a session. */
export function lockToTell(
  scope: Scope,
  { session_id, beneficiary_id }: { readonly session_id: string; readonly beneficiary_id: string },
): CompiledQuery<ToldRow> {
  return sql<ToldRow>`
    select c.cancellation, c.state from vaccination_session p join cancelled_booking c using (session_id)
    where p.session_id = ${session_id}::uuid and c.beneficiary_id = ${beneficiary_id}::bigint
      and ${siteInScope('p.session_site_id', scope)}
    order by c.cancellation desc limit 1 for update of c`.compile(build);
}

export interface Told {
  readonly session_id: string;
  readonly beneficiary_id: string;
  readonly cancellation: number;
}

export function storeTold(told: Told, by: { readonly user_id: string; readonly at: Date }): CompiledQuery {
  return sql`update cancelled_booking
    set state = 'told', told_by = ${by.user_id}::uuid, told_at = ${by.at}::timestamptz
    where beneficiary_id = ${told.beneficiary_id}::bigint and session_id = ${told.session_id}::uuid
      and cancellation = ${told.cancellation}::int`.compile(build);
}
