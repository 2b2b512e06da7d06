import * as sessions from '@teeka/contract/sessions';
import { addDays } from '@teeka/domain/calendar';
import type { SessionDay } from './session-day.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Planning at the site of a session day; the vaccinator's phone plans unless a test says who. */
export async function planDesk({ fixtures, as }: Pick<TestServer, 'fixtures' | 'as'>, day: SessionDay) {
  const { phone, places, site, today } = day;
  const supervisor = await as(await fixtures.user({ role: 'Supervisor', level: 'Block', places }));
  let ahead = 30;
  /** A day nobody has planned for yet, or for as many days as are requested. */
  const freeDay = (days = 1) => {
    ahead += days;
    return addDays(today, ahead - days + 1);
  };
  /** A plan for a free morning of the site. */
  const wished = (wish: object = {}) => ({
    session_site_id: site.session_site_id,
    date_of_session: freeDay(),
    start_time: '09:00',
    end_time: '12:00',
    capacity: 30,
    vaccines: ['BCG', 'PENTA'],
    ...wish,
  });
  return {
    supervisor,
    freeDay,
    wished,
    plan: (wish: object = {}, by: TestClient = phone) => by.send(sessions.addNewSession, wished(wish)),
    /** Plans, and answers the id of the plan. */
    async planned(wish: object = {}): Promise<string> {
      const { session_ids } = await phone.ask(sessions.addNewSession, wished(wish));
      return session_ids[0] ?? '';
    },
    show: (session_id: string, by: TestClient = phone) => by.ask(sessions.getSessionPlan, { session_id }),
  };
}
