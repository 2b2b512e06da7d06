import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { getAllSites } from '@teeka/contract/sites';
import { withClient } from '../platform/db/client.ts';
import { testCell } from './test-cell.ts';
import { serverRole, testDatabase } from './test-database.ts';
import { testServer } from './test-server.ts';

test('a server works in a schema of any name', async () => {
  // A database of its own: what a cell is given there is given nowhere else.
  const around = await testDatabase({ empty: true });
  const server = await testServer({ database: await testCell(around.url, serverRole(around.url)) });
  after(() => around.drop());
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
