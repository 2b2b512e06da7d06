import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDemo } from '../../apps/server/db/demo/load.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { ensureTemplate, serverRole } from '../../apps/server/src/testing/test-database.ts';
import { root } from '../../tools/launch/root.ts';
import { addressOfDatabase, addressOfRole } from '../../tools/postgres/admin.ts';
import { openThrowAwayPostgres } from '../../tools/postgres/throw-away.ts';
import type { Ending } from '../../tools/start/ending.ts';

/** The demo rests sealed under this key, so the server of a journey gets it too. */
export const dataKey: Buffer = Buffer.alloc(32, 'teeka-journey');

/** Changes when the tables, the demo or the day does: a template of yesterday has no session today. */
function templateName(): string {
  const hash = createHash('sha256').update(systemClock().today);
  const files = globSync('apps/server/db/**/*.{sql,ts,json}', { cwd: root }).sort();
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return `teeka_journey_${hash.digest('hex').slice(0, 12)}`;
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
  const template = await ensureTemplate(admin, templateName(), (url) => loadDemo(url, { dataKey }));
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
