import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, isAlive } from '../launch/process.ts';
import { Sentence } from '../launch/stop-with-sentence.ts';

interface Holder {
  pid: number;
  address: string;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** A holder that was killed leaves its file; its number may since belong to another program. */
function stillRuns(holder: Holder | undefined): holder is Holder {
  if (!holder || holder.pid === process.pid || !isAlive(holder.pid)) return false;
  const command = commandLineOf(holder.pid);
  return command === '' || /tools[\\/](start|dev)\.ts/.test(command);
}

export interface Lock {
  release(): void;
  /** A killed launcher held it before: what it started may still be ending. */
  wasStale: boolean;
}

/** Only one launcher may use a data folder at a time. */
export function takeLock(dataDir: string, address: string): Lock {
  const file = join(dataDir, 'start.lock');
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, address } satisfies Holder));
  let wasStale = false;
  try {
    for (;;) {
      try {
        // A hard link appears whole or not at all, so no other start can read half a file.
        linkSync(mine, file);
        return { wasStale, release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (stillRuns(holder))
        throw new Sentence(`Teeka already runs from this folder: ${holder.address} (process ${holder.pid}).`);
      wasStale = true;
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}
