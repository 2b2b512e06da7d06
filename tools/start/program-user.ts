import { chmodSync, chownSync, existsSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/root.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';
import { chooseProgramUser, isReachable, type Owner } from '../postgres/owner.ts';
import type { Settings } from './settings.ts';

/** The first port that somebody who is not root may listen on. */
function firstFreePort(): number {
  const file = '/proc/sys/net/ipv4/ip_unprivileged_port_start';
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 1024;
}

/**
 * Whom server and sandbox run as when root starts us: a user who may do nothing else. Undefined when we are not root, and,
 * after a line that says so, when that user may not read our own programs.
 */
export function findProgramUser(
  { dataDir, port }: Pick<Settings, 'dataDir' | 'port'>,
  tell: (line: string) => void,
): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = chooseProgramUser();
  const needed = [process.execPath, join(root, 'apps', 'server', 'src'), join(root, 'node_modules'), dataDir];
  const closed = user && needed.find((path) => !isReachable(path, user));
  if (!user || closed) {
    const why = user ? `another user may not enter ${closed}` : 'no other user was found';
    tell(`The server runs as root, because ${why}: start Teeka as a user of its own.`);
    return undefined;
  }
  const first = firstFreePort();
  if (port < first)
    throw new Sentence(
      `Port ${port} is for root only, and the server does not run as root: set PORT to ${first} or above and let a proxy in front listen on ${port}.`,
    );
  return user;
}

/**
 * Makes the key and the stored files the server's own, for its eyes only; all else in the data folder stays root's. What
 * was put there meanwhile by root (a restored backup, a start of an earlier version) comes along.
 */
export function giveToServer(dataDir: string, { uid, gid }: Owner): void {
  const key = join(dataDir, 'data.key');
  if (existsSync(key)) {
    chownSync(key, uid, gid);
    chmodSync(key, 0o600);
  }
  const files = join(dataDir, 'files');
  mkdirSync(files, { recursive: true, mode: 0o700 });
  if (statSync(files).uid === uid) return;
  // A link is never followed: what it names is not the server's to be given.
  for (const { parentPath, name } of readdirSync(files, { recursive: true, withFileTypes: true }))
    lchownSync(join(parentPath, name), uid, gid);
  // Last, so that whoever was interrupted begins again.
  chownSync(files, uid, gid);
}
