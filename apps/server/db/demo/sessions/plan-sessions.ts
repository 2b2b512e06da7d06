import type { DayNumber } from '@teeka/domain/calendar';
import type { Client } from 'pg';
import type { Network } from '../places/network.ts';
import { holdsSession, type Site } from '../places/sites.ts';
import { copyRows } from '../tables.ts';
import { type Candidate, dosesDue, findCandidates } from './candidates.ts';
import { addOddSessions } from './out-of-the-ordinary.ts';
import { sessionId } from './past.ts';
import { addPlanned } from './session-rows.ts';

/** A session that is planned, with how many people its list should have. */
interface PlannedSession {
  readonly site: Site;
  readonly day: DayNumber;
  readonly wanted: number;
}

/** Sessions are published a week ahead. */
const daysAhead = 7;

/** People on a list: fixed sites see more than outreach; the antivenom clinic has a few who come for their next dose. */
function listLength(site: Site): number {
  if (site.category === 2) return 4;
  return site.kind === 'fixed' ? 22 : 12;
}

/** Today every fixed site, the first outreach site and the clinics work, whatever weekday it is; then as usual. */
function comingSessions(network: Network, today: DayNumber): PlannedSession[] {
  const outreach = network.catchments[0]?.anganwadis[0];
  const now = network.sites.filter((site) => site.kind === 'fixed' || site.category === 2 || site === outreach);
  const sessions = now.map((site) => ({ site, day: today, wanted: listLength(site) }));
  for (let day = today + 1; day <= today + daysAhead; day += 1) {
    for (const site of network.sites) {
      if (holdsSession(site, day)) sessions.push({ site, day, wanted: listLength(site) });
    }
  }
  return sessions;
}

/** A list is not filled from people with the most doses due alone: every third place is for others. */
const pregnantOn = 3;

interface Listed {
  readonly session: PlannedSession;
  readonly beneficiary_id: string;
}

/** Takes the people of a list out of those still free: the wanted ones, a few pregnant women, then whoever has most due. */
function fillList(session: PlannedSession, free: Map<string, Candidate>, first: readonly string[]): Listed[] {
  const { site, day, wanted } = session;
  const villages = new Set(site.villages.map(({ code }) => code));
  const due = [...free.values()]
    .filter((candidate) => villages.has(candidate.village_code))
    .map((candidate) => ({ candidate, count: dosesDue(candidate, day) }))
    .filter(({ count }) => count > 0);
  const rank = ({ candidate, count }: (typeof due)[number]): number =>
    first.includes(candidate.beneficiary_id) ? 1000 : count;
  due.sort((a, b) => rank(b) - rank(a));
  const pregnant = due.filter(({ candidate }) => candidate.person.kind === 'pregnant_woman').slice(0, pregnantOn);
  const chosen = [...new Set([...due.slice(0, wanted - pregnant.length), ...pregnant])].slice(0, wanted);
  return chosen.map(({ candidate: { beneficiary_id } }) => {
    free.delete(beneficiary_id);
    return { session, beneficiary_id };
  });
}

const grownUps = `
  select beneficiary_id from beneficiary
  where village_code = any($1) and synthetic and deceased_on is null and lmp_date is null and dob < '2010-01-01'
  order by beneficiary_id limit $2`;

async function listOf(
  client: Client,
  session: PlannedSession,
  of: { free: Map<string, Candidate>; first: readonly string[] },
): Promise<Listed[]> {
  if (session.site.category === 1) return fillList(session, of.free, of.first);
  const villages = session.site.villages.map(({ code }) => code);
  const { rows } = await client.query<{ beneficiary_id: string }>(grownUps, [villages, session.wanted]);
  return rows.map(({ beneficiary_id }) => ({ session, beneficiary_id }));
}

/**
 * Makes sure that today's sessions and those of the coming week exist, with lists of people who have doses due.
 * Sessions that exist are left alone, whatever was recorded in them. `first`: people to be listed before others.
 */
export async function planSessions(
  client: Client,
  network: Network,
  of: { today: DayNumber; first?: readonly string[] },
): Promise<number> {
  const planned = comingSessions(network, of.today).map((session) => ({
    ...session,
    session_id: sessionId(session.site, session.day),
  }));
  await addOddSessions(client, network, of.today);
  const fresh = new Set(await addPlanned(client, planned));
  if (fresh.size === 0) return 0;
  const todo = planned.filter(({ session_id }) => fresh.has(session_id));
  const villages = [...new Set(todo.flatMap(({ site }) => site.villages.map(({ code }) => code)))];
  const candidates = await findCandidates(client, villages, of.today);
  const free = new Map(candidates.map((candidate) => [candidate.beneficiary_id, candidate]));
  const lists: Listed[] = [];
  for (const session of todo) lists.push(...(await listOf(client, session, { free, first: of.first ?? [] })));
  await copyRows(
    client,
    'session_roster',
    'session_id beneficiary_id status',
    lists.map(({ session, beneficiary_id }) => [sessionId(session.site, session.day), beneficiary_id, 'scheduled']),
  );
  return fresh.size;
}
