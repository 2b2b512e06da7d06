import { randomBytes } from 'node:crypto';
import { StartProblem } from '../../env/start-problem.ts';
import { type DataKeys, keyFileOf, markOf, readDataKeys, writeKeyFile } from '../data-key.ts';
import type { KeyRow } from '../key-ring.ts';

/** Where the keys are told. */
export interface KeySource {
  readonly dataDir: string;
  /** DATA_KEY, where it is set. */
  readonly dataKey: string | undefined;
}

const howToName =
  'Name the new key first: DATA_KEY="NEW,OLD", for every server too, and restart them before. A new key: openssl rand -base64 32';

/**
 * The keys of a change, the first of which is to write: the one that is named first, or one made now, at the head of the
 * key file. A change that was interrupted goes on with the key it began with.
 */
export function chooseKey({ dataDir, dataKey }: KeySource, rows: readonly KeyRow[]): DataKeys {
  const known = readDataKeys(dataDir, dataKey);
  if (!known)
    throw new StartProblem('No data key: set DATA_KEY, or DATA_DIR to the folder whose data.key the server uses.');
  const rowOf = (key: Buffer) => rows.find(({ mark }) => mark.equals(markOf(key)));
  const [first] = known.keys;
  const inUse = rows.filter(({ retired }) => !retired);
  const lacking = inUse.some(({ mark }) => !known.keys.some((key) => markOf(key).equals(mark)));
  if (inUse.length === 0)
    throw new StartProblem('The database holds nothing sealed yet: start the server on it first.');
  if (lacking)
    throw new StartProblem(
      `${known.from} lacks a data key that this database is sealed under: put it back. Nothing was changed.`,
    );
  if (rowOf(first)?.retired)
    throw new StartProblem(`The first key of ${known.from} had its time already. ${howToName}`);
  if (!rowOf(first)?.writes || inUse.length > 1) return known;
  if (dataKey) throw new StartProblem(howToName);
  const keys = [randomBytes(32), ...known.keys] as const;
  writeKeyFile(dataDir, keys);
  return { keys, from: keyFileOf(dataDir) };
}
