import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { roles } from '@teeka/contract/roles';
import { getAshas, getMappingHistory, getVillagesOfAsha, mappingAshaVillager } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import type { TestUser, UserWish } from '../../../testing/fixtures.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const places = await fixtures.places(6);
const [one = 0, two = 0, three = 0, four = 0, unserved = 0] = places.villages;
const site = await fixtures.site(places, { villages: [one, two, three, four] });
const neighbour = await fixtures.site(places, { villages: [one, unserved] });
const elsewhere = await fixtures.places();
const farSite = await fixtures.site(elsewhere);
const reason = 'Sita has gone on leave';

const asha = (villages: readonly number[], wish: UserWish = {}) =>
  fixtures.user({ role: 'ASHA', sites: [site], places, villages, ...wish });
const officer = await fixtures.user({ role: 'Supervisor', level: 'Block', places });
const desk = await server.as(officer);
const district = await server.as(await fixtures.user({ role: 'District Administrator', level: 'District', places }));
const siteDesk = await server.as(await fixtures.user({ role: 'Site Admin', sites: [site], places }));

const add = (village_id: number, sharing: 'shared' | 'moved' | null = null, ...seen: TestUser[]) => ({
  village_id,
  sharing,
  seen_with: seen.map(({ user_id }) => user_id),
});
/** Nobody but those of the test has a village. */
const free = () => server.rows(sql`delete from user_village`.compile(build));
const villagesOf = async ({ user_id }: TestUser) =>
  (await desk.ask(getVillagesOfAsha, { user_id })).villages
    .filter(({ hers }) => hers)
    .map(({ village_id }) => village_id)
    .sort();
const historyOf = async ({ user_id }: TestUser) =>
  (await desk.ask(getMappingHistory, { user_id })).changes.map(({ village_id, from, to, shared }) => [
    village_id,
    from?.user_id ?? null,
    to?.user_id ?? null,
    shared,
  ]);

test('an ASHA gets a free village and one that moves from another; both histories tell who, when, why', async () => {
  await free();
  const [rani, sita] = [await asha([]), await asha([two, three])];
  const input = { user_id: rani.user_id, add: [add(one), add(two, 'moved', sita)], reason };
  assert.deepEqual(await district.ask(mappingAshaVillager, input), { added: 2, removed: 0 });
  assert.deepEqual([await villagesOf(rani), await villagesOf(sita)], [[one, two], [three]]);
  for (const { mobile } of [rani, sita])
    assert.match(
      server.sandbox?.inbox.list(mobile)[0]?.text ?? '',
      /villages|गाँव/,
      'whoever it concerns is written to',
    );
  const { changes, total } = await desk.ask(getMappingHistory, { user_id: sita.user_id });
  assert.equal(total, 1);
  const [moved] = changes;
  assert.deepEqual(
    [moved?.village_id, moved?.from?.user_id, moved?.to?.user_id, moved?.shared, moved?.reason, moved?.at],
    [two, sita.user_id, rani.user_id, false, reason, server.clock.clock().instant.toISOString()],
  );
  assert.equal(moved?.by_name, 'Test District Administrator');
  assert.equal(moved?.from?.asha_name, 'Test ASHA');
  assert.equal((await historyOf(rani)).length, 2);
  const audited = await server.rows(
    sql<{ subject: string; detail: { reason: string; villages: unknown[] } }>`select subject, detail from audit
      where call = 'workers.mappingAshaVillager' and detail ->> 'reason' = ${reason} order by audit_id`.compile(build),
  );
  assert.deepEqual(
    new Map(audited.map(({ subject, detail }) => [subject, detail.villages.length])),
    new Map([
      [rani.user_id, 2],
      [sita.user_id, 1],
    ]),
  );
});

test('a village of another is refused until it is said whether it is shared or moves, and whoever came meanwhile too', async () => {
  await free();
  const [rani, sita, mira] = [await asha([]), await asha([one]), await asha([])];
  const map = (...villages: ReturnType<typeof add>[]) =>
    desk.send(mappingAshaVillager, { user_id: rani.user_id, add: villages, reason });
  const unsaid = await map(add(two), add(one));
  assert.deepEqual([unsaid.status, unsaid.errors], [409, [{ code: 'ASHMAP0001', path: 'add.1', values: {} }]]);
  assert.deepEqual(await villagesOf(rani), [], 'nothing is half done');
  await desk.ask(mappingAshaVillager, { user_id: mira.user_id, add: [add(one, 'shared', sita)], reason });
  assert.deepEqual((await map(add(one, 'moved', sita))).codes, ['ASHMAP0001']);
  assert.deepEqual((await map(add(one, 'moved', sita, mira))).codes, []);
  assert.deepEqual([await villagesOf(rani), await villagesOf(sita), await villagesOf(mira)], [[one], [], []]);
  assert.deepEqual(await historyOf(mira), [
    [one, mira.user_id, rani.user_id, false],
    [one, null, mira.user_id, true],
  ]);
});

