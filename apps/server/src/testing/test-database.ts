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

export interface TestDatabase {
  /** As the owner of its tables, who may do everything. */
  readonly url: string;
  /** As the role that a server works as. */
  readonly serverUrl: string;
  drop(): Promise<void>;
}

/** Serialises the making of the template among the test files that run at once. */
const lock = 7_332_002;

/** Who a server under test is in its database; made by the first one that makes a template. */
export const serverRole = (admin: string): Role => ({
  name: 'teeka_server_of_tests',
  password: new URL(admin).password,
});

/** A migrated database that each test file's own is cloned from; its name follows the migrations. */
async function ensureTemplate(admin: string): Promise<string> {
  const checksums = readMigrations().map(({ checksum }) => checksum);
  const name = `teeka_template_${createHash('sha256').update(checksums.join()).digest('hex').slice(0, 12)}`;
  await withClient(admin, async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [name]);
    if (rowCount) return;
    await ensureRole(client, serverRole(admin));
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
    await bringUpToDate(addressOfDatabase(admin, name), serverRole(admin).name);
    await client.query(`alter database ${name} is_template true`);
  });
  return name;
}

async function ownCluster(): Promise<{ cluster: Cluster; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'teeka-test-'));
  if (chooseOwner()) chmodSync(folder, 0o755);
  const password = randomBytes(12).toString('hex');
  const plan = { folder: join(folder, 'postgres'), port: await freePort(), password, durable: false };
  return { cluster: await openCluster({ ...plan, logFile: join(folder, 'postgresql.log') }), folder };
}

/**
 * A database of one test file. The test launcher gives `TEST_DATABASE_URL`; a file that is run by hand without it
 * brings up a PostgreSQL of its own.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const given = process.env.TEST_DATABASE_URL;
  const own = given ? undefined : await ownCluster();
  const admin = given ?? own?.cluster.url('postgres') ?? '';
  const template = await ensureTemplate(admin);
  const name = `teeka_test_${randomBytes(6).toString('hex')}`;
  await withClient(admin, async (client) => {
    await client.query(`create database ${name} template ${template}`);
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
