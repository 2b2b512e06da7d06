import { join } from 'node:path';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Pool } from '../../db/pool.ts';
import { readOnce } from '../../db/read-once.ts';
import { sealedTables } from '../../db/sealed-tables.ts';
import { StartProblem } from '../../env/start-problem.ts';
import { type AtRest, makeAtRest } from '../at-rest.ts';
import { keyIdOf, markOf } from '../data-key.ts';
import { KeyRing, type KeyRow, keptRow } from '../key-ring.ts';
import { PreparedKey } from '../prepared-key.ts';
import { beginningOf, openSealed, sealUnder } from '../sealed-form.ts';
import { chooseKey, type KeySource } from './choose-key.ts';
import {
  behind,
  countOld,
  keepKeys,
  letWrite,
  notEnded,
  noteNewKey,
  retireOthers,
  ringRows,
  underWay,
} from './queries.ts';
import { resealFiles } from './reseal-files.ts';
import { resealTable } from './reseal-table.ts';

/** A process that was not seen for so long is gone. */
const seenSeconds = 15;
const mostPasses = 20;

export interface Rotation {
  readonly pool: Pool;
  readonly source: KeySource;
  readonly tell: (sentence: string) => void;
  /** What a module seals besides tables and files, sealed anew; answers how much it was. */
  readonly others: readonly ((pool: Pool, atRest: AtRest) => Promise<number>)[];
  /** Milliseconds that servers have to take over what was changed. */
  readonly patience?: number;
}

export interface Rotated {
  /** The keys that may go, and the one that writes. */
  readonly keys: readonly Buffer[];
  readonly writes: Buffer;
  /** Rows whose values open under none of the keys; they stay as they are. */
  readonly unreadable: ReadonlySet<string>;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const grouped = (count: number): string => count.toLocaleString('en-IN');

/** Waits until nobody at work is behind; what keeps it waiting is said in one sentence, and can be gone on with. */
async function untilNobody(count: () => Promise<number>, ms: number, otherwise: string): Promise<void> {
  for (const end = Date.now() + ms; (await count()) > 0; await pause(250))
    if (Date.now() > end) throw new StartProblem(otherwise);
}

const counted = async (pool: Pool, query: ReturnType<typeof behind>): Promise<number> =>
  (await readOnce(pool, query))[0]?.count ?? 0;

/** What stays of the other keys goes on resting in the database, under the new key. */
function keptKeys(keys: readonly Buffer[], rows: readonly KeyRow[], writes: PreparedKey) {
  const named = keys.map((key) => new PreparedKey(key));
  return rows.flatMap(({ key_id, kept_sealed }) => {
    if (key_id.equals(writes.id)) return [];
    const place = { kind: 'kept-keys', row: keptRow(key_id) } as const;
    const own = named.find(({ id }) => id.equals(key_id))?.kept;
    const bytes = own ?? (kept_sealed && openSealed(named, place, kept_sealed));
    if (!bytes) throw new StartProblem('What stays of an earlier data key cannot be read: nothing was changed.');
    return [keepKeys(key_id, sealUnder(writes, place, bytes))];
  });
}

/** The new key is made known to all, then all seal under it. Answers the ring as it stands then. */
async function handOver({
  pool,
  source,
  tell,
  patience = 60_000,
}: Rotation): Promise<{ ring: KeyRing; keys: readonly Buffer[] }> {
  const before = await readOnce(pool, ringRows());
  const { keys } = chooseKey(source, before);
  const [writes] = keys;
  const prepared = new PreparedKey(writes);
  const name = prepared.id.toString('hex');
  if (!before.some(({ mark, writes: is }) => is && mark.equals(markOf(writes)))) {
    await readOnce(pool, noteNewKey(keyIdOf(writes), markOf(writes)));
    tell(`New data key ${name}: waiting until every server knows it.`);
    const late =
      'A server at work does not have the new data key. Restart it with DATA_KEY naming both, the new one first, or with the key file of this DATA_DIR; then say this again.';
    await pause(Math.min(patience, 5000));
    await untilNobody(() => counted(pool, behind(name, 'known', seenSeconds)), patience, late);
    await inTransaction(pool, async (db) => {
      for (const query of keptKeys(keys, await db.rows(ringRows()), prepared)) db.run(query);
      for (const query of letWrite(prepared.id)) db.run(query);
    });
  }
  const stays = 'A server at work still seals under the old data key: see its log, restart it, then say this again.';
  await untilNobody(() => counted(pool, behind(name, 'writes', seenSeconds)), patience, stays);
  const [{ changes } = { changes: [] }] = await readOnce(pool, underWay());
  tell(`Everything new is sealed under ${name}. Sealing anew what is there.`);
  const long = 'A change of before does not end (a backup, perhaps): say this again later.';
  await untilNobody(() => counted(pool, notEnded(changes)), 5 * patience, long);
  return { ring: new KeyRing(keys, await readOnce(pool, ringRows())), keys };
}

/** Every table until nothing in it is sealed under another key, but for what opens under none. */
async function resealTables(pool: Pool, atRest: AtRest, tell: Rotation['tell']): Promise<Set<string>> {
  const unreadable = new Set<string>();
  const beginning = beginningOf(atRest.ring.writes);
  for (const table of sealedTables) {
    let lastShown = 0;
    let sealed = 0;
    const progress = (count: number) => {
      if (count - lastShown < 10_000) return;
      lastShown = count;
      tell(`  ${table.table}: ${grouped(count)}`);
    };
    for (let pass = 0; ; pass++) {
      const done = await resealTable(pool, table, atRest, progress);
      sealed += done.sealed - done.unreadable.size;
      const left = (await readOnce(pool, countOld(table, beginning)))[0]?.count ?? 0;
      if (left <= done.unreadable.size) {
        for (const row of done.unreadable) unreadable.add(row);
        break;
      }
      if (pass === mostPasses)
        throw new StartProblem(`${grouped(left)} rows of ${table.table} are held by others: say this again later.`);
      await pause(200);
    }
    if (sealed > 0) tell(`  ${table.table}: ${grouped(sealed)} rows sealed anew`);
  }
  return unreadable;
}

/**
 * Gives a database a new data key while servers work on it: the key is made known, all seal under it, and what is there
 * is sealed and hashed anew in small changes. Broken off at any point it is simply said again. Throws `StartProblem`.
 */
export async function rotateKey(rotation: Rotation): Promise<Rotated> {
  const { pool, source, tell, others } = rotation;
  const { ring, keys } = await handOver(rotation);
  const atRest = makeAtRest(ring);
  await resealTables(pool, atRest, tell);
  const files = await resealFiles(join(source.dataDir, 'files'), atRest, () => undefined);
  if (files.sealed > 0) tell(`  stored files: ${grouped(files.sealed)} sealed anew`);
  for (const other of others) await other(pool, atRest);
  // What was put down just before the change, and stored since, is found by going once more.
  await pause(Math.min(rotation.patience ?? 2000, 2000));
  const unreadable = await resealTables(pool, atRest, tell);
  for (const file of (await resealFiles(join(source.dataDir, 'files'), atRest, () => undefined)).unreadable)
    unreadable.add(file);
  await readOnce(pool, retireOthers());
  const [writes = Buffer.alloc(0)] = keys;
  return { keys: keys.filter((key) => key !== writes), writes, unreadable };
}
