import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../launch/port.ts';
import { type Cluster, openCluster } from '../postgres/cluster.ts';
import { chooseOwner, isReachable, sharedFolder } from '../postgres/owner.ts';
import { addressOf, bringUpServer, whyEnded } from '../start/bring-up.ts';
import { ensureDatabase } from '../start/database.ts';
import type { Ending } from '../start/ending.ts';
import { untilHealthy } from '../start/health.ts';
import type { Service } from '../start/service.ts';

/** What can be struck down: the server, PostgreSQL whole, one of its sessions (it then recovers by itself), or all. */
export const victims = ['server', 'postgres', 'one session of postgres', 'server and postgres'] as const;
export type Victim = (typeof victims)[number];

/** A server on a durable PostgreSQL, both of this run only, that can be killed at any moment and brought back. */
export interface Machine {
  readonly address: string;
  readonly databaseUrl: string;
  readonly dataDir: string;
  start(): Promise<void>;
  /** `kill -9`; answers when it is gone. */
  kill(victim: Victim): Promise<void>;
  /** Brings back what was killed and waits until the server answers. */
  bringBack(): Promise<void>;
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
  const owner = chooseOwner();
  const above = owner && !isReachable(tmpdir(), owner) ? sharedFolder() : tmpdir();
  const home = mkdtempSync(join(above, 'teeka-postgres-'));
  ending.undo(() => rmSync(home, { recursive: true, force: true }));
  if (owner) chownSync(home, owner.uid, owner.gid);
  const plan = {
    folder: join(home, 'data'),
    port: await freePort(),
    password: randomBytes(12).toString('hex'),
    logFile: join(dataDir, 'logs', 'postgresql.log'),
    durable: true,
  };
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
      server = bringUpServer({ ...place, env: { LOG_LEVEL: 'silent' } }, ending);
    }
    serverIsGone = false;
    if (server && !(await untilHealthy(address, server.ended))) throw whyEnded(server, settings);
  }

  return {
    address,
    databaseUrl,
    dataDir,
    start,
    bringBack: start,
    async kill(victim) {
      if (victim === 'one session of postgres') {
        const pid = await someSession(databaseUrl);
        if (pid) process.kill(pid, 'SIGKILL');
      }
      if (victim.startsWith('server')) {
        serverIsGone = true;
        await server?.kill();
      }
      if (victim.endsWith('postgres') && victim !== 'one session of postgres') {
        postgresIsGone = true;
        process.kill(cluster.pid, 'SIGKILL');
        await cluster.ended;
      }
    },
  };
}
