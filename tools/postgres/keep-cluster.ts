import { statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isDiskFull, Sentence } from '../launch/stop-with-sentence.ts';
import { type Cluster, type ClusterPlan, openCluster } from './cluster.ts';

export interface Keeping {
  /** Takes one line for whoever started it. */
  tell(line: string): void;
  /** Milliseconds that PostgreSQL must stand before its next end counts as the first one again. */
  calm?: number;
}

/** A PostgreSQL that is brought back whenever it ends by itself. */
export interface KeptCluster {
  url(database: string): string;
  pid(): number;
  /** How often it was brought back. */
  returns(): number;
  /** Settles when it could not be brought back, with the sentence for it; never after `stop`. */
  lost: Promise<Sentence>;
  stop(): Promise<void>;
}

/** Milliseconds before each try. */
const pauses = [0, 250, 500, 1000, 2000, 4000];
/** Its recovery needs new pieces of its log, 16 MB each; below this much room a failure is put down to the disk. */
const leastRoom = 64 * 1024 ** 2;
/** Between two tries on a full disk: whoever makes room waits for some seconds only. */
const fullPause = 2_000;

function roomAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Starts PostgreSQL and stands by it: killed, or stopped by a full disk, it comes back without anybody's help. */
export async function keepCluster(plan: ClusterPlan, { tell, calm = 5_000 }: Keeping): Promise<KeptCluster> {
  let cluster: Cluster = await openCluster(plan);
  let stopping = false;
  let returns = 0;
  let tries = 0;

  const isFull = (error?: unknown) => isDiskFull(error) || roomAt(plan.folder) < leastRoom;

  /** Undefined when it was brought back, or is no longer wanted; else why that failed. */
  async function bringBack(): Promise<Sentence | undefined> {
    let saidFull = false;
    let full = isFull();
    let why = 'it ended again and again';
    while (!stopping) {
      if (full && !saidFull)
        tell('The disk is full: the database waits for room and then goes on by itself; nothing is lost.');
      saidFull ||= full;
      if (!full && tries >= pauses.length) return new Sentence(`The database could not be brought back: ${why}`);
      await pause(full ? fullPause : pauses[tries]);
      if (!full) tries += 1;
      try {
        cluster = await openCluster(plan);
        returns += 1;
        tell('The database is back.');
        return undefined;
      } catch (error) {
        why = wordsOf(error);
        full = isFull(error);
        if (!full) tell(`The database did not come back at try ${tries} of ${pauses.length}.`);
      }
    }
    return undefined;
  }

  async function watch(): Promise<Sentence | undefined> {
    for (;;) {
      const from = performance.now();
      const how = await cluster.ended;
      if (stopping) return undefined;
      if (performance.now() - from >= calm) tries = 0;
      tell(`The database ended by itself (${how}): it is brought back.`);
      const failure = await bringBack();
      if (failure || stopping) return failure;
    }
  }

  const watching = watch();
  const lost = watching.then((why) => why ?? new Promise<Sentence>(() => undefined));
  lost.catch(() => undefined);
  return {
    url: (database) => cluster.url(database),
    pid: () => cluster.pid,
    returns: () => returns,
    lost,
    async stop() {
      stopping = true;
      await cluster.stop();
      await watching.catch(() => undefined);
      // A try that was under way may have brought it back once more.
      await cluster.stop();
    },
  };
}
