import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { allOrNothing, type Client, withClient } from '../../src/platform/db/client.ts';
import { connectOnce } from '../../src/platform/db/connect-once.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { copyIn } from '../copy-stream.ts';
import { type Manifest, Sum, tableFile } from './backup-files.ts';
import { columnsText, liftGuards, readTables, tableText } from './backup-tables.ts';
import { BackupProblem, damaged, migrationsOf } from './check-backup.ts';

async function readTable(client: Client, folder: string, table: Manifest['tables'][number]): Promise<void> {
  const sum = new Sum();
  const copied = copyIn(client, `copy ${tableText(table)} (${columnsText(table)}) from stdin`, sum);
  const [rows] = await Promise.all([
    copied,
    pipeline(createReadStream(tableFile(folder, table.name)), createGunzip(), sum),
  ]);
  if (rows !== table.rows || sum.value() !== table.sha256) throw damaged(`table ${table.name}`);
}

async function fill(client: Client, folder: string, manifest: Manifest): Promise<void> {
  const there = await readTables(client);
  const shape = (tables: readonly { name: string; columns: readonly string[] }[]) =>
    tables
      .map(({ name, columns }) => `${name}(${[...columns].sort().join()})`)
      .sort()
      .join(' ');
  if (shape(there) !== shape(manifest.tables))
    throw new BackupProblem(
      'The tables of the backup are not those of its version: restore it with the version that made it.',
    );
  const putBack = await liftGuards(client, there);
  await client.query(`truncate ${there.map(tableText).join(', ')}`);
  for (const table of manifest.tables) await readTable(client, folder, table);
  await putBack();
}

/** Numbers of transactions in the rows are never ahead of the cluster's: it gives out so many that nobody uses. */
async function passChange(client: Client, change: string): Promise<void> {
  await client.query('set synchronous_commit = off');
  for (;;) {
    const { rows } = await client.query<{ missing: string }>(
      'select greatest($1::bigint - pg_snapshot_xmax(pg_current_snapshot())::text::bigint, 0)::text as missing',
      [change],
    );
    const missing = Math.min(Number(rows[0]?.missing ?? 0), 100_000);
    if (missing === 0) return;
    await client.query(
      `do $$ begin for i in 1..${missing} loop perform pg_current_xact_id(); commit; end loop; end $$`,
    );
  }
}

/** Puts a backup into a database that holds nothing: all of it, or nothing. Newer migrations come with the next start. */
export async function readBackup(databaseUrl: string, folder: string, manifest: Manifest): Promise<void> {
  await migrate(databaseUrl, migrationsOf(manifest));
  await withClient(databaseUrl, async (client) => {
    await passChange(client, manifest.change);
    await allOrNothing(client, () => fill(client, folder, manifest));
    await client.query('analyze');
  });
  await renewIncarnation(databaseUrl);
}

/**
 * Makes this database another one than the one that phones pulled from, so that each gets the whole pack. For whoever
 * puts a copy of the database's files in place: a restored dump and a recovered cluster are told by themselves.
 */
export async function renewIncarnation(url: string): Promise<void> {
  await connectOnce(url, (client) => client.query('update incarnation set made_anew = gen_random_uuid()'));
}
