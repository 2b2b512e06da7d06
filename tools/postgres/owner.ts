import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Sentence } from '../launch/stop-with-sentence.ts';

/** The user PostgreSQL runs as when we are root, which it refuses to be. */
export interface Owner {
  uid: number;
  gid: number;
}

function lookUp(name: string): Owner | undefined {
  const id = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const [uid, gid] = [id('-u'), id('-g')];
  if (uid.status !== 0 || gid.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Undefined unless we are root; else the user `postgres`, made when the system lacks it, or `nobody` where none can be made. */
export function chooseOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = lookUp('postgres');
  if (known) return known;
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  const owner = lookUp('postgres') ?? lookUp('nobody');
  if (!owner)
    throw new Sentence('PostgreSQL does not run as root and no other user was found: set DATABASE_URL.');
  return owner;
}

/** Whether `owner` may enter every folder above the path and read and run the path itself. */
export function isReachable(path: string, owner: Owner): boolean {
  const allows = (at: string, bits: number): boolean => {
    const { uid, gid, mode } = statSync(at);
    const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0;
    return ((mode >> shift) & bits) === bits;
  };
  if (!allows(path, 5)) return false;
  for (let at = dirname(path); ; at = dirname(at)) {
    if (!allows(at, 1)) return false;
    if (at === dirname(at)) return true;
  }
}

/** A folder every user can enter, for what cannot lie below a private folder of root. */
export function sharedFolder(): string {
  const folder = '/var/lib/teeka';
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  return folder;
}
