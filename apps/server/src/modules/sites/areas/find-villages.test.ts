import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InputOf } from '@teeka/contract/call';
import { findVillages, mostAreas } from '@teeka/contract/sites';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import type { UserWish } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(3), await fixtures.places()];
const [one = 0, two = 0, three = 0] = home.villages;
const call = (code: number, en: string, hi: string) =>
  server.rows(
    sql`update location set name_en = ${en}, name_hi = ${hi} where level = 'village' and code = ${code}`.compile(build),
  );
await call(one, 'Bhatgaon', 'भटगाँव');
await call(two, 'Chhoti Bhatgaon', 'छोटी भटगाँव');
await call(three, 'Arang 100%', 'आरंग १००%');
await call(away.villages[0] ?? 0, 'Bhatgaon', 'भटगाँव');
const site = await fixtures.site(home, { villages: [one] });

const found = async (who: UserWish, input: InputOf<typeof findVillages> = {}) =>
  (await (await server.as(await fixtures.user(who))).ask(findVillages, input)).villages;
const codes = async (who: UserWish, input: InputOf<typeof findVillages> = {}) =>
  (await found(who, input)).map(({ village_id }) => village_id);
const district: UserWish = { role: 'District Administrator', level: 'District', places: home };

test('villages of the own area by a part of their names in either script; without words all of them, by name', async () => {
  const cases: [string, number[]][] = [
    ['', [three, one, two]],
    ['bhat', [one, two]],
    ['भटगाँव', [one, two]],
    ['GAON chho', [two]],
    ['100%', [three]],
    ['_', []],
    ['kolkata', []],
  ];
  for (const [search, expected] of cases) assert.deepEqual(await codes(district, { search }), expected, search);
  const [village] = await found(district, { search: 'arang' });
  assert.deepEqual([village?.village_name_hi, village?.block_name], ['आरंग १००%', `block ${home.block}`]);
});

test('of a part of the area, and never of another area, whoever names it', async () => {
  const within = { level: 'site', id: site.session_site_id } as const;
  assert.deepEqual(await codes(district, { within }), [one]);
  assert.deepEqual(await codes({ sites: [site] }), [one], 'who works at a site has its villages');
  assert.deepEqual(await codes(district, { within: { level: 'district', code: away.district } }), []);
  assert.deepEqual(await codes({ ...district, places: away }, { search: 'bhat' }), away.villages.slice(0, 1));
  assert.deepEqual(await codes({}), [], 'who is posted nowhere');
});

test('a village that was retired is not offered, and of more than fifty the first ones', async () => {
  const many = await fixtures.places(mostAreas + 2);
  const [gone = 0] = many.villages;
  await server.rows(
    sql`update location set valid_to = '2020-01-01' where level = 'village' and code = ${gone}`.compile(build),
  );
  const phone = await server.as(await fixtures.user({ ...district, places: many }));
  const { villages, more } = await phone.ask(findVillages, {});
  assert.deepEqual([villages.length, more], [mostAreas, true]);
  assert.ok(villages.every(({ village_id }) => village_id !== gone));
});
