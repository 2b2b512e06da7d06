import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../launch/port.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';
import type { Role } from '../postgres/admin.ts';
import { type KeptCluster, keepCluster } from '../postgres/keep-cluster.ts';
import { stopOrphan } from '../postgres/orphan.ts';
import { chooseOwner, isReachable, sharedFolder } from '../postgres/owner.ts';
import { databaseFolder, markDatabase } from './database-folder.ts';

interface Place {
  folder: string;
  port: number;
  /** Of `postgres`, who owns everything: for migrations, the demo's data, backups. */
  password: string;
  /** Of the role that the server works as; a place of an earlier version has none yet. */
  serverPassword?: string;
}

export interface OwnPostgres extends KeptCluster {
  /** Who the server is to be in it. */
  readonly server: Role;
}

const makePassword = (): string => randomBytes(24).toString('hex');

/** PostgreSQL's folder: in the data folder, or, when root keeps that one private, where its user can reach it. */
function chooseFolder(dataDir: string): string {
  const owner = chooseOwner();
  if (!owner || isReachable(dataDir, owner)) return join(dataDir, 'postgres');
  const folder = join(sharedFolder(), `data-${randomBytes(4).toString('hex')}`);
  mkdirSync(folder, { mode: 0o755 });
  process.stdout.write(`PostgreSQL does not run as root and may not enter ${dataDir}: its data lie in ${folder}.\n`);
  return join(folder, 'postgres');
}

function writePlace(file: string, place: Place): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(place, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readPlace(file: string): Place | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Place;
  } catch {
    throw new Sentence(
      `${file}, which holds the database's password, cannot be read: put the file back, or restore a backup into another DATA_DIR (npm run restore).`,
    );
  }
}

/** Starts the database of this data folder and stands by it; folder, port and password are chosen once and kept in postgres.json. */
export async function openOwnPostgres(dataDir: string, tell: (line: string) => void): Promise<OwnPostgres> {
  const file = join(dataDir, 'postgres.json');
  const known = readPlace(file);
  const place = known
    ? { ...known, folder: databaseFolder(dataDir, known.folder) }
    : { folder: chooseFolder(dataDir), port: 0, password: makePassword() };
  await stopOrphan(place.folder);
  const port = await freePort(place.port);
  const serverPassword = place.serverPassword ?? makePassword();
  const next = { ...place, port, serverPassword };
  if (JSON.stringify(next) !== JSON.stringify(known)) writePlace(file, next);
  markDatabase(dataDir, place.folder);
  const logFile = join(dataDir, 'logs', 'postgresql.log');
  const cluster = await keepCluster({ ...place, port, logFile, durable: true }, { tell });
  return { ...cluster, server: { name: 'teeka_server', password: serverPassword } };
}
