import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../launch/port.ts';
import type { Ending } from '../start/ending.ts';
import { type ClusterPlan, openCluster } from './cluster.ts';
import { chooseOwner, isReachable, sharedFolder } from './owner.ts';

export interface ThrowAway {
  /** Durable ones measure; the others only test. */
  durable: boolean;
  settings?: Record<string, string>;
}

/** Where a PostgreSQL of this run only lives: a temporary folder that goes when the run ends. */
export async function planThrowAway(wish: ThrowAway, ending: Ending): Promise<ClusterPlan> {
  const owner = chooseOwner();
  const above = owner && !isReachable(tmpdir(), owner) ? sharedFolder() : tmpdir();
  const folder = mkdtempSync(join(above, 'teeka-postgres-'));
  ending.undo(() => rmSync(folder, { recursive: true, force: true }));
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
    // Its socket lies here for whoever knows the password; its data are its own.
    chmodSync(folder, 0o755);
  }
  return {
    ...wish,
    folder: join(folder, 'data'),
    port: await freePort(),
    password: randomBytes(12).toString('hex'),
    logFile: join(folder, 'postgresql.log'),
  };
}

/** A PostgreSQL of this run only. Answers the address of its database `postgres`. */
export async function openThrowAwayPostgres(wish: ThrowAway, ending: Ending): Promise<string> {
  const cluster = await openCluster(await planThrowAway(wish, ending));
  ending.undo(cluster.stop);
  return cluster.url('postgres');
}
