import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Sentence } from '../launch/stop-with-sentence.ts';

/** A user that programs run as when we are root, which PostgreSQL refuses to be and the server had better not be. */
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

/** A user of the system without rights, made when it is lacking; `nobody` where none can be made. */
function lookUpOrMake(name: string): Owner | undefined {
  const known = lookUp(name);
  if (known) return known;
  const what = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  spawnSync('useradd', [...what, name]);
  return lookUp(name) ?? lookUp('nobody');
}

/** Undefined unless we are root; else the user `postgres`, or `nobody` where none can be made. */
export function chooseOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = lookUpOrMake('postgres');
  if (!owner) throw new Sentence('PostgreSQL does not run as root and no other user was found: set DATABASE_URL.');
  return owner;
}

/**
 * Undefined unless we are root; else the user `teeka`, who our own programs run as. Not PostgreSQL's: neither reads the
 * other's files, so the data key is out of the database's reach.
 */
export function chooseProgramUser(): Owner | undefined {
  return process.getuid?.() === 0 ? lookUpOrMake('teeka') : undefined;
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
