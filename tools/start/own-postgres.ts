import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../launch/port.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { type KeptCluster, keepCluster } from '../postgres/keep-cluster.ts';
import { stopOrphan } from '../postgres/orphan.ts';
import { chooseOwner, isReachable, sharedFolder } from '../postgres/owner.ts';

interface Place {
  folder: string;
  port: number;
  password: string;
}

/** PostgreSQL's folder: in the data folder, or, when root keeps that one private, where its user can reach it. */
function chooseFolder(dataDir: string): string {
  const owner = chooseOwner();
  if (!owner || isReachable(dataDir, owner)) return join(dataDir, 'postgres');
  const folder = join(sharedFolder(), `data-${randomBytes(4).toString('hex')}`);
  mkdirSync(folder, { mode: 0o755 });
  process.stdout.write(
    `PostgreSQL does not run as root and may not enter ${dataDir}: its data lie in ${folder}.\n`,
  );
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
export async function openOwnPostgres(dataDir: string, tell: (line: string) => void): Promise<KeptCluster> {
  const file = join(dataDir, 'postgres.json');
  const known = readPlace(file);
  const place = known ?? {
    folder: chooseFolder(dataDir),
    port: 0,
    password: randomBytes(24).toString('hex'),
  };
  await stopOrphan(place.folder);
  const port = await freePort(place.port);
  if (!known || port !== place.port) writePlace(file, { ...place, port });
  const logFile = join(dataDir, 'logs', 'postgresql.log');
  return keepCluster({ ...place, port, logFile, durable: true }, { tell });
}
