import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getReadiness } from '@teeka/contract/sites';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer();
const nothing = { villages: 0, facilities: 0, session_sites: 0, workers: 0, stocked_sites: 0 };

test('what is missing before the first session, step by step; of the own area only', async () => {
  const { fixtures } = server;
  const elsewhere = await sessionDay(server);
  await elsewhere.batch(101);
  const places = await fixtures.places(3);
  const head = await server.as(await fixtures.user({ role: 'District Administrator', level: 'District', places }));
  const ready = () => head.ask(getReadiness, {});
  const villages = { ...nothing, villages: 3 };
  assert.deepEqual(await ready(), villages);
  await server.rows(
    sql`insert into facility (facility_id, name_en, name_hi, kind, state_code, district_code, block_code)
      values (${uuidV7()}::uuid, 'PHC', 'PHC', 'PHC', ${places.state}, ${places.district}, ${places.block})`.compile(
      build,
    ),
  );
  assert.deepEqual(await ready(), { ...villages, facilities: 1 });
  const site = await fixtures.site(places);
  const two = { ...villages, facilities: 2, session_sites: 1 };
  assert.deepEqual(await ready(), two);
  await fixtures.user({ role: 'ASHA', sites: [site], places });
  await fixtures.user({ role: 'ANM', sites: [site], places, is_active: false });
  await fixtures.user({ role: 'ANM', places });
  assert.deepEqual(await ready(), two, 'nobody of these can give a dose at a site');
  const day = await sessionDay(server, { places, site });
  assert.deepEqual(await ready(), { ...two, workers: 1 });
  await day.batch(101, '2020-01-01');
  assert.deepEqual(await ready(), { ...two, workers: 1 }, 'what has expired is no stock');
  await day.batch(104);
  await day.batch(112);
  assert.deepEqual(await ready(), { ...two, workers: 1, stocked_sites: 1 });
});

test('levels: a block, a site, a state; who works at a session does not ask', async () => {
  const { fixtures } = server;
  const places = await fixtures.places(2);
  const site = await fixtures.site(places, { villages: places.villages.slice(0, 1) });
  await fixtures.site(places, { villages: places.villages.slice(1) });
  const asks = async (role: 'Supervisor' | 'Site Admin', level: 'Block' | 'State' | 'Facility') =>
    (await server.as(await fixtures.user({ role, level, sites: level === 'Facility' ? [site] : [], places }))).ask(
      getReadiness,
      {},
    );
  const whole = { ...nothing, villages: 2, facilities: 2, session_sites: 2 };
  assert.deepEqual(await asks('Supervisor', 'Block'), whole);
  assert.deepEqual(await asks('Supervisor', 'State'), whole);
  assert.deepEqual(await asks('Site Admin', 'Facility'), { ...nothing, villages: 1, facilities: 1, session_sites: 1 });
  const anm = await server.as(await fixtures.user({ role: 'ANM', sites: [site], places }));
  assert.equal((await anm.raw(getReadiness, {})).status, 403);
});
