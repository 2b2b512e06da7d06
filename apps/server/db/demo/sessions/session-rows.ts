import { sessionCodes } from '@teeka/contract/word-for';
import { type DayNumber, dayText } from '@teeka/domain/calendar';
import { catalogue } from '@teeka/domain/vaccines';
import type { Client } from 'pg';
import type { Site } from '../places/sites.ts';
import { copyRows } from '../tables.ts';
import type { PastSession } from './past.ts';

const hours = { fixed: ['09:00', '15:00'], outreach: ['09:30', '14:00'] } as const;

const vaccinesAt = (site: Site): string => {
  const category = site.category === 2 ? 'Others' : 'Universal Immunization Programme';
  const codes = catalogue.rows.filter((row) => row.category === category).map(({ code }) => code);
  return `{${codes.join(',')}}`;
};

/** Sessions of the demo have no name of their own: screens name their site. */
const unnamed = '';

function shared(site: Site, day: DayNumber): (string | number)[] {
  const [start, end] = site.kind === 'anganwadi' || site.kind === 'school' ? hours.outreach : hours.fixed;
  const capacity = site.kind === 'anganwadi' || site.kind === 'school' ? 40 : 100;
  return [site.session_site_id, unnamed, dayText(day), start, end, capacity, vaccinesAt(site)];
}

const columns =
  'session_id session_site_id session_name date_of_session start_time end_time capacity vaccines status started_at ended_at started_by ended_by';

/** Writes sessions that are over. */
export async function copyPastSessions(
  client: Client,
  sessions: Iterable<PastSession>,
  authorOf: (site: Site) => string,
): Promise<void> {
  const rows = Array.from(sessions, ({ session_id, site, day }) => {
    const on = (time: string): string => `${dayText(day)} ${time}:00+05:30`;
    const author = authorOf(site);
    return [session_id, ...shared(site, day), sessionCodes.ended, on('09:05'), on('14:40'), author, author];
  });
  await copyRows(client, 'vaccination_session', columns, rows);
}

/** Adds a session that is still to come; one that is there already stays as it is. */
export async function addPlanned(client: Client, sessions: readonly PastSession[]): Promise<string[]> {
  const { rows } = await client.query<{ session_id: string }>(
    'select session_id from vaccination_session where session_id = any($1)',
    [sessions.map(({ session_id }) => session_id)],
  );
  const known = new Set(rows.map((row) => row.session_id));
  const fresh = sessions.filter(({ session_id }) => !known.has(session_id));
  const lines = fresh.map(({ session_id, site, day }) => [
    session_id,
    ...shared(site, day),
    sessionCodes.waiting,
    null,
    null,
    null,
    null,
  ]);
  await copyRows(client, 'vaccination_session', columns, lines);
  return fresh.map(({ session_id }) => session_id);
}
