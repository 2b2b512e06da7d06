// node tools/run.mjs audit [--database-url URL]: has anybody touched the audit log? Ends with 1 when somebody has.
import { type AuditVerdict, verifyAudit } from '../apps/server/src/modules/audit/index.ts';
import { openPool, type Pool } from '../apps/server/src/platform/db/pool.ts';
import { makeAtRest } from '../apps/server/src/platform/sealing/at-rest.ts';
import { presentDataKeys } from '../apps/server/src/platform/sealing/data-key.ts';
import { KeyRing } from '../apps/server/src/platform/sealing/key-ring.ts';
import { chooseDatabase, readDatabaseUrl } from './demo-load/choose-database.ts';
import { orSay, Sentence } from './launch/stop-with-sentence.ts';
import { untilStopped } from './start/ending.ts';
import { readSettings } from './start/settings.ts';
import { grouped } from './start/tell.ts';

/** PostgreSQL's code for a table that there is not. */
const noSuchTable = '42P01';

async function verdictOn(pool: Pool, keys: readonly Buffer[]): Promise<AuditVerdict> {
  try {
    return await verifyAudit({ pool, atRest: makeAtRest(new KeyRing(keys)) });
  } catch (error) {
    if ((error as { code?: string }).code !== noSuchTable) throw error;
    throw new Sentence('The database holds no audit log yet: start the server on it first.');
  }
}

async function check(url: string, keys: readonly Buffer[]): Promise<void> {
  const pool = openPool({ url, connections: 1 });
  try {
    const { rows, findings } = await verdictOn(pool, keys);
    for (const { what, beneficiary_id, audit_id, acts } of findings)
      process.stdout.write(
        acts === undefined
          ? `${what}  person ${beneficiary_id || '?'}  row ${audit_id || '?'}\n`
          : `${what}  ${acts}: on record, but not in the log\n`,
      );
    const verdict = findings.length === 0 ? 'nobody touched them' : `${grouped(findings.length)} findings`;
    process.stdout.write(`${grouped(rows)} sealed rows read: ${verdict}.\n`);
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    await pool.end();
  }
}

await orSay(async () => {
  const settings = readSettings();
  const wishes = { databaseUrl: readDatabaseUrl('node tools/run.mjs audit [--database-url URL]') };
  await untilStopped(async (ending) => {
    const keys = presentDataKeys(settings.dataDir, process.env.DATA_KEY);
    await check(await chooseDatabase(wishes, settings, ending), keys);
  });
});
process.exit();
