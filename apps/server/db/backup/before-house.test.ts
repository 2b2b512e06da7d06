import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import type { InputOf } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import { sql } from 'kysely';
import { verifyAudit } from '../../src/modules/audit/index.ts';
import { bringUpToDate } from '../../src/platform/db/bring-up-to-date.ts';
import { build } from '../../src/platform/db/build.ts';
import { withClient } from '../../src/platform/db/client.ts';
import { openPool } from '../../src/platform/db/pool.ts';
import type { TestUser } from '../../src/testing/fixtures.ts';
import { testDatabase } from '../../src/testing/test-database.ts';
import { testServer } from '../../src/testing/test-server.ts';
import { readManifest } from './backup-files.ts';
import { checkBackup } from './check-backup.ts';
import { readBackup } from './read-backup.ts';

type Dose = InputOf<typeof addVaccineDetails>;

/** A place as the commit before-house left it, whose key was 32 times 7: a dose with its receipt, and one that a phone kept. */
interface Left {
  readonly user: TestUser;
  readonly now: string;
  readonly sent: { readonly id: string; readonly input: Dose };
  readonly unsent: { readonly id: string; readonly input: Dose };
  readonly files: Readonly<Record<string, string>>;
}
const left = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../src/testing/before-house/house.json'), 'utf8'),
) as Left;

const folder = mkdtempSync(join(tmpdir(), 'teeka-before-house-'));
after(() => rmSync(folder, { recursive: true, force: true }));
for (const [path, bytes] of Object.entries(left.files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), Buffer.from(bytes, 'base64'));
}
const manifest = readManifest(folder) ?? assert.fail('no whole backup');
await checkBackup(folder, manifest);
const database = await testDatabase({ empty: true });
await readBackup(database.url, folder, manifest);
await bringUpToDate(database.url, new URL(database.serverUrl).username);
const dataKey = Buffer.alloc(32, 7).toString('base64');
const server = await testServer({ database, sandbox: false, start: left.now, env: { DATA_KEY: dataKey } });

const countOf = async (table: string) => {
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ rows: number }>(`select count(*)::int as rows from ${table}`),
  );
  return rows[0]?.rows;
};

/** What a start brings anew: lists of the version, key pairs of the server, rows that are counted again. */
const mayGrow = new Set(['migration', 'server_key', 'material', 'not_done_reason', 'name_token']);

test('every row is there, and the audit log is whole', async () => {
  for (const { name, rows } of manifest.tables) {
    const now = await countOf(name);
    if (mayGrow.has(name)) assert.ok((now ?? 0) >= rows, name);
    else assert.equal(now, rows, name);
  }
  const pool = openPool({ url: database.url, connections: 1 });
  const { rows, findings } = await verifyAudit({ pool, atRest: server.platform.atRest });
  await pool.end();
  assert.deepEqual(findings, []);
  assert.ok(rows > 0);
});

test('numbers open, lists are taken over as they were', async () => {
  const [person] = await server.rows(
    sql<{ id: string; sealed: Buffer }>`
      select beneficiary_id::text as id, mobile_sealed as sealed from beneficiary where ben_name = 'GEETA TESTDEVI'`.compile(
      build,
    ),
  );
  assert.ok(person);
  assert.equal(server.platform.atRest.open('mobile', `person/${person.id}`, person.sealed), '9812345678');
  assert.ok((await countOf('master')) === 2);
});

test('what a phone sends again is answered, not done again; what it kept unsent is taken', async () => {
  const phone = await server.as(left.user);
  const doses = await countOf('dose');
  const recorded = (input: Dose) => input.vaccine_details.map(({ dose_id }) => dose_id);
  const again = await phone.ask(addVaccineDetails, left.sent.input, { key: left.sent.id });
  assert.deepEqual(again.recorded, recorded(left.sent.input));
  assert.equal(await countOf('dose'), doses);
  const late = await phone.ask(addVaccineDetails, left.unsent.input, { key: left.unsent.id });
  assert.deepEqual(late.recorded, recorded(left.unsent.input));
  assert.equal(await countOf('dose'), (doses ?? 0) + 1);
});
