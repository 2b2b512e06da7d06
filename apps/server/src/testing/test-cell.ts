import { randomBytes } from 'node:crypto';
import { addressOfRole, ensureRole, type Role } from '../../../../tools/postgres/admin.ts';
import { bringUpToDate } from '../platform/db/bring-up-to-date.ts';
import { withClient } from '../platform/db/client.ts';
import type { TestDatabase } from './test-database.ts';

function withSearchPath(address: string, schema: string): string {
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.toString();
}

/** A schema of its own with all tables, distributed as a whole where Citus is at hand: a cell. */
export async function testCell(address: string, role: Role): Promise<TestDatabase> {
  const schema = `cell_${randomBytes(6).toString('hex')}`;
  await withClient(address, async (client) => {
    await ensureRole(client, role);
    await client.query(`create schema ${schema}`);
    const { rowCount } = await client.query("select from pg_extension where extname = 'citus'");
    if (rowCount) await client.query('select citus_schema_distribute($1::regnamespace)', [schema]);
  });
  const url = withSearchPath(address, schema);
  await bringUpToDate(url, role.name);
  return {
    url,
    serverUrl: addressOfRole(url, role),
    drop: () => withClient(address, async (client) => void (await client.query(`drop schema ${schema} cascade`))),
  };
}
