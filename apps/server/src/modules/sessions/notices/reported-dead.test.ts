import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancelSession, getPeopleToTell } from '@teeka/contract/sessions';
import { addDays } from '@teeka/domain/calendar';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { planDesk } from '../../../testing/plan-desk.ts';
import { pregnancyDesk } from '../../../testing/pregnancy-desk.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { tellingJobs } from './tell-by-message.ts';

const server = await testServer();
const day = await sessionDay(server);
const { phone, today } = day;
const { planned } = await planDesk(server, day);
const jobs = new Jobs(server.platform, tellingJobs(server.platform), { warn: () => undefined } as never);

test('the family of a child that is said to have died meanwhile gets no message', async () => {
  const session_id = await planned({ date_of_session: addDays(today, 3), publish: true });
  const child = await day.person({ name: 'RANI', dob: today, gender: 2 }, { session: session_id });
  await phone.ask(cancelSession, { session_id, reason: 'No vaccine' });
  const figures = async () => {
    const { sent, waiting, people } = await phone.ask(getPeopleToTell, { session_id });
    return { sent, waiting, people: people.length };
  };
  assert.deepEqual(await figures(), { sent: 0, waiting: 1, people: 0 });
  const desk = await pregnancyDesk(day, { lmp: addDays(today, -270) });
  await desk.record('delivery', desk.delivery({ live_births: 1, still_births: 0 }), [desk.liveChild(child)]);
  const visit = await desk.record('postnatal', { visited_on: today, child_well: 'died' });
  await jobs.workOff();
  assert.deepEqual(await figures(), { sent: 0, waiting: 0, people: 0 });
  // It was another child's visit: whoever waited waits again.
  await desk.record('withdrawal', { event: visit, reason: 'of another child' });
  assert.equal((await figures()).waiting, 1);
});