test('a village that an ASHA of elsewhere has is shared with her and does not move from her', async () => {
  await free();
  const guest = await asha([one], { sites: [neighbour] });
  const rani = await asha([]);
  const map = (sharing: 'shared' | 'moved') =>
    siteDesk.send(mappingAshaVillager, { user_id: rani.user_id, add: [add(one, sharing, guest)], reason });
  const refused = await map('moved');
  assert.deepEqual([refused.status, refused.codes], [409, ['ASHMAP0003']]);
  assert.deepEqual((await map('shared')).codes, []);
  assert.deepEqual([await villagesOf(rani), await villagesOf(guest)], [[one], [one]]);
});

test('only villages that her sites serve come to her; what she has of others goes', async () => {
  await free();
  const rani = await asha([unserved]);
  const farVillage = elsewhere.villages[0] ?? 0;
  for (const village of [unserved + 1, farVillage, 5, 0]) {
    const refused = await desk.send(mappingAshaVillager, { user_id: rani.user_id, add: [add(village)], reason });
    assert.deepEqual([refused.status, refused.codes], [400, ['ASHMAP0002']], String(village));
  }
  const { villages } = await desk.ask(getVillagesOfAsha, { user_id: rani.user_id });
  const shown = villages.map(({ village_id, hers, open }) => [village_id, hers, open]);
  assert.deepEqual(
    shown.find(([id]) => id === unserved),
    [unserved, true, false],
  );
  assert.deepEqual(
    await desk.ask(mappingAshaVillager, { user_id: rani.user_id, remove: [unserved, farVillage], reason }),
    { added: 0, removed: 1 },
  );
});

