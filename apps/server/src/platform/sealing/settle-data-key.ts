import type pg from 'pg';
import { connectOnce } from '../db/connect-once.ts';
import { dropServerKeys, type KeyRow, keyRows, noteKey, sealedSamples } from '../db/data-key-rows.ts';
import { StartProblem } from '../env/start-problem.ts';
import { type AtRest, makeAtRest } from './at-rest.ts';
import { type DataKeys, keyFileOf, keyIdOf, makeDataKey, markOf, readDataKeys } from './data-key.ts';

/** Where the keys are looked for. */
export interface KeyPlace {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** DATA_KEY, where it is set. */
  readonly dataKey: string | undefined;
}

/** The keys, and whether one was made just now. */
export interface SettledKeys extends DataKeys {
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

function opens(atRest: AtRest, kind: 'store-key' | 'mobile' | 'server-key', sealed: Buffer): boolean {
  try {
    atRest.openBytes(kind, sealed);
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
  const opened = samples.filter(({ kind, sealed }) => opens(atRest, kind, sealed)).length;
  return opened * 2 > samples.length ? 'fits' : 'foreign';
}

async function judge(client: pg.Client, keys: DataKeys | undefined): Promise<Verdict> {
  const rows = await keyRows(client);
  if (rows.length === 0) return judgeUnmarked(client, keys);
  const marks = keys?.keys.map(markOf) ?? [];
  const isOurs = ({ mark, writes }: KeyRow) =>
    writes ? marks[0]?.equals(mark) : marks.some((each) => each.equals(mark));
  return rows.every(isOurs) ? 'fits' : 'foreign';
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
  await connectOnce(place.databaseUrl, (client) => claimKey(client, keys));
  return { ...keys, made: known === undefined };
}

/** Leaves the key's mark in a database that has none, and refuses one that another key left its mark in. */
export async function claimKey(client: pg.Client, keys: DataKeys): Promise<void> {
  const [writing] = keys.keys;
  const isFirst = (await keyRows(client)).length === 0;
  if (isFirst) await noteKey(client, { key_id: keyIdOf(writing), mark: markOf(writing) });
  if ((await judge(client, keys)) !== 'fits') throw foreign(keys.from);
  if (!isFirst) return;
  const atRest = makeAtRest(keys.keys[0]);
  await dropServerKeys(client, (sealed) => opens(atRest, 'server-key', sealed));
}
