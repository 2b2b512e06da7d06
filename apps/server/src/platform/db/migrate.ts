import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../env/start-problem.ts';
import { grantRights } from './app-role.ts';
import { allOrNothing, type Client } from './client.ts';
import { connectOnce } from './connect-once.ts';
import { splitStatements } from './split-statements.ts';
import { type Applied, inMigrationsOfNow } from './squashed.ts';

const folder = join(import.meta.dirname, '../../../db/migrations');
const oldest = 15;
/** Any number, the same in every process: only one migrates at a time. */
const lock = 7_332_001;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The migrations of this version, in the order of their names. */
export function readMigrations(from: string = folder): Migration[] {
  const files = readdirSync(from).filter((name) => name.endsWith('.sql'));
  return files.sort().map((name) => {
    const sql = readFileSync(join(from, name), 'utf8');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function refuseOld(client: Client): Promise<void> {
  const { rows } = await client.query<{ major: number }>(
    "select current_setting('server_version_num')::int / 10000 as major",
  );
  const major = rows[0]?.major ?? 0;
  if (major < oldest)
    throw new StartProblem(`PostgreSQL ${major} answers at DATABASE_URL; version ${oldest} or newer is needed.`);
}

async function apply(client: Client, migration: Migration): Promise<void> {
  await allOrNothing(client, async () => {
    for (const statement of splitStatements(migration.sql)) await client.query(statement);
    await client.query('insert into migration (name, checksum) values ($1, $2)', [migration.name, migration.checksum]);
  });
}

/** What the database names as applied, put into the migrations of now where it names those of before. */
async function appliedOf(client: Client, migrations: readonly Migration[]): Promise<readonly Applied[]> {
  const { rows } = await client.query<Applied>('select name, checksum from migration order by name');
  const applied = inMigrationsOfNow(rows, migrations);
  if (applied === rows) return rows;
  await allOrNothing(client, async () => {
    await client.query('delete from migration where not (name = any($1::text[]))', [applied.map(({ name }) => name)]);
    for (const { name, checksum } of applied)
      await client.query('insert into migration (name, checksum) values ($1, $2) on conflict do nothing', [
        name,
        checksum,
      ]);
  });
  return applied;
}

async function applyMissing(client: Client, migrations: readonly Migration[]): Promise<string[]> {
  const { rows: lists } = await client.query<{ found: string | null }>(
    "select to_regclass('migration')::text as found",
  );
  if (!lists[0]?.found)
    await client.query(
      'create table migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
  const rows = await appliedOf(client, migrations);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const unknown = rows.find((row) => !migrations.some(({ name }) => name === row.name));
  if (unknown)
    throw new StartProblem(
      `The database was used by a newer version (${unknown.name}): start that version, or restore a backup of before (npm run restore).`,
    );
  const done: string[] = [];
  for (const migration of migrations) {
    const known = applied.get(migration.name);
    if (known && known !== migration.checksum)
      throw new StartProblem(`Migration ${migration.name} was changed after it ran: restore its file.`);
    if (known) continue;
    await apply(client, migration);
    done.push(migration.name);
  }
  return done;
}

/** PostgreSQL's code for what a role may not do. */
const notAllowed = '42501';

function explainRights(error: unknown): unknown {
  if ((error as { code?: string }).code !== notAllowed) return error;
  return new StartProblem(
    'The database is not of this version yet, and the role of DATABASE_URL may not change its tables: set MIGRATE_DATABASE_URL to the role that owns them.',
    { cause: error },
  );
}

/**
 * Brings the database to this version, forward only, one process at a time; answers what was applied. A role that the
 * server works as then gets its rights, on old tables and new ones.
 */
export async function migrate(
  url: string,
  migrations: readonly Migration[] = readMigrations(),
  serverRole?: string,
): Promise<string[]> {
  return connectOnce(url, async (client) => {
    await refuseOld(client);
    await client.query('select pg_advisory_lock($1)', [lock]);
    try {
      const applied = await applyMissing(client, migrations);
      if (serverRole !== undefined) await grantRights(client, serverRole);
      return applied;
    } catch (error) {
      throw explainRights(error);
    }
  });
}
