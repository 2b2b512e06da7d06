import type { Connection } from '../../platform/db/connection.ts';
import { withConnection } from '../../platform/db/read-once.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { isSame, linkOf, makeSeals, noLink, type Seals } from './chain.ts';
import {
  type AuditRow,
  headsOf,
  headsWithoutLinks,
  type LinkedRow,
  linksAfter,
  missingRows,
  refusalsTouched,
  type StoredHead,
  slippedIn,
  standingNow,
  totals,
  unrecorded,
} from './queries.ts';

/**
 * What somebody did to the log. `total`: rows or whole people are gone together with every trace of them. `unsealed`: a
 * server found a row gone or changed before it was sealed. `unrecorded`: acts that are on record elsewhere have no row.
 * `refusals`: traces of refused calls, which the row names, are gone or changed.
 */
export type Interference =
  | 'changed'
  | 'deleted'
  | 'inserted'
  | 'reordered'
  | 'seal broken'
  | 'total'
  | 'unsealed'
  | 'unrecorded'
  | 'refusals';

export interface AuditFinding {
  readonly what: Interference;
  /** The person whose chain it is; empty where nobody can be named. */
  readonly beneficiary_id: string;
  /** The row, where one can be named. */
  readonly audit_id: string;
  /** Of `unrecorded`: how many acts of which call and user. */
  readonly acts?: string;
}

export interface AuditVerdict {
  /** Sealed rows that were read. */
  readonly rows: number;
  readonly findings: readonly AuditFinding[];
}

const page = 5000;
/** So many tell enough; the rest is told by their number in the log itself. */
const mostFindings = 1000;
/** A row may be written so much earlier than one that was sealed before it: a command waits for locks at most so long. */
const patience = 10 * 60_000;

/**
 * Reads the whole log of one moment, page by page, and tells every later change, deletion or insertion among the
 * rows that were sealed. Rows that wait for their seal are not judged.
 */
export function verifyAudit({ pool, atRest }: Pick<Platform, 'pool' | 'atRest'>): Promise<AuditVerdict> {
  return withConnection(pool, async (db) => {
    await db.say('begin isolation level repeatable read read only');
    try {
      return await verify(db, makeSeals(atRest.keysFor('audit')));
    } finally {
      await db.say('rollback');
    }
  });
}

async function verify(db: Connection, seals: Seals): Promise<AuditVerdict> {
  const chains = new Chains(seals);
  let after: LinkedRow | undefined;
  for (;;) {
    const rows: LinkedRow[] = await db.rows(linksAfter(after?.person ?? '-1', after?.position ?? '0', page));
    const people = [...new Set(rows.map(({ person }) => person))];
    const heads = await db.rows(headsOf(people));
    chains.read(rows, new Map(heads.map((head) => [head.beneficiary_id, head])));
    after = rows.at(-1);
    if (rows.length < page || chains.findings.length >= mostFindings) break;
  }
  chains.finish();
  for (const { beneficiary_id } of await db.rows(headsWithoutLinks(mostFindings)))
    chains.find('deleted', beneficiary_id);
  for (const { beneficiary_id, audit_id } of await db.rows(missingRows(mostFindings)))
    chains.find('unsealed', beneficiary_id, audit_id);
  for (const { audit_id } of await db.rows(refusalsTouched(mostFindings))) chains.find('refusals', '0', audit_id);
  await verifyWhole(db, seals, chains);
  for (const { call, user_id, rows } of await db.rows(unrecorded(mostFindings)))
    chains.findings.push({
      what: 'unrecorded',
      beneficiary_id: '',
      audit_id: '',
      acts: `${rows} of ${call} by user ${user_id}`,
    });
  return { rows: chains.rows, findings: chains.findings };
}

/** What no single chain can tell: rows without a chain, chains that are gone. */
async function verifyWhole(db: Connection, seals: Seals, chains: Chains): Promise<void> {
  const standing = await db.first(standingNow());
  const stored = await db.first(totals());
  if (!standing || !stored) return;
  const { sealed_to, rows, people, seal, restored } = standing;
  if (sealed_to === null || rows === null || people === null || seal === null) {
    if (stored.people !== '0') chains.find('total', '');
    return;
  }
  const total = { sealed_to, rows: BigInt(rows), people: BigInt(people) };
  if (!seals.isTotal(total, seal) || rows !== stored.rows || people !== stored.people) chains.find('total', '');
  if (restored) return;
  for (const row of await db.rows(slippedIn(sealed_to, mostFindings)))
    chains.find('inserted', row.beneficiary_id, row.audit_id);
}

/** The chains one after the other, as their links come in. */
class Chains {
  readonly findings: AuditFinding[] = [];
  rows = 0;
  #last: LinkedRow | undefined;
  #head: StoredHead | undefined;
  #latest = 0;
  readonly #seals: Seals;

  constructor(seals: Seals) {
    this.#seals = seals;
  }

  find(what: Interference, beneficiary_id: string, audit_id = ''): void {
    if (this.findings.length < mostFindings) this.findings.push({ what, beneficiary_id, audit_id });
  }

  read(rows: readonly LinkedRow[], heads: ReadonlyMap<string, StoredHead>): void {
    for (const row of rows) {
      if (this.#last?.person !== row.person) {
        this.finish();
        this.#last = undefined;
        this.#latest = 0;
        this.#head = heads.get(row.person);
      }
      this.#follow(row);
      this.#last = row;
      this.rows += 1;
    }
  }

  #follow(row: LinkedRow): void {
    if (BigInt(row.position) !== BigInt(this.#last?.position ?? 0) + 1n) this.find('deleted', row.person);
    if (!isThere(row)) {
      this.find('deleted', row.person, row.linked);
      return;
    }
    const before = this.#last?.link ?? noLink;
    if (!isSame(row.link, linkOf(before, row))) this.find('changed', row.person, row.linked);
    const at = Date.parse(`${row.at}Z`);
    if (at < this.#latest - patience) this.find('reordered', row.person, row.linked);
    this.#latest = Math.max(this.#latest, at);
  }

  /** The end of a chain must be the one that was sealed. */
  finish(): void {
    const [last, head] = [this.#last, this.#head];
    if (!last) return;
    if (!head) {
      this.find('seal broken', last.person);
      return;
    }
    const sealed = { ...head, rows: BigInt(head.rows) };
    if (head.rows !== last.position) this.find('deleted', last.person);
    else if (!isSame(head.head, last.link)) this.find('changed', last.person, last.linked);
    if (!this.#seals.isHead(sealed, head.seal)) this.find('seal broken', last.person);
  }
}

function isThere(row: LinkedRow): row is LinkedRow & AuditRow {
  return typeof row.audit_id === 'string' && typeof row.at === 'string';
}
