import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../env/start-problem.ts';

const size = 32;

/**
 * The keys of everything encrypted at rest. All open; the first one is to seal: in a new database at once, in one that
 * holds data as soon as the change of key has begun.
 */
export interface DataKeys {
  readonly keys: readonly [Buffer, ...Buffer[]];
  /** Where they come from, for the sentence that says what is wrong with them. */
  readonly from: string;
}

function decodeOne(text: string, from: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== size || key.toString('base64').replace(/=+$/, '') !== text.replace(/=+$/, ''))
    throw new StartProblem(`${from} must hold the base64 of ${size} bytes.`);
  return key;
}

function decode(text: string, from: string): DataKeys {
  const [first = '', ...older] = text.trim().split(/[\s,]+/);
  return { keys: [decodeOne(first, from), ...older.map((each) => decodeOne(each, from))], from };
}

export const keyFileOf = (dataDir: string): string => join(dataDir, 'data.key');

/** The keys of `DATA_KEY`, else of the file `data.key`; undefined where there are none. Nothing is made. */
export function readDataKeys(dataDir: string, fromEnvironment: string | undefined): DataKeys | undefined {
  if (fromEnvironment) return decode(fromEnvironment, 'DATA_KEY');
  const file = keyFileOf(dataDir);
  return existsSync(file) ? decode(readFileSync(file, 'utf8'), file) : undefined;
}

/** The keys, for programs that read what a server stored: there is nothing to be made for them. */
export function presentDataKeys(dataDir: string, fromEnvironment: string | undefined): DataKeys['keys'] {
  const known = readDataKeys(dataDir, fromEnvironment);
  if (!known)
    throw new StartProblem('No data key: set DATA_KEY, or DATA_DIR to the folder whose data.key the server uses.');
  return known.keys;
}

function writeWhole(file: string, keys: readonly Buffer[]): void {
  const at = openSync(file, 'w', 0o600);
  writeSync(at, keys.map((key) => `${key.toString('base64')}\n`).join(''));
  fsyncSync(at);
  closeSync(at);
}

/** What root writes belongs to whoever had it before: the server may work as somebody else. */
function keepOwner(file: string, like: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(like);
  chownSync(file, uid, gid);
}

/** Puts keys into the key file, or another, whole or not at all, for its owner only. */
export function writeKeyFile(dataDir: string, keys: readonly Buffer[], file: string = keyFileOf(dataDir)): void {
  writeWhole(`${file}.new`, keys);
  keepOwner(`${file}.new`, existsSync(keyFileOf(dataDir)) ? keyFileOf(dataDir) : dataDir);
  renameSync(`${file}.new`, file);
}

/** Makes the key file of a place that has none: for a database that holds nothing sealed yet. */
export function makeDataKey(dataDir: string): DataKeys {
  const file = keyFileOf(dataDir);
  const own = `${file}.${process.pid}`;
  mkdirSync(dataDir, { recursive: true });
  writeWhole(own, [randomBytes(size)]);
  try {
    linkSync(own, file);
  } catch (error) {
    // Two servers that start at once: the one that comes second takes the first one's key.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  return decode(readFileSync(file, 'utf8'), file);
}

const derived = (key: Uint8Array, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), `teeka/${purpose}`, length));

/** Four bytes that name a key in what it sealed; they tell nothing about it. */
export const keyIdOf = (key: Uint8Array): Buffer => derived(key, 'key-id', 4);

/** What the database keeps of a key: only who has the key can make it, and it opens nothing. */
export const markOf = (key: Uint8Array): Buffer =>
  createHmac('sha256', derived(key, 'key-mark', 32))
    .update('teeka')
    .digest();
