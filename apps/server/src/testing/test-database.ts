import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../tools/launch/port.ts';
import { addressOfDatabase, addressOfRole, ensureRole, type Role } from '../../../../tools/postgres/admin.ts';
import { type Cluster, openCluster } from '../../../../tools/postgres/cluster.ts';
import { chooseOwner } from '../../../../tools/postgres/owner.ts';
import { bringUpToDate } from '../platform/db/bring-up-to-date.ts';
import { withClient } from '../platform/db/client.ts';
import { readMigrations } from '../platform/db/migrate.ts';
import { testCell } from './test-cell.ts';

export interface TestDatabase {
  /** As the owner of its tables, who may do everything. */
  readonly url: string;
  /** As the role that a server works as. */
  readonly serverUrl: string;
  drop(): Promise<void>;
}

/** Serialises the making of templates among the test files that run at once: the first one makes the role they share. */
const lock = 7_332_002;

/** Who a server under test is in its database; made by the first one that makes a template. */
export const serverRole = (admin: string): Role => ({
  name: 'teeka_server_of_tests',
  password: new URL(admin).password,
});

/** A database of this version that others are cloned from; a half-made one carries another name and is never used. */
export async function ensureTemplate(
  admin: string,
  name: string,
  fill: (url: string) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const unfinished = `${name}_unfinished`;
  await withClient(admin, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await ensureRole(client, serverRole(admin));
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const url = addressOfDatabase(admin, unfinished);
    await bringUpToDate(url, serverRole(admin).name);
    await fill(url);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

/** Follows the migrations. */
function templateName(): string {
  const checksums = readMigrations().map(({ checksum }) => checksum);
  return `teeka_template_${createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12)}`;
}

async function ownCluster(): Promise<{ cluster: Cluster; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'teeka-test-'));
  if (chooseOwner()) chmodSync(folder, 0o755);
  const password = randomBytes(12).toString('hex');
  const plan = { folder: join(folder, 'postgres'), port: await freePort(), password, durable: false };
  return { cluster: await openCluster({ ...plan, logFile: join(folder, 'postgresql.log') }), folder };
}

/**
 * A database of one test file, migrated unless it is to be `empty`. The test launcher gives `TEST_DATABASE_URL`; a file
 * that is run by hand without it brings up a PostgreSQL of its own. With `CITUS_URL` it is a cell of that Citus.
 */
export async function testDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const citus = process.env.CITUS_URL;
  if (citus) return testCell(citus, serverRole(citus));
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? undefined : await ownCluster();
  const admin = given ?? own?.cluster.url('postgres') ?? '';
  const template = await ensureTemplate(admin, templateName());
  const name = `teeka_test_${randomBytes(6).toString('hex')}`;
  await withClient(admin, async (client) => {
    await client.query(`create database ${name} template ${empty ? 'template0' : template}`);
    // Rights on the database itself do not come with a template.
    await client.query(`revoke temporary on database ${name} from public`);
  });
  const url = addressOfDatabase(admin, name);
  return {
    url,
    serverUrl: addressOfRole(url, serverRole(admin)),
    async drop() {
      if (!own)
        return withClient(admin, async (client) => void (await client.query(`drop database ${name} with (force)`)));
      await own.cluster.stop();
      rmSync(own.folder, { recursive: true, force: true });
    },
  };
}
