import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getWorkers } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { longestTurn } from '../../testing/longest-turn.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const places = await server.fixtures.places();
const site = await server.fixtures.site(places);

test('thousands of names are listened to without holding up whoever else calls', async () => {
  const { user_id } = await server.fixtures.user({ role: 'ANM', sites: [site], places });
  await server.rows(
    sql`insert into app_user (user_id, user_name, password_hash, display_name, role, user_level, state_code,
        district_code, block_code, facility_id, store_key_wrapped)
      select gen_random_uuid(), 'many' || n, u.password_hash,
        'Worker Sarita Maurya Devi ' || translate(n::text, '0123456789', 'abcdefghij') || ' Chandra Prakash Singh', u.role,
        u.user_level, u.state_code, u.district_code, u.block_code, u.facility_id, u.store_key_wrapped
      from app_user u, generate_series(1, 5000) n where u.user_id = ${user_id}::uuid`.compile(build),
  );
  const officer = await server.as(await server.fixtures.user({ role: 'Supervisor', level: 'State', places }));
  const search = 'Sareeta Mourya Devi Chandr Prakas Sing Yadava Kumari Bano';
  let found = 0;
  const waited = await longestTurn(async () => {
    found = (await officer.ask(getWorkers, { search })).total;
  });
  assert.ok(found > 0);
  assert.ok(waited < 200, `others waited ${Math.round(waited)} ms`);
});
