import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../launch/port.ts';
import type { Ending } from '../start/ending.ts';
import { openCluster } from './cluster.ts';
import { chooseOwner, isReachable, sharedFolder } from './owner.ts';

export interface ThrowAway {
  /** Durable ones measure; the others only test. */
  durable: boolean;
  settings?: Record<string, string>;
}

/** A PostgreSQL of this run only, in a temporary folder. Answers the address of its database `postgres`. */
export async function openThrowAwayPostgres(wish: ThrowAway, ending: Ending): Promise<string> {
  const owner = chooseOwner();
  const above = owner && !isReachable(tmpdir(), owner) ? sharedFolder() : tmpdir();
  const folder = mkdtempSync(join(above, 'teeka-postgres-'));
  ending.undo(() => rmSync(folder, { recursive: true, force: true }));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const cluster = await openCluster({
    ...wish,
    folder: join(folder, 'data'),
    port: await freePort(),
    password: randomBytes(12).toString('hex'),
    logFile: join(folder, 'postgresql.log'),
  });
  ending.undo(cluster.stop);
  return cluster.url('postgres');
}
