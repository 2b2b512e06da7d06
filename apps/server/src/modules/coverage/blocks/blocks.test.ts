import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getCoverage } from '@teeka/contract/coverage';
import { addMonths } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { refreshCoverage } from '../index.ts';

const server = await testServer({ sandbox: false });
const run = (statement: ReturnType<typeof sql>) => server.rows(statement.compile(build));

test('a village or a facility that comes to another block is counted there, and no longer where it was', async () => {
  const from = await server.fixtures.places(2);
  const to = await server.fixtures.places(1);
  await run(sql`update location set parent_code = ${from.district} where level = 'block' and code = ${to.block}`);
  const site = await server.fixtures.site(from);
  const day = await sessionDay(server, { places: from, site });
  const month = day.today.slice(0, 7);
  const dob = addMonths(`${month}-03`, -12);
  const officer = await server.as(
    await server.fixtures.user({ role: 'District Administrator', level: 'District', places: from }),
  );
  const [village = 0] = from.villages;
  await day.person({ dob, village });
  await openVisit(day, { person: { dob, village } });
  const counted = async () => {
    await refreshCoverage(server.platform);
    const { places, sessions } = await officer.ask(getCoverage, { month, months: 1 });
    const within = { level: 'block', code: to.block } as const;
    const there = await officer.ask(getCoverage, { month, months: 1, within });
    const children = places.map(({ code, first }) => [code, first.children]);
    return { children, planned: sessions.planned, there: [there.first.children, there.sessions.planned] };
  };
  assert.deepEqual(await counted(), { children: [[from.block, 2]], planned: 1, there: [0, 0] });
  await run(sql`update location set parent_code = ${to.block} where level = 'village' and code = ${village}`);
  assert.deepEqual(await counted(), { children: [[to.block, 2]], planned: 1, there: [2, 0] });
  await run(
    sql`update facility set block_code = ${to.block} where facility_id = (
      select facility_id from session_site where session_site_id = ${site.session_site_id}::uuid)`,
  );
  assert.deepEqual(await counted(), { children: [[to.block, 2]], planned: 1, there: [2, 1] });
  const left = await run(sql`select planned from block_site_month where block_code = ${from.block} and planned > 0`);
  assert.deepEqual(left, []);
});

test('what is made of a block while it is put together is in it after the next round', async () => {
  const day = await sessionDay(server);
  const month = day.today.slice(0, 7);
  const officer = await server.as(
    await server.fixtures.user({ role: 'District Administrator', level: 'District', places: day.places }),
  );
  const children = async () => (await officer.ask(getCoverage, { month, months: 1 })).first.children;
  await day.person({ dob: addMonths(`${month}-03`, -12) });
  await refreshCoverage(server.platform);
  assert.equal(await children(), 1);
  await day.person({ dob: addMonths(`${month}-04`, -12) });
  // As another process that has just made the village and was ended before it came to the block.
  let made = 0;
  await refreshCoverage(server.platform, { goOn: () => made++ === 0 });
  assert.equal(await children(), 1, 'the block is behind');
  await refreshCoverage(server.platform);
  assert.equal(await children(), 2);
});
