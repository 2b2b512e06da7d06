import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../launch/root.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';

export interface Settings {
  host: string;
  port: number;
  sandboxPort: number | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The role that owns the tables of DATABASE_URL, where the server is another one. */
  migrateDatabaseUrl?: string | undefined;
  demo: boolean;
  /** Whether DEMO was said, or is only what nobody changed. */
  demoSaid?: boolean;
}

const leastFreeMegabytes = 200;

function readPort(name: string, fallback: number | undefined): number | undefined {
  const text = process.env[name]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Sentence(`${name} must be a port from 1 to 65535, not "${text}".`);
  return port;
}

function readSwitch(name: string, fallback: boolean): boolean {
  const text = process.env[name]?.trim().toLowerCase();
  if (!text) return fallback;
  if (['1', 'on', 'true', 'yes'].includes(text)) return true;
  if (['0', 'off', 'false', 'no'].includes(text)) return false;
  throw new Sentence(`${name} must be on or off, not "${text}".`);
}

/** The settings the launcher itself needs; the server reads its own from the same environment. */
export function readSettings(): Settings {
  return {
    host: process.env.HOST?.trim() || 'localhost',
    port: readPort('PORT', 8080) ?? 8080,
    sandboxPort: readPort('SANDBOX_PORT', undefined),
    dataDir: resolve(root, process.env.DATA_DIR?.trim() || '.data'),
    databaseUrl: process.env.DATABASE_URL?.trim() || undefined,
    migrateDatabaseUrl: process.env.MIGRATE_DATABASE_URL?.trim() || undefined,
    demo: readSwitch('DEMO', true),
    demoSaid: Boolean(process.env.DEMO?.trim()),
  };
}

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** Passwords that everybody knows are not put where others reach them, nor into a database of others, by forgetting a setting. */
export function refuseSilentDemo({ demo, demoSaid, databaseUrl, host }: Settings): void {
  if (!demo || demoSaid) return;
  const why = databaseUrl ? 'DATABASE_URL' : loopback.has(host) ? undefined : `HOST ${host}`;
  if (why)
    throw new Sentence(
      `With ${why} say what is meant: DEMO=off for real work, or DEMO=on for the demo district with its public passwords.`,
    );
}

/** Makes the data folder, and says so at once when nothing can be written there or the disk has no room left. */
export function openDataDir(dataDir: string): void {
  try {
    mkdirSync(resolve(dataDir, 'logs'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw error;
    throw new Sentence(`DATA_DIR ${dataDir} cannot be written to (${code}): choose another folder.`);
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (free < leastFreeMegabytes)
    throw new Sentence(
      `The disk under ${dataDir} is full (${free} MB free, at least ${leastFreeMegabytes} MB needed): make room and start again.`,
    );
}
