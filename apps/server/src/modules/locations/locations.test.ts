import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  allBlocks,
  allDistricts,
  allVillages,
  getVillageAndHealthVillagebyAshaid,
  getVillageByAshaId,
  getVillageDetailsBySiteId,
  getVillageIdsByUserId,
} from '@teeka/contract/locations';
import { build } from '../../platform/db/build.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const [home, away] = [await fixtures.places(3), await fixtures.places(2)];
const [ours, theirs] = [await fixtures.site(home), await fixtures.site(away)];
const asha = await fixtures.user({ role: 'ASHA', sites: [ours], villages: home.villages.slice(0, 1) });
const nurse = await fixtures.user({ role: 'ANM', sites: [ours] });
const phone = await server.as(nurse);
const stranger = await server.as(await fixtures.user({ role: 'ANM', sites: [theirs] }));
const codes = (villages: readonly { village_id: number }[]) => villages.map(({ village_id }) => village_id).sort();

test('all places, and again only when something changed', async () => {
  const first = await phone.raw(allDistricts, {});
  const etag = first.headers.get('etag') ?? '';
  const { districts } = JSON.parse(first.text) as { districts: { district_id: number }[] };
  assert.deepEqual(
    districts.map(({ district_id }) => district_id),
    [home.district, away.district],
  );
  const again = await phone.raw(allDistricts, {}, { headers: { 'if-none-match': etag } });
  assert.deepEqual([again.status, again.text], [304, '']);
  await server.rows(
    build
      .updateTable('location')
      .set({ valid_to: '2026-03-01' })
      .where('code', '=', away.villages[0] ?? 0)
      .compile(),
  );
  assert.equal((await phone.raw(allDistricts, {}, { headers: { 'if-none-match': etag } })).status, 200);
  assert.equal((await phone.ask(allBlocks, {})).blocks.length, 2);
  const page = await phone.ask(allVillages, {});
  assert.deepEqual([page.total, page.total_pages, page.villages.length], [4, 1, 4]);
});

test('pages of villages by query', async () => {
  const get = (query: string) =>
    fetch(`${server.base}/api/v1/vaccinator/location/allVillages${query}`, {
      headers: { authorization: phone.accessToken },
    });
  const second = (await (await get('?page=2')).json()) as { page: number; villages: unknown[] };
  assert.deepEqual([second.page, second.villages.length], [2, 0]);
  for (const query of ['?page=0', '?page=x', '?page=1&page=2', '?page=-1'])
    assert.equal((await get(query)).status, 400, query);
});

test('villages of a site and of a user: inside the area, and refused outside', async () => {
  const site = await phone.ask(getVillageDetailsBySiteId, { session_site_id: ours.session_site_id });
  assert.deepEqual(codes(site.villages), [...home.villages].sort());
  const own = await phone.ask(getVillageByAshaId, { user_id: asha.user_id });
  assert.deepEqual(codes(own.villages), home.villages.slice(0, 1));
  const both = await phone.ask(getVillageAndHealthVillagebyAshaid, { user_id: asha.user_id });
  assert.deepEqual([codes(both.villages).length, codes(both.health_villages).length], [1, 3]);
  assert.deepEqual(
    (await phone.ask(getVillageIdsByUserId, { user_id: asha.user_id })).village_ids,
    home.villages.slice(0, 1),
  );
  assert.equal((await phone.ask(getVillageIdsByUserId, { user_id: nurse.user_id })).village_ids.length, 3);
  for (const call of [getVillageByAshaId, getVillageAndHealthVillagebyAshaid, getVillageIdsByUserId]) {
    assert.equal((await stranger.send(call, { user_id: asha.user_id })).status, 404, call.name);
    assert.equal((await phone.send(call, { user_id: 'x' })).status, 400, call.name);
  }
  const { session_site_id } = ours;
  assert.equal((await stranger.send(getVillageDetailsBySiteId, { session_site_id })).status, 404);
});
