import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '@teeka/contract/roles';
import { getHouseholdsOfVillage, getVillagesOfAsha } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { householdsDesk } from '../../../testing/households-desk.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const { places, site, neighbour, elsewhere, farSite, one, two, reason, asha, ...desks } = await householdsDesk(server);
const { desk, district, siteDesk, family, add, divide, whose, historyOf } = desks;

test('a household comes to an ASHA with all of its people, whoever is named; a line tells who, when, why', async () => {
  const rani = await asha();
  const { mother, child } = await family();
  const answer = await divide(rani, { add: [add(child)] });
  assert.deepEqual(answer.reply, { added: 0, removed: 0, households: { added: 1, removed: 0 } });
  assert.deepEqual([await whose(mother), await whose(child)], [rani.user_id, rani.user_id]);
  const [line, ...others] = await historyOf(rani);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [line?.village_id, line?.household?.startsWith('BABY'), line?.from, line?.to?.user_id, line?.reason],
    [one, true, null, rani.user_id, reason],
  );
  assert.deepEqual((await divide(rani, { add: [add(mother)] })).reply?.households, { added: 0, removed: 0 });
  assert.equal((await historyOf(rani)).length, 1, 'what is so already leaves no line');
  const audited = await server.rows(
    sql<{ detail: { household?: object } }>`select detail from audit
      where call = 'workers.mappingAshaVillager' and beneficiary_id = ${child}::bigint`.compile(build),
  );
  assert.deepEqual(audited[0]?.detail.household, { from: null, to: rani.user_id });
  assert.deepEqual((await divide(rani, { remove: [mother] })).reply?.households, { added: 0, removed: 1 });
  assert.deepEqual([await whose(mother), await whose(child)], [null, null]);
});

test('a household of another does not move unsaid, nor from who is not answered for', async () => {
  const [rani, sita, mira] = [await asha(), await asha(), await asha()];
  const guest = await asha([one], { sites: [neighbour] });
  const [first, second] = [await family(), await family()];
  await divide(sita, { add: [add(first.mother)] });
  await divide(guest, { add: [add(second.mother)] });
  const refusals = async (...input: Parameters<typeof divide>) => {
    const { status, errors } = await divide(...input);
    return [status, ...errors.map(({ code, path }) => `${code} ${path}`)];
  };
  const unsaid = [409, 'ASHMAP0004 households.add.0'];
  assert.deepEqual(await refusals(rani, { add: [add(first.child)] }), unsaid);
  assert.deepEqual(await refusals(rani, { add: [add(first.child, 'moved')] }), unsaid);
  await divide(mira, { add: [add(first.mother, 'moved', sita)] });
  assert.deepEqual(await refusals(rani, { add: [add(first.child, 'moved', sita)] }), unsaid, 'who came meanwhile');
  assert.deepEqual(await refusals(rani, { add: [add(second.mother, 'moved', guest)] }, siteDesk), [
    409,
    'ASHMAP0006 households.add.0',
  ]);
  assert.deepEqual(await refusals(rani, { add: [add(first.child, 'moved', mira)] }), [200]);
  assert.equal(await whose(first.mother), rani.user_id);
  assert.deepEqual(
    (await historyOf(mira)).map(({ from, to }) => [from?.user_id, to?.user_id]),
    [
      [mira.user_id, rani.user_id],
      [sita.user_id, mira.user_id],
    ],
  );
});

test('people of elsewhere, of a village that is not hers, and the dead are refused, and nothing of it is done', async () => {
  const rani = await asha();
  const [here, beside] = [await family(), await family(two)];
  const far = await fixtures.person({ village: elsewhere.villages[0] ?? 0 });
  const dead = await fixtures.person({ village: one, deceased_on: '2026-02-01' });
  const foreign: readonly [person: string, status: number, code: string][] = [
    [far, 404, 'REQVAL0012 households.add.1.beneficiary_id'],
    [dead, 404, 'REQVAL0012 households.add.1.beneficiary_id'],
    ['99999999999999', 404, 'REQVAL0012 households.add.1.beneficiary_id'],
    [beside.mother, 400, 'ASHMAP0005 households.add.1'],
    [here.mother, 400, 'REQVAL0002 households.add.1.beneficiary_id'],
    ['Rani', 400, 'REQVAL0002 households.add.1.beneficiary_id'],
    ['0', 400, 'REQVAL0002 households.add.1.beneficiary_id'],
  ];
  for (const [person, status, code] of foreign) {
    const answer = await divide(rani, { add: [add(here.child), add(person)] });
    assert.equal(answer.status, status, person);
    assert.equal(`${answer.errors[0]?.code} ${answer.errors[0]?.path}`, code, person);
  }
  const gone = await divide(rani, { remove: [far] });
  assert.deepEqual([gone.status, gone.errors[0]?.path], [404, 'households.remove.0']);
  assert.equal(await whose(here.mother), null);
  await server.platform.refusedCalls.flush(new Date());
  const [traced] = await server.rows(
    sql<{ n: number }>`select count(*)::int as n from refused_call
      where call = 'workers.mappingAshaVillager' and beneficiary_id = ${far}::bigint`.compile(build),
  );
  assert.ok((traced?.n ?? 0) > 0, 'who reaches for somebody of elsewhere leaves a trace');
});

