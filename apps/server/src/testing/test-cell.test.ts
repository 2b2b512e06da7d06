import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAllSites } from '@teeka/contract/sites';
import { withClient } from '../platform/db/client.ts';
import { testServer } from './test-server.ts';

const given = process.env.CITUS_URL ?? process.env.TEST_DATABASE_URL;

test('a server works in a schema of any name', { skip: !given && 'needs TEST_DATABASE_URL' }, async () => {
  process.env.CITUS_URL = given;
  const server = await testServer();
  const phone = await server.as(await server.fixtures.user());
  assert.equal((await phone.send(getAllSites, {})).status, 200);
  const { rows } = await withClient(server.ownerUrl, (client) =>
    client.query<{ schema: string; tables: number }>(
      `select current_schema() as schema, count(*)::int as tables from pg_class
       where relkind = 'r' and relnamespace = current_schema()::regnamespace`,
    ),
  );
  assert.match(rows[0]?.schema ?? '', /^cell_/);
  assert.ok((rows[0]?.tables ?? 0) > 60);
});
