import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../env/start-problem.ts';

const size = 32;

function decode(text: string, from: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== size || key.toString('base64').replace(/=+$/, '') !== text.trim().replace(/=+$/, ''))
    throw new StartProblem(`${from} must hold the base64 of ${size} bytes.`);
  return key;
}

/** The key of everything encrypted at rest: `DATA_KEY`, else the file `data.key`, made on the first start. */
export function readDataKey(dataDir: string, fromEnvironment: string | undefined): Buffer {
  if (fromEnvironment) return decode(fromEnvironment, 'DATA_KEY');
  const file = join(dataDir, 'data.key');
  mkdirSync(dataDir, { recursive: true });
  const fresh = randomBytes(size);
  try {
    const at = openSync(file, 'wx', 0o600);
    writeSync(at, `${fresh.toString('base64')}\n`);
    fsyncSync(at);
    closeSync(at);
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return decode(readFileSync(file, 'utf8'), file);
  }
}
