import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../../apps/server/src/platform/db/client.ts';
import { freePort } from '../launch/port.ts';
import { addressOfRole } from '../postgres/admin.ts';
import { keepCluster } from '../postgres/keep-cluster.ts';
import { planThrowAway } from '../postgres/throw-away.ts';
import { addressOf, bringUpServer, whyEnded } from '../start/bring-up.ts';
import { ensureDatabase } from '../start/database.ts';
import type { Ending } from '../start/ending.ts';
import { untilHealthy } from '../start/health.ts';
import type { Service } from '../start/service.ts';

/** What can be struck down at once; of PostgreSQL all, or one session, after which it recovers by itself. */
export interface Victim {
  readonly name: string;
  readonly server?: true;
  readonly postgres?: 'all' | 'one session';
}

export const victims: readonly Victim[] = [
  { name: 'server', server: true },
  { name: 'postgres', postgres: 'all' },
  { name: 'one session of postgres', postgres: 'one session' },
  { name: 'server and postgres', server: true, postgres: 'all' },
];

/**
 * A server on a durable PostgreSQL, both of this run only, that can be killed at any moment. The launcher's own keeper
 * brings PostgreSQL back; the server is started again by hand, as a supervisor would.
 */
export interface Machine {
  readonly address: string;
  /** As the owner of its tables; the server works as a role of its own. */
  readonly databaseUrl: string;
  readonly serverRole: string;
  readonly dataDir: string;
  /** Starts the server where it was killed, and waits until PostgreSQL is back and the server answers. */
  start(): Promise<void>;
  /** `kill -9`; answers when it is gone. */
  kill(victim: Victim): Promise<void>;
}

/** The number of some session of PostgreSQL that works for the server. */
async function someSession(databaseUrl: string): Promise<number | undefined> {
  const client = await openClient(databaseUrl);
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid() order by random() limit 1`,
  );
  await client.end();
  return rows[0]?.pid;
}

export async function prepareMachine(ending: Ending): Promise<Machine> {
  const dataDir = mkdtempSync(join(tmpdir(), 'teeka-crash-'));
  ending.undo(() => rmSync(dataDir, { recursive: true, force: true }));
  mkdirSync(join(dataDir, 'logs'));
  const plan = await planThrowAway({ durable: true }, ending);
  // Here every start counts as a calm one: it is killed far more often than a machine ever fails.
  const cluster = await keepCluster(plan, { tell: () => undefined, calm: 0 });
  ending.undo(cluster.stop);
  const role = { name: 'teeka_server', password: plan.password };
  const databaseUrl = await ensureDatabase(cluster.url, role);
  const serverUrl = addressOfRole(databaseUrl, role);
  const settings = {
    host: 'localhost',
    port: await freePort(),
    sandboxPort: undefined,
    dataDir,
    databaseUrl: serverUrl,
    // Its people and accounts are the demo's.
    demo: true,
  };
  const address = addressOf(settings);
  let server: Service | undefined;
  let killed = 0;
  let serverIsGone = true;

  async function untilBack(): Promise<void> {
    while (cluster.pid() === killed) await pause(5);
  }

  async function start(): Promise<void> {
    await Promise.race([untilBack(), cluster.lost.then((why) => Promise.reject(why))]);
    if (serverIsGone) {
      const place = { settings, databaseUrl: serverUrl, sandbox: undefined, webDist: undefined };
      server = bringUpServer({ ...place, env: { LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '10000000' } }, ending);
    }
    serverIsGone = false;
    if (server && !(await untilHealthy(address, server.ended))) throw whyEnded(server, settings);
  }

  return {
    address,
    databaseUrl,
    serverRole: role.name,
    dataDir,
    start,
    async kill(victim) {
      if (victim.postgres === 'one session') {
        const pid = await someSession(databaseUrl);
        if (pid) process.kill(pid, 'SIGKILL');
      }
      if (victim.server) {
        serverIsGone = true;
        await server?.kill();
      }
      if (victim.postgres === 'all') {
        killed = cluster.pid();
        process.kill(killed, 'SIGKILL');
      }
    },
  };
}
