import type { Reader, Writer } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { isSame, linkOf, makeSeals, noLink, type Seals } from './chain.ts';
import {
  type End,
  endsOf,
  type NewLink,
  type SealedHead,
  type Standing,
  standingNow,
  storeHeads,
  storeLinks,
  storeTotal,
  type Total,
  takeTurn,
  type Unsealed,
  unsealed,
} from './queries.ts';

/** Rows of one transaction: small enough that memory and locks stay small, whoever's rows they are. */
const batch = 2000;

type Sealer = Pick<Platform, 'pool' | 'atRest' | 'clock' | 'witness'>;
/** A seal that fits nothing: what was found broken is never sealed as if it were whole. */
const brokenSeal = Buffer.alloc(0);

/**
 * Chains the audit rows that came since the last time, each to the chain of its person, and seals the ends. Writers
 * are never locked out; another process that is at it already makes this one do nothing. Answers how many rows it
 * sealed. `mostBatches` bounds one round, so that the next one goes on.
 */
export async function sealAudit(platform: Sealer, mostBatches = 50): Promise<number> {
  let sealed = 0;
  for (let nth = 0; nth < mostBatches; nth++) {
    const rows = await sealBatch(platform);
    sealed += rows;
    if (rows < batch) break;
  }
  return sealed;
}

async function sealBatch({ pool, atRest, clock, witness }: Sealer): Promise<number> {
  const seals = makeSeals(atRest.keysFor('audit'));
  const sealed = await inTransaction(pool, async (db) => {
    const turn = await db.first(takeTurn());
    const standing = turn?.mine ? await db.first(standingNow()) : undefined;
    const rows = standing ? await newRows(standing, db) : [];
    if (standing && rows.length > 0) {
      const ends = await db.rows(endsOf([...new Set(rows.map(({ beneficiary_id }) => beneficiary_id))]));
      store({ standing, rows, ends, seals, at: clock().instant }, db);
    }
    return rows;
  });
  for (const row of sealed) witness.saw(row);
  return sealed.length;
}

function newRows({ restored, sealed_to, horizon }: Standing, db: Reader): Promise<Unsealed[]> {
  // Brought back elsewhere, the rows carry numbers that mean nothing here: whatever has no link yet is new.
  return db.rows(restored ? unsealed('0', null, batch) : unsealed(sealed_to ?? '0', horizon, batch));
}

interface Work {
  readonly standing: Standing;
  readonly rows: readonly Unsealed[];
  readonly ends: readonly End[];
  readonly seals: Seals;
  readonly at: Date;
}

function store({ standing, rows, ends, seals, at }: Work, db: Writer): void {
  const ofPerson = Map.groupBy(rows, ({ beneficiary_id }) => beneficiary_id);
  const links: NewLink[] = [];
  const heads: SealedHead[] = [];
  for (const end of ends) {
    const fresh = lengthen(end, ofPerson.get(end.beneficiary_id) ?? []);
    const last = fresh.at(-1);
    if (!last) continue;
    const { beneficiary_id, audit_id: last_audit_id, position, link: head } = last;
    const next = { beneficiary_id, rows: position, last_audit_id, head };
    links.push(...fresh);
    heads.push({ ...next, seal: isWhole(end, seals) ? seals.head(next) : brokenSeal });
  }
  db.run(storeLinks(links));
  db.run(storeHeads(heads, at));
  const total: Total = {
    sealed_to: reached(standing, rows),
    rows: BigInt(standing.rows ?? 0) + BigInt(links.length),
    people: BigInt(standing.people ?? 0) + BigInt(ends.filter(({ rows: known }) => known === null).length),
  };
  db.run(storeTotal(total, isTotalWhole(standing, seals) ? seals.total(total) : brokenSeal));
}

/** New links after the last one there is. */
function lengthen(end: End, rows: readonly Unsealed[]): NewLink[] {
  const first = BigInt(end.last_position ?? 0) + 1n;
  let before = end.last_link ?? noLink;
  return rows.map(({ made_in: _, ...row }, nth) => {
    before = linkOf(before, row);
    const { beneficiary_id, audit_id } = row;
    return { beneficiary_id, audit_id, position: first + BigInt(nth), link: before };
  });
}

/** Nobody touched head or last link since they were sealed. */
function isWhole(end: End, seals: Seals): boolean {
  const { beneficiary_id, rows, last_audit_id, head, seal, last_position, last_link } = end;
  if (rows === null && last_position === null) return true;
  if (rows === null || last_audit_id === null || !head || !seal || !last_link) return false;
  const sealed = { beneficiary_id, rows: BigInt(rows), last_audit_id, head };
  return last_position === rows && isSame(head, last_link) && seals.isHead(sealed, seal);
}

function isTotalWhole({ sealed_to, rows, people, seal }: Standing, seals: Seals): boolean {
  if (sealed_to === null || rows === null || people === null || seal === null) return true;
  return seals.isTotal({ sealed_to, rows: BigInt(rows), people: BigInt(people) }, seal);
}

/** Below this every row is in a chain. A full batch may have stopped in the middle of one change. */
function reached({ restored, sealed_to, horizon }: Standing, rows: readonly Unsealed[]): string {
  if (rows.length < batch) return horizon;
  return restored ? (sealed_to ?? '0') : (rows.at(-1)?.made_in ?? horizon);
}