test('two officers at once: each keeps what the other did, and a village is never given twice unseen', async () => {
  await free();
  const rani = await asha([one]);
  const both = await Promise.all([
    desk.send(mappingAshaVillager, { user_id: rani.user_id, add: [add(two)], reason }),
    district.send(mappingAshaVillager, { user_id: rani.user_id, add: [add(three)], remove: [one], reason }),
  ]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
  assert.deepEqual(await villagesOf(rani), [two, three]);
  for (let round = 0; round < 3; round += 1) {
    await free();
    const [first, second] = [await asha([]), await asha([])];
    const answers = await Promise.all([
      desk.send(mappingAshaVillager, { user_id: first.user_id, add: [add(four), add(two)], reason }),
      district.send(mappingAshaVillager, { user_id: second.user_id, add: [add(two), add(four)], reason }),
    ]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const had = [await villagesOf(first), await villagesOf(second)];
    assert.deepEqual(
      had.sort((a, b) => b.length - a.length),
      [[two, four], []],
    );
  }
});

test('sent again under its id it is done once; what is so already leaves no history', async () => {
  await free();
  const rani = await asha([]);
  const input = { user_id: rani.user_id, add: [add(one)], reason };
  const key = randomUUID();
  for (let nth = 0; nth < 2; nth += 1)
    assert.deepEqual((await desk.send(mappingAshaVillager, input, { key })).reply, { added: 1, removed: 0 });
  assert.deepEqual(await desk.ask(mappingAshaVillager, input), { added: 0, removed: 0 });
  assert.equal((await historyOf(rani)).length, 1);
});

const wrong: readonly [what: string, input: object, code: string, path: string][] = [
  ['no reason', { reason: '' }, 'FLDVAL0001', 'reason'],
  ['a reason of blanks', { reason: '   ' }, 'FLDVAL0001', 'reason'],
  ['a reason of two letters', { reason: 'no' }, 'FLDVAL0004', 'reason'],
  ['markup', { reason: '<b>moved</b>' }, 'FLDVAL0003', 'reason'],
  ['no village', { add: [] }, 'REQVAL0001', 'add'],
  ['a village twice', { add: [add(one), add(one)] }, 'REQVAL0002', 'add'],
  ['to come and to go', { remove: [one] }, 'REQVAL0002', 'add'],
  ['a village by its name', { add: [{ village_id: 'Rampur' }] }, 'REQVAL0002', 'add.0.village_id'],
  ['a village below zero', { remove: [-1] }, 'REQVAL0002', 'remove.0'],
  ['another word', { add: [{ village_id: one, sharing: 'stolen' }] }, 'REQVAL0002', 'add.0.sharing'],
  ['a token of another', { token: 'x' }, 'REQVAL0013', ''],
];
test('what is wrong is refused under its field, and nothing happens', async () => {
  await free();
  const rani = await asha([]);
  for (const [what, input, code, path] of wrong) {
    const answer = await desk.send(mappingAshaVillager, {
      ...{ user_id: rani.user_id, add: [add(one)], reason },
      ...(input as { reason: string }),
    });
    assert.ok(answer.status >= 400 && answer.status < 500, what);
    assert.deepEqual([answer.codes[0], answer.errors[0]?.path ?? ''], [code, path], what);
  }
  assert.deepEqual(await villagesOf(rani), []);
});

test('who may: those who answer for her, in their area; others see her or nothing, all refused alike and on record', async () => {
  await free();
  const [rani, far] = [await asha([one]), await asha([], { sites: [farSite], places: elsewhere })];
  const anm = await fixtures.user({ role: 'ANM', sites: [site], places });
  const refused = new Set<string>();
  for (const user_id of [far.user_id, anm.user_id, officer.user_id, uuidV7()]) {
    const { status, text } = await desk.send(mappingAshaVillager, { user_id, add: [add(two)], reason });
    assert.equal(status, 404);
    refused.add(text);
    const [row] = await server.rows(
      sql<{ detail: unknown }>`select detail from audit where user_id = ${officer.user_id}::uuid
        and subject = ${user_id} and call = 'workers.mappingAshaVillager'`.compile(build),
    );
    assert.deepEqual(row?.detail, { refused: 'REQVAL0012' });
    assert.equal((await desk.send(getVillagesOfAsha, { user_id })).status, 404);
    assert.equal((await desk.send(getMappingHistory, { user_id })).status, 404);
  }
  assert.equal(refused.size, 1);
  const outcome = async (phone: TestClient) => [
    (await phone.send(getAshas, {})).status,
    (await phone.send(getVillagesOfAsha, { user_id: rani.user_id })).status,
    (await phone.send(mappingAshaVillager, { user_id: rani.user_id, add: [add(one)], reason })).status,
  ];
  const reads = ['Vaccinator', 'ANM'];
  const maps = ['Supervisor', 'District Administrator', 'Site Admin'];
  for (const role of roles) {
    const level = role === 'Supervisor' ? 'Block' : role === 'District Administrator' ? 'District' : 'Facility';
    const phone = await server.as(await fixtures.user({ role, level, sites: [site], places }));
    const expected = maps.includes(role) ? [200, 200, 200] : reads.includes(role) ? [200, 200, 403] : [403, 403, 403];
    assert.deepEqual(await outcome(phone), expected, role);
    const outside = await server.as(await fixtures.user({ role, level, sites: [farSite], places: elsewhere }));
    const away = maps.includes(role) ? [200, 404, 404] : reads.includes(role) ? [200, 404, 403] : [403, 403, 403];
    assert.deepEqual(await outcome(outside), away, `${role} of elsewhere`);
  }
  const seen = await (await server.as(anm)).ask(getVillagesOfAsha, { user_id: rani.user_id });
  assert.equal(seen.asha.answered, false, 'an ANM sees her and does not map');
});

test('figures of a village: the living, and families by mobile number, else by guardian', async () => {
  await free();
  const rani = await asha([four]);
  const mobile = fixtures.mobile();
  const mother = await fixtures.person({ village: four, mobile });
  await fixtures.person({ village: four, mobile, guardian_id: mother });
  await fixtures.person({ village: four });
  await fixtures.person({ village: four, deceased_on: '2026-02-01' });
  const alone = await fixtures.person({ village: four });
  const ward = await fixtures.person({ village: four, guardian_id: alone });
  await server.rows(
    sql`delete from search_token where beneficiary_id = any(${[alone, ward]}::bigint[])`.compile(build),
  );
  const { villages } = await desk.ask(getVillagesOfAsha, { user_id: rani.user_id });
  const shown = villages.find(({ village_id }) => village_id === four);
  assert.deepEqual([shown?.people, shown?.families], [5, 3]);
});

test('the history is kept: nobody changes or empties it', async () => {
  for (const statement of [
    sql`update village_mapping set reason = 'other'`,
    sql`delete from village_mapping`,
    sql`truncate village_mapping`,
  ])
    await assert.rejects(server.rows(statement.compile(build)));
});
