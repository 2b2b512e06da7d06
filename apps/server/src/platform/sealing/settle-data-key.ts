import type pg from 'pg';
import { connectOnce } from '../db/connect-once.ts';
import { dropServerKeys, keyRows, noteKey, sealedSamples } from '../db/data-key-rows.ts';
import { StartProblem } from '../env/start-problem.ts';
import { type AtRest, makeAtRest } from './at-rest.ts';
import { type DataKeys, keyFileOf, keyIdOf, makeDataKey, markOf, readDataKeys } from './data-key.ts';
import { KeyRing, type KeyRow } from './key-ring.ts';
import type { RestRow } from './sealed-form.ts';

/** Where the keys are looked for. */
export interface KeyPlace {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** DATA_KEY, where it is set. */
  readonly dataKey: string | undefined;
}

/** The keys, which of them does what, and whether one was made just now. */
export interface SettledKeys extends DataKeys {
  readonly ring: KeyRing;
  readonly made: boolean;
}

/** What a database says of the keys that are offered to it. */
type Verdict = 'holds nothing' | 'fits' | 'foreign';

function missing(dataDir: string): StartProblem {
  return new StartProblem(
    `The data key of this database is not there: put its file ${keyFileOf(dataDir)} back, or set DATA_KEY to what it held. A new key would open nothing that is stored, so none was made.`,
  );
}

function foreign(from: string): StartProblem {
  return new StartProblem(
    `${from} is not the data key that this database is sealed under: put the right one back. Nothing was written.`,
  );
}

function opens(atRest: AtRest, kind: 'store-key' | 'mobile' | 'server-key', row: RestRow, sealed: Buffer): boolean {
  try {
    atRest.openBytes(kind, row, sealed);
    return true;
  } catch {
    return false;
  }
}

/** A database of before keys left their mark is judged by what opens: most of it, should another key ever have slipped in. */
async function judgeUnmarked(client: pg.Client, keys: DataKeys | undefined): Promise<Verdict> {
  const samples = await sealedSamples(client);
  if (samples.length === 0) return 'holds nothing';
  if (!keys) return 'foreign';
  const atRest = makeAtRest(keys.keys[0]);
  const opened = samples.filter(({ kind, row, sealed }) => opens(atRest, kind, row, sealed)).length;
  return opened * 2 > samples.length ? 'fits' : 'foreign';
}

async function judge(client: pg.Client, keys: DataKeys | undefined): Promise<Verdict> {
  const rows = await keyRows(client);
  if (rows.length === 0) return judgeUnmarked(client, keys);
  const marks = keys?.keys.map(markOf) ?? [];
  const isOurs = ({ mark }: KeyRow) => marks.some((each) => each.equals(mark));
  return rows.filter(({ retired }) => !retired).every(isOurs) ? 'fits' : 'foreign';
}

/**
 * The keys of this place, judged by the database before anything is written to it: one that holds data is never met
 * with another key or a new one. `migrate` brings the database to this version once they fit; the key that writes then
 * leaves its mark.
 */
export async function settleDataKey(place: KeyPlace, migrate: () => Promise<unknown>): Promise<SettledKeys> {
  const known = readDataKeys(place.dataDir, place.dataKey);
  const verdict = await connectOnce(place.databaseUrl, (client) => judge(client, known));
  if (verdict === 'foreign') throw known ? foreign(known.from) : missing(place.dataDir);
  const keys = known ?? makeDataKey(place.dataDir);
  await migrate();
  const ring = await connectOnce(place.databaseUrl, (client) => claimKey(client, keys));
  return { ...keys, ring, made: known === undefined };
}

/** Leaves the key's mark in a database that has none, and refuses one that a key which is not there left its mark in. */
export async function claimKey(client: pg.Client, keys: DataKeys): Promise<KeyRing> {
  const [writing] = keys.keys;
  const isFirst = (await keyRows(client)).length === 0;
  if (isFirst) await noteKey(client, { key_id: keyIdOf(writing), mark: markOf(writing) });
  if ((await judge(client, keys)) !== 'fits') throw foreign(keys.from);
  const ring = new KeyRing(keys.keys, await keyRows(client));
  if (!isFirst) return ring;
  const atRest = makeAtRest(ring);
  await dropServerKeys(client, (row, sealed) => opens(atRest, 'server-key', row, sealed));
  return ring;
}
