import type { DayNumber } from '@teeka/domain/calendar';
import type { Network } from '../places/network.ts';
import { holdsSession, type Site } from '../places/sites.ts';

/** A session that is planned, with how many people its list should have. */
export interface PlannedSession {
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
export function comingSessions(network: Network, today: DayNumber): PlannedSession[] {
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
