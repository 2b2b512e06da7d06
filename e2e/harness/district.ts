import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemo } from '../../apps/server/db/demo/load.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { bringUpToDate } from '../../apps/server/src/platform/db/bring-up-to-date.ts';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { serverRole } from '../../apps/server/src/testing/test-database.ts';
import { root } from '../../tools/launch/root.ts';
import { addressOfDatabase, addressOfRole, ensureRole } from '../../tools/postgres/admin.ts';
import { openThrowAwayPostgres } from '../../tools/postgres/throw-away.ts';
import type { Ending } from '../../tools/start/ending.ts';

/** The demo rests sealed under this key, so the server of a journey gets it too. */
export const dataKey: Buffer = Buffer.alloc(32, 'teeka-journey');

/** Any number, the same in every process: one of them makes the template, the others wait. */
const lock = 7_332_020;

/** Changes when the tables, the demo or the day does: a template of yesterday has no session today. */
function templateName(): string {
  const hash = createHash('sha256').update(systemClock().today);
  const files = globSync('apps/server/db/**/*.{sql,ts,json}', { cwd: root }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return `teeka_journey_${hash.digest('hex').slice(0, 12)}`;
}

/** The migrated demo district as a template; half-made ones carry another name and are never used. */
async function ensureTemplate(admin: string): Promise<string> {
  const name = templateName();
  const unfinished = `${name}_unfinished`;
  await withClient(admin, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    await ensureRole(client, serverRole(admin));
    await bringUpToDate(addressOfDatabase(admin, unfinished), serverRole(admin).name);
    await loadDemo(addressOfDatabase(admin, unfinished), { dataKey });
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

/** A database: as its owner reaches it, and as the server does. */
export interface District {
  readonly ownerUrl: string;
  readonly serverUrl: string;
}

/** A demo district of this file's own, on the PostgreSQL of `TEST_DATABASE_URL` or on one of its own. */
export async function openDistrict(ending: Ending): Promise<District> {
  const given = process.env.TEST_DATABASE_URL;
  const admin = given ?? (await openThrowAwayPostgres({ durable: false }, ending));
  const template = await ensureTemplate(admin);
  const name = `teeka_journey_${randomBytes(6).toString('hex')}`;
  await withClient(admin, (client) => client.query(`create database ${name} template ${template}`));
  if (given) {
    ending.undo(() =>
      withClient(admin, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
    );
  }
  const ownerUrl = addressOfDatabase(admin, name);
  return { ownerUrl, serverUrl: addressOfRole(ownerUrl, serverRole(admin)) };
}
