import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHomeFigures } from '@teeka/contract/home';
import { getNewbornsWithoutBirthDose, getPregnantWomen } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { nextReferenceNumber, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { today } = day;

const supervisorOf = async ({ site, places }: Pick<typeof day, 'site' | 'places'>) =>
  server.as(await server.fixtures.user({ role: 'Supervisor', level: 'Block', sites: [site], places }));

test('women and newborns of the home are as many as stand on the lists that it opens; those of elsewhere are not counted', async () => {
  // Late for her first visit; bleeding and not sent; sent; near her day; delivered, the child without a dose.
  await pregnancyDesk(day, { lmp: addDays(today, -105) });
  const bleeds = { visited_on: today, signs: ['bleeding'] };
  const unsent = await pregnancyDesk(day, { lmp: addDays(today, -100) });
  await unsent.record('antenatal', bleeds);
  const sent = await pregnancyDesk(day, { lmp: addDays(today, -100) });
  await sent.record('antenatal', bleeds);
  await sent.record('referral', { referred_on: today, to_facility: 'CHC Sahaswan', reason: 'bleeding' });
  const near = await pregnancyDesk(day, { lmp: addDays(today, -265) });
  await near.record('antenatal', { visited_on: today });
  const mother = await pregnancyDesk(day, { lmp: addDays(today, -275) });
  await mother.record('delivery', mother.delivery({ live_births: 1, still_births: 0 }), [
    mother.liveChild(nextReferenceNumber()),
  ]);
  const office = await supervisorOf(day);
  const { pregnancies } = await office.ask(getHomeFigures, {});
  assert.deepEqual(pregnancies, { all: 4, urgent: 1, high_risk: 2, overdue: 1, expected: 1, newborns: 1 });
  const { totals } = await office.ask(getPregnantWomen, { list: 'urgent' });
  const newborns = await office.ask(getNewbornsWithoutBirthDose, {});
  const { all, urgent, 'high-risk': high_risk, overdue, expected } = totals;
  assert.deepEqual(pregnancies, { all, urgent, high_risk, overdue, expected, newborns: newborns.total });

  // Fever in the weeks after the delivery, and nobody sent her.
  await mother.record('postnatal', { visited_on: today, temperature: 39 });
  assert.equal((await office.ask(getHomeFigures, {})).pregnancies?.urgent, 2);
  await mother.record('referral', { referred_on: today, to_facility: 'CHC Sahaswan', reason: 'fever' });
  assert.equal((await office.ask(getHomeFigures, {})).pregnancies?.urgent, 1);

  const places = await server.fixtures.places();
  const far = await supervisorOf({ site: await server.fixtures.site(places), places });
  const none = { all: 0, urgent: 0, high_risk: 0, overdue: 0, expected: 0, newborns: 0 };
  assert.deepEqual((await far.ask(getHomeFigures, {})).pregnancies, none);
});
