import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, test } from 'node:test';
import { root } from '../launch/root.ts';
import { type ServicePlan, startService } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'teeka-service-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const program = join(folder, 'tell.mjs');
writeFileSync(program, 'process.stdout.write(JSON.stringify(process.env)); process.disconnect();');

async function environmentOf(inherits: ServicePlan['inherits']): Promise<Record<string, string>> {
  const logFile = join(folder, `${inherits}.log`);
  const env = { SANDBOX_PORT: '8081' };
  const service = startService({ program: relative(root, program), env, inherits, logFile });
  await service.ended;
  return JSON.parse(readFileSync(logFile, 'utf8')) as Record<string, string>;
}

test('a service of others learns neither our key nor our database; the server does', async () => {
  const secrets = { DATA_KEY: 'the key', DATABASE_URL: 'postgresql://u:p@h/d', METRICS_TOKEN: 'token' };
  Object.assign(process.env, secrets);
  const bare = await environmentOf('nothing');
  for (const name of Object.keys(secrets)) assert.equal(bare[name], undefined, name);
  assert.deepEqual([bare.SANDBOX_PORT, bare.PATH], ['8081', process.env.PATH]);
  assert.equal((await environmentOf('settings')).DATA_KEY, 'the key');
});
