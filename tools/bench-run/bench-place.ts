import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../apps/server/src/platform/db/client.ts';
import { freePort } from '../launch/port.ts';
import { addressOfDatabase } from '../postgres/admin.ts';
import { type Cluster, type ClusterPlan, openCluster } from '../postgres/cluster.ts';
import { planThrowAway } from '../postgres/throw-away.ts';
import { addressOf, bringUpServer, whyEnded } from '../start/bring-up.ts';
import type { Ending } from '../start/ending.ts';
import { untilHealthy } from '../start/health.ts';
import { webDist } from '../start/web-build.ts';
import type { BenchEnv } from './row.ts';

/** One user of a benchmark does the work of hundreds. */
const unlimited = { CALLS_PER_MINUTE: '10000000', OPEN_CALLS_PER_MINUTE: '1000000', SEARCHES_PER_MINUTE: '1000000' };

/** Larger memory than a small machine's start, so that a million people measure the program and not the cache. */
const larger = { shared_buffers: '512MB', max_wal_size: '4GB' };

/** The machinery rows measure on; PostgreSQL comes up when the first row asks for it. */
export function prepareBenchPlace(ending: Ending): BenchEnv & { open(): Promise<void> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'teeka-bench-'));
  mkdirSync(join(dataDir, 'logs'));
  ending.undo(() => rmSync(dataDir, { recursive: true, force: true }));
  let plan: ClusterPlan | undefined;
  let cluster: Cluster | undefined;
  ending.undo(() => cluster?.stop());
  const start = async (settings: Record<string, string>): Promise<void> => {
    plan ??= await planThrowAway({ durable: true }, ending);
    cluster = await openCluster({ ...plan, settings });
  };
  const admin = () => cluster?.url('postgres') ?? '';
  const urlOf = (database: string) => addressOfDatabase(admin(), database);
  return {
    dataDir,
    urlOf,
    open: () => start(larger),
    async withOwnSettings(measure) {
      await cluster?.stop();
      await start({});
      try {
        return await measure();
      } finally {
        await cluster?.stop();
        await start(larger);
      }
    },
    async newDatabase(name) {
      await withClient(admin(), async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
        await client.query(`create database ${name}`);
      });
      return urlOf(name);
    },
    async startServer(databaseUrl, env = {}) {
      const settings = {
        host: 'localhost',
        port: await freePort(),
        sandboxPort: undefined,
        dataDir,
        databaseUrl,
        // Its people and accounts are the demo's.
        demo: true,
      };
      const server = bringUpServer(
        { settings, databaseUrl, sandbox: undefined, webDist, env: { ...unlimited, ...env } },
        ending,
      );
      const address = addressOf(settings);
      if (!(await untilHealthy(address, server.ended))) throw whyEnded(server, settings);
      return { address, databaseUrl, pid: server.pid, stop: server.stop };
    },
  };
}
