import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { correctPregnancy, getNewbornsWithoutBirthDose, getPregnancies } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const places = await fixtures.places(2);
const [here = 0, there = 0] = places.villages;
const day = await sessionDay(server, { places, site: await fixtures.site(places, { villages: [here] }) });
const far = await sessionDay(server, { places, site: await fixtures.site(places, { villages: [there] }) });
const { phone, today } = day;
const officer = (sites: readonly (typeof day.site)[]) =>
  fixtures.user({ role: 'Supervisor', level: 'Facility', sites, places }).then((user) => server.as(user));

test('of a child who lives elsewhere it is known that it is registered, and no more; its own day stays', async () => {
  const block = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', sites: [day.site], places }));
  const desk = await pregnancyDesk(day, { lmp: '2025-06-20' });
  const number = await far.person({ name: 'PARVATI', dob: today, gender: 2 });
  await desk.record('delivery', desk.delivery({ live_births: 1, still_births: 0 }), [desk.liveChild()]);
  // Who answers for both villages knows the child; the nurse of the mother does not.
  await block.ask(correctPregnancy, desk.correction('child-added', { reason: 'a twin' }, [desk.liveChild(number)]));
  const { children, registered_children } = await phone.ask(getPregnancies, { beneficiary_ref_id: desk.woman });
  assert.deepEqual([children, registered_children], [[], [{ child_id: number, has_died: false }]]);
  const { data } = await phone.ask(getNewbornsWithoutBirthDose, { pageSize: 100 });
  const row = data.find(({ child_id }) => child_id === number);
  assert.deepEqual([row?.registered, row?.child], [true, null]);
  const local = await officer([day.site]);
  const moved = desk.correction('delivery-date', { reason: 'a day too late', delivered_on: addDays(today, -1) });
  const { children_apart } = await local.ask(correctPregnancy, moved);
  assert.deepEqual(children_apart, [number]);
  const { dob } = await far.phone.ask(getBeneficiaryDetails, { beneficiaryId: number });
  assert.equal(dob, today);
});
