import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Client, withClient } from '../../src/platform/db/client.ts';
import { copyOut } from '../copy-stream.ts';
import {
  copyStoredFiles,
  keyFile,
  type Manifest,
  Sum,
  storedFiles,
  tableFile,
  writeManifest,
  writeSums,
} from './backup-files.ts';
import { columnsText, readSequences, readTables, type TableShape, tableText } from './backup-tables.ts';

export interface BackupWish {
  readonly databaseUrl: string;
  /** The folder that is made; it must not be there yet. */
  readonly folder: string;
  readonly dataDir: string;
  /** The key file to put beside the data, where it is to be there. */
  readonly key: string | undefined;
}

export interface BackupTotals {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
}

/** One moment of everything, whoever writes meanwhile; texts as any PostgreSQL from 15 on reads them. */
const beginning = [
  'begin isolation level repeatable read read only',
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  "set local timezone = 'UTC'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
  'set local synchronize_seqscans = off',
];

async function writeTable(client: Client, folder: string, table: TableShape): Promise<Manifest['tables'][number]> {
  const sum = new Sum();
  const file = tableFile(folder, table.name);
  const written = pipeline(sum, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }));
  const copied = copyOut(client, `copy ${tableText(table)} (${columnsText(table)}) to stdout`, sum).finally(() =>
    sum.end(),
  );
  const [rows] = await Promise.all([copied, written]);
  return { name: table.name, columns: table.columns, rows, sha256: sum.value() };
}

async function writeTables(
  client: Client,
  folder: string,
): Promise<Omit<Manifest, 'format' | 'holds_key' | 'list_sha256'>> {
  for (const statement of beginning) await client.query(statement);
  const { rows } = await client.query<{ change: string; made_at: Date }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as change, now() as made_at',
  );
  const sequences = await readSequences(client);
  if (sequences.length > 0) throw new Error(`a backup does not know how to keep ${sequences.join(', ')}`);
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migration order by name',
  );
  const tables: Manifest['tables'][number][] = [];
  for (const table of await readTables(client)) tables.push(await writeTable(client, folder, table));
  await client.query('commit');
  const [{ change, made_at } = { change: '0', made_at: new Date() }] = rows;
  return { made_at: made_at.toISOString(), change, migrations: migrations.rows, tables };
}

/**
 * Writes a backup beside its place and moves it there when whole. Files are copied before the moment of the database
 * and again after it: whatever a row of that moment names was there at one of both.
 */
export async function writeBackup({ databaseUrl, folder, dataDir, key }: BackupWish): Promise<BackupTotals> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  // Before the moment of the database and after it: a change of key may end meanwhile.
  const keys = key ? [readFileSync(key, 'utf8')] : [];
  const stored = join(dataDir, 'files');
  let files = await copyStoredFiles(stored, storedFiles(unfinished));
  const content = await withClient(databaseUrl, (client) => writeTables(client, unfinished));
  files += await copyStoredFiles(stored, storedFiles(unfinished));
  if (key) {
    keys.unshift(readFileSync(key, 'utf8'));
    const lines = new Set(
      keys
        .join('\n')
        .split(/[\s,]+/)
        .filter((line) => line !== ''),
    );
    await writeFile(keyFile(unfinished), [...lines].map((line) => `${line}\n`).join(''), {
      mode: 0o600,
      flush: true,
    });
  }
  const list_sha256 = await writeSums(unfinished);
  writeManifest(unfinished, { format: 1, ...content, holds_key: key !== undefined, list_sha256 });
  await rename(unfinished, folder);
  const above = await open(join(folder, '..'), 'r');
  await above.sync().finally(() => above.close());
  return {
    tables: content.tables.length,
    rows: content.tables.reduce((sum, { rows }) => sum + rows, 0),
    files,
  };
}
