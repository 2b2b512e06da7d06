import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../launch/port.ts';
import { root } from '../launch/root.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { addressOfRole } from '../postgres/admin.ts';
import type { Owner } from '../postgres/owner.ts';
import { checkDatabase, ensureDatabase } from './database.ts';
import type { Ending } from './ending.ts';
import { takeLock } from './lock.ts';
import { openOwnPostgres } from './own-postgres.ts';
import { claimPort } from './ports.ts';
import { type Service, startService } from './service.ts';
import { openDataDir, refuseSilentDemo, type Settings } from './settings.ts';
import { tell } from './tell.ts';
import { untilDone } from './until-done.ts';

/** The address to type into a browser on this machine. */
export function addressOf({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const shown = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

const sandboxProgram = 'apps/sandbox/src/main.ts';

/** The demo's stand-ins for outside services, which a copy for real work may lack. */
const hasSandbox = ({ demo }: Settings): boolean => demo && existsSync(join(root, sandboxProgram));

/** Before anything is started: the sandbox writes its own refusal into a log that nobody looks at. */
async function refuseUnfoundDevice(settings: Settings): Promise<void> {
  if (!hasSandbox(settings)) return;
  const { readDevicePort } = await import('../../apps/sandbox/src/device/port.ts');
  try {
    readDevicePort(process.env.SANDBOX_DEVICE_PORT);
  } catch (error) {
    throw new Sentence((error as Error).message);
  }
}

/** Takes the data folder and the port before anything is started, so that a refusal leaves nothing behind. */
export async function claimPlace(settings: Settings, ending: Ending): Promise<void> {
  refuseSilentDemo(settings);
  await refuseUnfoundDevice(settings);
  openDataDir(settings.dataDir);
  const lock = takeLock(settings.dataDir, addressOf(settings));
  ending.undo(lock.release);
  const patience = lock.wasStale ? 15_000 : 0;
  await claimPort({ name: 'PORT', port: settings.port, host: settings.host, patience });
}

export interface Database {
  /** As the server reaches it: with the rights it needs and no others, where that is ours to say. */
  url: string;
  /** As the owner of its tables reaches it: for migrations, the demo's data, backup and restore. */
  ownerUrl: string;
  /** How often our own PostgreSQL was brought back; that of DATABASE_URL is somebody else's care. */
  returns(): number;
  /** Settles when our own PostgreSQL could not be brought back, with the sentence for it. */
  lost: Promise<Sentence>;
}

/** The database to use: that of DATABASE_URL, or our own PostgreSQL, started and brought back here. */
export async function bringUpDatabase(settings: Settings, ending: Ending): Promise<Database> {
  const { databaseUrl, migrateDatabaseUrl = databaseUrl } = settings;
  if (databaseUrl && migrateDatabaseUrl) {
    await checkDatabase(databaseUrl);
    if (migrateDatabaseUrl !== databaseUrl) await checkDatabase(migrateDatabaseUrl, 'MIGRATE_DATABASE_URL');
    const never = new Promise<Sentence>(() => undefined);
    return { url: databaseUrl, ownerUrl: migrateDatabaseUrl, returns: () => 0, lost: never };
  }
  const cluster = await openOwnPostgres(settings.dataDir, tell);
  ending.undo(cluster.stop);
  const ownerUrl = await untilDone(() => ensureDatabase(cluster.url, cluster.server), cluster.lost);
  const url = addressOfRole(ownerUrl, cluster.server);
  return { url, ownerUrl, returns: cluster.returns, lost: cluster.lost };
}

/** In demo mode: the stand-ins for outside services. Answers their address, or nothing when there are none. */
export async function bringUpSandbox(settings: Settings, ending: Ending, user?: Owner): Promise<string | undefined> {
  ending.throwIfRequested();
  if (!hasSandbox(settings)) return undefined;
  const port = settings.sandboxPort ?? (await freePort(8081));
  if (settings.sandboxPort) await claimPort({ name: 'SANDBOX_PORT', port, host: '127.0.0.1', patience: 0 });
  const logFile = join(settings.dataDir, 'logs', 'sandbox.log');
  const { SANDBOX_DEVICE_PORT: device, SMS_GATEWAY_KEY: key, SMS_GATEWAY_URL: elsewhere } = process.env;
  // A stand-in for services of others: what it is not told it cannot give away.
  const env = {
    SANDBOX_PORT: String(port),
    ...(device && { SANDBOX_DEVICE_PORT: device }),
    ...(key && !elsewhere && { SMS_GATEWAY_KEY: key }),
  };
  const sandbox = startService({ program: sandboxProgram, env, inherits: 'nothing', logFile, user });
  ending.undo(sandbox.stop);
  return `http://localhost:${port}`;
}

export interface ServerPlace {
  settings: Settings;
  databaseUrl: string;
  sandbox: string | undefined;
  webDist: string | undefined;
  nodeFlags?: string[];
  env?: Record<string, string>;
  /** Whom the server runs as; ourselves when left out. */
  user?: Owner | undefined;
}

/**
 * What is new is kept apart in 16 MB at most, as Node.js had it before: by its own measure it takes so much while many calls come
 * at once that the server grows by 80 MB and more, and it does not give them back. What is old grows by half before it is looked
 * through; by its own measure it may double first, and a long file fills that with rows that nobody needs any more.
 */
const heapFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/**
 * Where memory is large it is asked of the system and given back, however often that was done (glibc; others know nothing of it).
 * By its own measure it keeps what password hashes took: after eight sign-ins at once 80 MB.
 */
const largeGivenBack = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Starts the server on a database; where it is the owner of its tables, it migrates before it listens. */
export function bringUpServer(place: ServerPlace, ending: Ending): Service {
  ending.throwIfRequested();
  const { settings, databaseUrl, sandbox, webDist } = place;
  const env: Record<string, string> = {
    DATABASE_URL: databaseUrl,
    // The server never holds what only its database's owner may know.
    MIGRATE_DATABASE_URL: '',
    HOST: settings.host,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    DEMO: settings.demo ? 'on' : 'off',
    ...largeGivenBack,
    ...place.env,
  };
  if (webDist) env.WEB_DIST = webDist;
  if (sandbox) env.INBOX_URL = process.env.INBOX_URL || sandbox;
  if (sandbox) env.SMS_GATEWAY_URL = process.env.SMS_GATEWAY_URL || sandbox;
  if (sandbox) env.IDENTITY_URL = process.env.IDENTITY_URL || sandbox;
  const logFile = join(settings.dataDir, 'logs', 'server.log');
  const server = startService({
    program: 'apps/server/src/main.ts',
    env,
    inherits: 'settings',
    logFile,
    user: place.user,
    nodeFlags: [...heapFlags, ...(place.nodeFlags ?? [])],
  });
  ending.undo(server.stop);
  return server;
}

/** The sentence for a server that ended by itself. */
export function whyEnded(server: Service, settings: Settings): Sentence {
  const logFile = join(settings.dataDir, 'logs', 'server.log');
  return new Sentence(`The server stopped: ${server.lastWords()} (log: ${logFile})`);
}
