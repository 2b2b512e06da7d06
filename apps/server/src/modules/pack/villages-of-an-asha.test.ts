import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionPack } from '@teeka/contract/pack';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { mappingAshaVillager } from '@teeka/contract/workers';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { fixtures } = server;
const [first = 0, second = 0] = day.places.villages;
const office = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places: day.places }));
const [here, there] = [await fixtures.person({ village: first }), await fixtures.person({ village: second })];
const reason = 'Villages are divided anew';
const { session_site_id } = day.site;
const asha = (villages: readonly number[]) =>
  fixtures.user({ role: 'ASHA', sites: [day.site], places: day.places, villages });
const add = (village_id: number) => [{ village_id, sharing: 'shared' as const, seen_with: [] }];

test('a village that comes to an ASHA brings its people with the next pull, and one that goes takes them', async () => {
  const { user_id, ...rani } = await asha([first]);
  const phone = await server.as({ user_id, ...rani });
  const pull = async (since: string) => phone.ask(sessionPack, { session_site_id, since });
  const people = (pack: Awaited<ReturnType<typeof pull>>) => pack.people.map(({ beneficiary_id }) => beneficiary_id);
  const before = await pull('');
  assert.deepEqual(people(before), [here]);
  // What other databases of the same PostgreSQL are in the middle of holds the cursor back: until then the same comes again.
  let same = await pull(before.cursor);
  while (people(same).length > 0) same = await pull(same.cursor);
  assert.deepEqual([same.whole, people(same)], [false, []]);
  await office.ask(mappingAshaVillager, { user_id, add: add(second), remove: [first], reason });
  const moved = await pull(same.cursor);
  assert.deepEqual([moved.whole, people(moved)], [true, [there]]);
  assert.deepEqual(
    moved.villages.map(({ village_id }) => village_id),
    [second],
  );
  const after = await pull(moved.cursor);
  assert.equal(after.whole, false, 'and once only');
  const { loggedInUser } = await phone.ask(getLoggedInUserInfo, {});
  assert.deepEqual(
    loggedInUser.villages.map(({ village_id }) => village_id),
    [second],
  );
});

test('whoever loses the last village sees nobody, and not everybody of the sites', async () => {
  const { user_id, ...rani } = await asha([first]);
  const phone = await server.as({ user_id, ...rani });
  const due = async () => {
    const { data } = await phone.ask(getVaccinationDueList, {
      from_date: day.today,
      to_date: day.today,
      session_site_id,
    });
    return data.map(({ beneficiary_id }) => beneficiary_id);
  };
  assert.ok((await due()).includes(here));
  await office.ask(mappingAshaVillager, { user_id, remove: [first], reason });
  const pack = await phone.ask(sessionPack, { session_site_id, since: '' });
  assert.deepEqual([pack.people, pack.villages, await due()], [[], [], []]);
});
