import { codeFor, sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { OtherSession, SessionStatus } from '@teeka/domain/sessions';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';
import { isOneOf, wordOf } from '../../../platform/db/word-of.ts';
import { knownColumns } from '../queries.ts';

const movingRow = {
  session_id: col.uuid,
  session_site_id: col.uuid,
  status: col.word(sessionCodes),
  date_of_session: col.date,
  start_time: col.text,
  end_time: col.text,
  slots: col.int,
  capacity: col.int,
  started_at: col.timestamptz.orNull,
  published: col.bool,
  team_members: col.uuid.array,
};
export type MovingRow = RowOf<typeof movingRow>;

const movingColumns = sql`
  p.session_id, p.session_site_id, ${wordOf(sessionCodes, 'p.status')} as status, p.date_of_session, p.started_at, ${knownColumns},
  array(select t.user_id from session_team t where t.session_id = p.session_id order by t.user_id) as team_members`;

/** Holds sessions of the area that are moved or changed. */
export function lockPlans(scope: Scope, sessions: readonly string[]) {
  return write`
    select from vaccination_session p
    where p.session_id = any(${[...sessions]}::uuid[]) and ${siteInScope('p.session_site_id', scope)}
    order by p.session_id
    for no key update of p`;
}

/** These sessions with their teams; locked before. */
export function plansToMove(scope: Scope, sessions: readonly string[]) {
  return read(movingRow)`
    select ${movingColumns} from vaccination_session p
    where p.session_id = any(${[...sessions]}::uuid[]) and ${siteInScope('p.session_site_id', scope)}
    order by p.session_id`;
}

/** What else is on the day of a session: at its site, or with somebody of its team. */
export function othersThatDay(session: string) {
  return read({ others: col.json<readonly OtherSession[]>() })`
    select (select coalesce(json_agg(json_build_object('date_of_session', p.date_of_session,
          'start_time', to_char(p.start_time, 'HH24:MI'), 'end_time', to_char(p.end_time, 'HH24:MI'),
          'sameSite', p.session_site_id = q.session_site_id,
          'team_members', array(select x.user_id from session_team x where x.session_id = p.session_id))), '[]')
        from (
          select o.* from vaccination_session o
            where o.session_site_id = q.session_site_id and o.date_of_session = q.date_of_session
          union
          select o.* from session_team own join session_team x using (user_id)
            join vaccination_session o on o.session_id = x.session_id
            where own.session_id = q.session_id and o.date_of_session = q.date_of_session
        ) p where not ${isOneOf(sessionCodes, 'p.status', 'cancelled', 'ended')} and p.session_id <> q.session_id) as others
    from vaccination_session q where q.session_id = ${session}::uuid`;
}

/** Holds the site of a session. */
export function holdSiteOf(session: string) {
  return read({ session_site_id: col.uuid })`
    select s.session_site_id from session_site s
    where s.session_site_id = (select q.session_site_id from vaccination_session q where q.session_id = ${session}::uuid)
    for no key update of s`;
}

/** Holds the team of a session; after the site and the session, as planning does. */
export function holdTeamOf(session: string) {
  return read({ user_id: col.uuid })`
    select u.user_id from app_user u
    where u.user_id in (select t.user_id from session_team t where t.session_id = ${session}::uuid)
    order by u.user_id for no key update of u`;
}

export function storePublished(sessions: readonly string[]) {
  return write`
    update vaccination_session set published = true, version = version + 1, changed_in = pg_current_xact_id()
    where session_id = any(${[...sessions]}::uuid[])`;
}

export interface MoveValues {
  readonly session_id: string;
  readonly status: SessionStatus;
  readonly reason: string;
  /** The instant of a freeze; null when the session is not frozen any more. */
  readonly frozen_at: Date | null;
  readonly date_of_session: CivilDate;
}

export function storeMove({ session_id, status, reason, frozen_at }: MoveValues) {
  return write`
    update vaccination_session set status = ${codeFor(sessionCodes, status)}, standing_reason = ${reason},
      frozen_at = ${frozen_at}::timestamptz, version = version + 1, changed_in = pg_current_xact_id()
    where session_id = ${session_id}::uuid`;
}