test('two officers at once: a household never goes to two', async () => {
  for (let round = 0; round < 3; round += 1) {
    const [rani, sita] = [await asha(), await asha()];
    const [first, second] = [await family(), await family()];
    const answers = await Promise.all([
      divide(rani, { add: [add(first.mother), add(second.child)] }),
      divide(sita, { add: [add(second.mother), add(first.child)] }, district),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const has = new Set(await Promise.all([first.mother, first.child, second.mother, second.child].map(whose)));
    assert.deepEqual([has.size, has.has(null)], [1, false]);
  }
});

test('who may read and divide: those who answer for her, in their area, and nobody else', async () => {
  const rani = await asha();
  const { mother } = await family();
  const outcome = async (phone: TestClient) => [
    (await phone.send(getHouseholdsOfVillage, { user_id: rani.user_id, village_id: one })).status,
    (await divide(rani, { add: [add(mother)] }, phone)).status,
  ];
  for (const role of roles) {
    const level = role === 'Supervisor' ? 'Block' : role === 'District Administrator' ? 'District' : 'Facility';
    const divides = ['Supervisor', 'District Administrator', 'Site Admin'].includes(role);
    const inside = await server.as(await fixtures.user({ role, level, sites: [site], places }));
    assert.deepEqual(await outcome(inside), divides ? [200, 200] : [403, 403], role);
    const outside = await server.as(await fixtures.user({ role, level, sites: [farSite], places: elsewhere }));
    assert.deepEqual(await outcome(outside), divides ? [404, 404] : [403, 403], `${role} elsewhere`);
  }
  for (const village_id of [two, elsewhere.villages[0] ?? 0, 5])
    assert.equal((await desk.send(getHouseholdsOfVillage, { user_id: rani.user_id, village_id })).status, 404);
});

test('the list: the oldest woman, else the guardian; masked numbers; found by a name; whose; page by page', async () => {
  const place = await fixtures.places(1);
  const [village = 0] = place.villages;
  const own = await fixtures.site(place);
  const [rani, sita] = [
    await fixtures.user({ role: 'ASHA', sites: [own], places: place, villages: [village] }),
    await fixtures.user({ role: 'ASHA', sites: [own], places: place, villages: [village] }),
  ];
  const office = await server.as(await fixtures.user({ role: 'Supervisor', level: 'Block', places: place }));
  const ask = (more: object = {}) =>
    office.ask(getHouseholdsOfVillage, { user_id: rani.user_id, village_id: village, ...more });
  const { mother, mobile } = await family(village, 'ANITA DEVI');
  const orphan = await fixtures.person({ village, name: 'BABY LAL', gender: 1, guardian_name: 'MOHAN LAL' });
  const man = await fixtures.person({ village, name: 'ZAKIR', gender: 1, dob: '1980-01-01', guardian_name: '' });
  await fixtures.person({ village, deceased_on: '2026-02-01' });
  await divide(rani, { add: [add(mother)] }, office);
  await divide(sita, { add: [add(man)] }, office);
  const all = await ask();
  assert.deepEqual(
    all.data.map(({ beneficiary_id, household_name, people, asha: visits }) => [
      ...[beneficiary_id, household_name, people, visits?.user_id ?? null, visits?.answered ?? null],
    ]),
    [
      [mother, 'ANITA DEVI', 2, rani.user_id, true],
      [orphan, 'MOHAN LAL', 1, null, null],
      [man, 'ZAKIR', 1, sita.user_id, true],
    ],
  );
  assert.ok(all.data[0]?.mobile.endsWith(mobile.slice(-4)));
  assert.ok(!all.data[0]?.mobile.includes(mobile.slice(0, 6)));
  const named = async (more: object) => (await ask(more)).data.map(({ household_name }) => household_name);
  assert.deepEqual(await named({ search: 'baby' }), ['ANITA DEVI', 'MOHAN LAL']);
  assert.deepEqual(await named({ search: ' zak' }), ['ZAKIR']);
  assert.deepEqual(await named({ search: 'ज़ाकिर' }), ['ZAKIR']);
  assert.deepEqual(await named({ search: "%'" }), []);
  assert.deepEqual(await named({ whose: 'hers' }), ['ANITA DEVI']);
  assert.deepEqual(await named({ whose: 'nobody' }), ['MOHAN LAL']);
  const last = await ask({ page: 2, pageSize: 2 });
  assert.deepEqual([last.total, last.total_pages, last.data.length], [3, 2, 1]);
  const { villages } = await office.ask(getVillagesOfAsha, { user_id: rani.user_id });
  assert.deepEqual(
    villages.map(({ people, families, families_hers }) => [people, families, families_hers]),
    [[4, 3, 1]],
  );
  const [seen] = await server.rows(
    sql<{ n: number }>`select count(*)::int as n from audit
      where call = 'workers.getHouseholdsOfVillage' and beneficiary_id = ${man}::bigint`.compile(build),
  );
  assert.ok((seen?.n ?? 0) > 0, 'who was shown stands on the audit log');
});
