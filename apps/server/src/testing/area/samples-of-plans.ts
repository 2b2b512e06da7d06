import * as sessions from '@teeka/contract/sessions';
import { updateLatLong } from '@teeka/contract/sites';
import { addDays } from '@teeka/domain/calendar';
import { type AreaSample, names, tells } from './area-sample.ts';
import type { AreaSide } from './area-side.ts';

/** Each sample plans on a day of its own: a site holds one session at a time. */
let days = 1;
const freeDay = ({ today }: AreaSide): string => {
  days += 1;
  return addDays(today, days);
};

const plan = (at: AreaSide) => ({
  date_of_session: freeDay(at),
  start_time: '09:00',
  end_time: '12:00',
  capacity: 20,
  vaccines: ['BCG'],
});

const waiting = async (at: AreaSide) => ({ session_id: await at.session(0) });
const month = ({ today }: AreaSide) => ({ from_date: today, to_date: addDays(today, 20), pageSize: 500 });

/** Planning, stopping and looking back at sessions, and where sites are. */
export const samplesOfPlans: readonly AreaSample[] = [
  names(sessions.addNewSession, async (at) => ({ ...plan(at), session_site_id: at.site.session_site_id })),
  names(sessions.updateSession, async (at) => ({ ...plan(at), ...(await waiting(at)) })),
  names(sessions.publishSessions, async (at) => ({ session_ids: [await at.session(0)] })),
  names(sessions.cancelSession, async (at) => ({ ...(await waiting(at)), reason: 'No vaccine' })),
  names(sessions.restoreSession, async (at) => ({ session_id: await at.session(2, freeDay(at)) })),
  names(sessions.freezeSession, async (at) => ({ ...(await waiting(at)), reason: 'Vials recalled' })),
  names(sessions.unfreezeSession, async (at) => ({ session_id: await at.session(5) })),
  tells(sessions.getSessionPlans, async (at) => [month(at), await at.session(0)]),
  names(sessions.getSessionPlan, waiting),
  names(sessions.getPlanChoices, async ({ site }) => ({ session_site_id: site.session_site_id })),
  names(sessions.getPeopleToTell, async (at) => ({ session_id: await at.session(2) })),
  names(sessions.markPersonTold, async (at) => {
    const session_id = await at.session(0, freeDay(at));
    const beneficiary_id = await at.person({}, { session: session_id });
    const planner = await at.server.as(await at.server.fixtures.user({ sites: [at.site], places: at.places }));
    await planner.ask(sessions.cancelSession, { session_id, reason: 'No vaccine' });
    return { session_id, beneficiary_id };
  }),
  tells(sessions.sessionHistory, async (at) => [
    { from_date: addDays(at.today, -7), to_date: at.today, status: 3, pageSize: 500 },
    await at.session(3),
  ]),
  names(sessions.sessionSummary, async (at) => ({ session_id: await at.session(3) })),
  names(sessions.downloadSessionDetails, async (at) => ({ session_id: await at.session(3) })),
  names(sessions.carryNoShows, async (at) => {
    await at.session(0, addDays(at.today, 1));
    return { session_id: await at.session(3), captured_at: at.at() };
  }),
  names(sessions.undoCarryNoShows, async (at) => ({
    session_id: await at.session(3),
    captured_at: at.at(),
  })),
  names(updateLatLong, async ({ site }) => ({
    session_site_id: site.session_site_id,
    latitude: 28.03,
    longitude: 79.12,
    accuracy_m: 8,
  })),
];
