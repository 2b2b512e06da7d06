import type { Reader, Writer } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Pool } from '../../platform/db/pool.ts';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import { isSame, makeSeals, type Seals } from './chain.ts';
import { headsAfter, type StoredHead, standingNow, storeSeals, storeTotal, takeTurn } from './queries.ts';

const batch = 1000;
const waitMs = 100;

/** What fits under an earlier key is sealed with the one that writes; what is broken stays broken. */
async function resealHeads(heads: readonly StoredHead[], seals: Seals, db: Writer): Promise<number> {
  const fresh = heads.flatMap(({ seal, ...of }) => {
    const head = { ...of, rows: BigInt(of.rows) };
    const own = seals.head(head);
    if (isSame(seal, own) || !seals.isHead(head, seal)) return [];
    return [{ beneficiary_id: of.beneficiary_id, seal: own }];
  });
  if (fresh.length > 0) db.run(storeSeals(fresh));
  return fresh.length;
}

async function resealTotal(seals: Seals, db: Reader & Writer): Promise<number> {
  const { sealed_to, rows, people, seal } = (await db.first(standingNow())) ?? {};
  if (!sealed_to || !rows || !people || !seal) return 0;
  const total = { sealed_to, rows: BigInt(rows), people: BigInt(people) };
  const own = seals.total(total);
  if (isSame(seal, own) || !seals.isTotal(total, seal)) return 0;
  db.run(storeTotal(total, own));
  return 1;
}

/**
 * Seals the ends of all chains with the key that writes, in small changes beside the server that seals. Answers how many
 * it sealed. After it the log is whole under that key alone, as far as it was whole before.
 */
export async function resealAudit(pool: Pool, atRest: AtRest): Promise<number> {
  const seals = makeSeals(atRest.keysFor('audit'));
  let after: string | undefined = '-1';
  let sealed = 0;
  while (after !== undefined) {
    const from: string = after;
    const heads = await inTransaction(pool, async (db) => {
      if (!(await db.first(takeTurn()))?.mine) return undefined;
      const found = await db.rows(headsAfter(from, batch));
      sealed += await resealHeads(found, seals, db);
      if (found.length < batch) sealed += await resealTotal(seals, db);
      return found;
    });
    if (!heads) await new Promise((done) => setTimeout(done, waitMs));
    else after = heads.length < batch ? undefined : heads.at(-1)?.beneficiary_id;
  }
  return sealed;
}
