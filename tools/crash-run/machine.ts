import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../launch/port.ts';
import { type Cluster, openCluster } from '../postgres/cluster.ts';
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

/** A server on a durable PostgreSQL, both of this run only, that can be killed at any moment and brought back. */
export interface Machine {
  readonly address: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Brings up what does not run and waits until the server answers. */
  start(): Promise<void>;
  /** `kill -9`; answers when it is gone. */
  kill(victim: Victim): Promise<void>;
}

/** The number of some session of PostgreSQL that works for the server. */
async function someSession(databaseUrl: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
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
  let cluster: Cluster = await openCluster(plan);
  ending.undo(() => cluster.stop());
  const databaseUrl = await ensureDatabase(cluster.url);
  const settings = {
    host: 'localhost',
    port: await freePort(),
    sandboxPort: undefined,
    dataDir,
    databaseUrl,
    demo: false,
  };
  const address = addressOf(settings);
  let server: Service | undefined;
  let postgresIsGone = false;
  let serverIsGone = true;

  async function start(): Promise<void> {
    if (postgresIsGone) cluster = await openCluster(plan);
    postgresIsGone = false;
    if (serverIsGone) {
      const place = { settings, databaseUrl, sandbox: undefined, webDist: undefined };
      server = bringUpServer(
        { ...place, env: { LOG_LEVEL: 'silent', CALLS_PER_MINUTE: '10000000' } },
        ending,
      );
    }
    serverIsGone = false;
    if (server && !(await untilHealthy(address, server.ended))) throw whyEnded(server, settings);
  }

  return {
    address,
    databaseUrl,
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
        postgresIsGone = true;
        process.kill(cluster.pid, 'SIGKILL');
        await cluster.ended;
      }
    },
  };
}
