import { sql } from 'kysely';
import { build } from '../platform/db/build.ts';
import type { TestServer } from './test-server.ts';

/** Where refused and unheard-of calls leave traces, which is the purpose of these tables, and what processes note for themselves. */
const traces = [
  ...['refused_call', 'audit', 'audit_head', 'audit_link', 'audit_sealing', 'receipt'],
  ...['throttle', 'used_stamp', 'otp_transaction', 'server_key', 'file_put', 'key_holder', 'number_try'],
  // A code for a phone is shown by a call without fields, and is none after a minute.
  'pairing',
];

/** What rests in the database, a line per table that changes with any of its rows; traces of tries left out. */
export async function allThatRests(server: TestServer): Promise<string> {
  const [tables] = await server.rows(
    sql<{ names: string[] }>`select array_agg(table_name::text order by 1) as names
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name <> all(${traces}::text[])`.compile(build),
  );
  const names = tables?.names ?? [];
  const digests = names.map(
    (name) =>
      sql`(select coalesce(sum(hashtextextended(t::text, 0)), 0) || ' in ' || count(*) from ${sql.table(name)} t)`,
  );
  const [row] = await server.rows(
    sql<{ digests: string[] }>`select array[${sql.join(digests)}]::text[] as digests`.compile(build),
  );
  return names.map((name, nth) => `${name} ${row?.digests[nth]}`).join('\n');
}
