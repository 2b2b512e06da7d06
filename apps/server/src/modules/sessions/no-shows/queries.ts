import { sessionCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import { addedAsNoshow } from '@teeka/domain/sessions';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { col } from '../../../platform/db/row.ts';
import { read, type Statement, write } from '../../../platform/db/statement.ts';
import { isOneOf, wordOf } from '../../../platform/db/word-of.ts';
import { reportedDeadOn } from '../../beneficiaries/index.ts';

/** A session whose no-shows are carried on, or the one they are carried to. */
const carryRow = {
  session_id: col.uuid,
  session_site_id: col.uuid,
  date_of_session: col.date,
  start_time: col.text,
  status: col.word(sessionCodes),
  carried_to: col.uuid.orNull,
};

const columns = sql`
  p.session_id, p.session_site_id, p.date_of_session, to_char(p.start_time, 'HH24:MI') as start_time, ${wordOf(sessionCodes, 'p.status')} as status,
  p.carried_to`;

const waiting = isOneOf(sessionCodes, 'p.status', 'waiting', 'waiting-again');

export function lockCarrying(scope: Scope, session: string) {
  return read(carryRow)`
    select ${columns} from vaccination_session p
    where p.session_id = ${session}::uuid and ${siteInScope('p.session_site_id', scope)}
    for no key update of p`;
}

/** The later sessions of the same site, of today at the earliest, and the one chosen before; special ones are for others. */
export function laterSessions(session: string, today: CivilDate) {
  return read(carryRow)`
    select ${columns} from vaccination_session q
    join vaccination_session p on p.session_site_id = q.session_site_id and p.date_of_session > q.date_of_session
    where q.session_id = ${session}::uuid and ${waiting} and p.special_session_type_id is null
      and (p.date_of_session >= ${today}::date or p.session_id = q.carried_to)
    order by p.date_of_session, p.start_time, p.session_id limit 20
    for no key update of p`;
}

const missedRow = {
  beneficiary_id: col.bigint,
  /** The later sessions of the site on whose lists the person stands already. */
  listed: col.uuid.array,
};

/** Who did not come to a session and lives, and where they are awaited already. */
export function missed(session: string) {
  return read(missedRow)`
    select r.beneficiary_id, array(
      select l.session_id from vaccination_session q
      join vaccination_session p on p.session_site_id = q.session_site_id and p.date_of_session > q.date_of_session
      join session_roster l on l.session_id = p.session_id and l.beneficiary_id = r.beneficiary_id
      where q.session_id = r.session_id and ${waiting}) as listed
    from session_roster r join beneficiary b using (beneficiary_id)
    where r.session_id = ${session}::uuid and r.status = 'noshow' and b.deceased_on is null
      and ${reportedDeadOn('b')} is null
    order by r.beneficiary_id`;
}

/** The lines that were carried from a session, and where nothing has happened with the person since. */
export function carriedLines(session: string) {
  return read({ session_id: col.uuid, beneficiary_id: col.bigint })`
    select r.session_id, r.beneficiary_id from vaccination_session q
    join session_roster r on r.session_id = q.carried_to
    where q.session_id = ${session}::uuid and r.carried_from = q.session_id and r.status = 'scheduled'
    order by r.beneficiary_id for update of r`;
}

export interface Carry {
  readonly from: string;
  readonly to: string;
  readonly people: readonly string[];
}

export function storeCarried({ from, to, people }: Carry): readonly Statement[] {
  return [
    write`
      insert into session_roster (session_id, beneficiary_id, added_from, carried_from)
      select ${to}::uuid, unnest(${[...people]}::bigint[]), ${addedAsNoshow}, ${from}::uuid
      on conflict (session_id, beneficiary_id) do nothing`,
    markCarried(from, to),
  ];
}

export function storeTakenBack({ from, to, people }: Carry): readonly Statement[] {
  return [
    write`
      insert into session_roster_removed (session_id, beneficiary_id)
      select ${to}::uuid, unnest(${[...people]}::bigint[])
      on conflict (session_id, beneficiary_id) do update set changed_in = pg_current_xact_id()`,
    write`
      delete from session_roster where session_id = ${to}::uuid
        and beneficiary_id = any(${[...people]}::bigint[])`,
    markCarried(from, null),
  ];
}

/** Who came after all is not awaited again: the line that was carried from a session goes, where nothing happened since. */
export function notAwaited(session: string, person: string) {
  return write`
    with gone as (
      delete from session_roster r using vaccination_session q
      where q.session_id = ${session}::uuid and r.session_id = q.carried_to and r.beneficiary_id = ${person}::bigint
        and r.carried_from = q.session_id and r.status = 'scheduled'
      returning r.session_id, r.beneficiary_id
    )
    insert into session_roster_removed (session_id, beneficiary_id) select session_id, beneficiary_id from gone
    on conflict (session_id, beneficiary_id) do update set changed_in = pg_current_xact_id()`;
}

function markCarried(from: string, to: string | null) {
  return write`
    update vaccination_session set carried_to = ${to}::uuid, version = version + 1, changed_in = pg_current_xact_id()
    where session_id = ${from}::uuid`;
}
