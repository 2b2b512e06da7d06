import { allAnswered } from '../db/all-answered.ts';
import type { Connection } from '../db/connection.ts';
import { withConnection } from '../db/read-once.ts';
import { type Audited, auditRowsOf } from './audit-rows.ts';
import { auditOf, type CommandRun } from './command-run.ts';
import { insertAuditAndReceipts, type NewReceipt, receiptsAmong } from './queries.ts';
import { receiptFor } from './receipt.ts';

/** Groups under way at once in this process: while one waits for its commit, the next is read and judged. */
const mostGroups = 2;
const mostInGroup = 32;
/** Milliseconds for which the next group gathers while another is under way: the more share one, the less each costs. */
const gathering = 2;
/** Milliseconds; below PostgreSQL's deadlock_timeout of a second, so that a group is never in anybody's way for long. */
const patience = 250;

export interface Answer {
  readonly reply: unknown;
}

interface Waiting {
  readonly run: CommandRun;
  /** What the command locks, and all that it locks. */
  readonly holds: string;
  readonly settle: (answer: Answer | undefined) => void;
}

/**
 * Commands that arrive while others are under way share one transaction: packets, BEGIN, audit and COMMIT are paid once
 * for all of them. Only commands that lock one thing take part, and no two that lock the same are under way at once.
 * Whatever is not simply accepted (a repetition, a refusal, a race, a failure of any of them) leaves the group with
 * nothing stored and goes its own way.
 */
export class GroupCommit {
  readonly #waiting: Waiting[] = [];
  readonly #locked = new Set<string>();
  #groups = 0;
  #soon = false;

  /** The command's answer once it is stored, or undefined where it has to be run alone. */
  join(run: CommandRun, holds: string): Promise<Answer | undefined> {
    return new Promise((settle) => {
      this.#waiting.push({ run, holds, settle });
      this.#departSoon();
    });
  }

  /** What arrived in the same turn of the loop travels together; nobody waits while nothing is under way. */
  #departSoon(): void {
    if (this.#soon) return;
    this.#soon = true;
    const depart = () => {
      this.#soon = false;
      while (this.#groups < mostGroups && this.#depart());
    };
    if (this.#groups === 0) setImmediate(depart);
    else setTimeout(depart, gathering);
  }

  #depart(): boolean {
    const group: Waiting[] = [];
    const stays: Waiting[] = [];
    for (const each of this.#waiting.splice(0)) {
      const goes = group.length < mostInGroup && !this.#locked.has(each.holds);
      (goes ? group : stays).push(each);
      if (goes) this.#locked.add(each.holds);
    }
    this.#waiting.push(...stays);
    if (group.length === 0) return false;
    this.#groups += 1;
    void this.#travel(group);
    return true;
  }

  async #travel(group: readonly Waiting[]): Promise<void> {
    const answers = await together(group.map(({ run }) => run)).catch(() => group.map(() => undefined));
    for (const { holds } of group) this.#locked.delete(holds);
    this.#groups -= 1;
    group.forEach(({ settle }, nth) => {
      settle(answers[nth]);
    });
    if (this.#waiting.length > 0) this.#departSoon();
  }
}

function together(runs: readonly CommandRun[]): Promise<(Answer | undefined)[]> {
  const [first] = runs;
  if (!first) throw new Error('nobody travels');
  return withConnection(first.pool, async (db) => {
    try {
      return await oneTransaction(runs, db);
    } catch (error) {
      void db.say('rollback');
      throw error;
    }
  });
}

async function oneTransaction(runs: readonly CommandRun[], db: Connection): Promise<(Answer | undefined)[]> {
  // Whoever is held by a slow transaction elsewhere must not make all the others wait: then each goes its own way.
  const [, repeated, rows] = await allAnswered([
    db.say(`begin; set local lock_timeout = ${patience}`),
    db.rows(receiptsAmong(runs.map(({ receipt }) => receipt))),
    allAnswered(runs.map(async ({ handler, input, context }) => handler.read(input, { ...context, db }))),
  ]);
  const known = new Set(repeated.map(({ user_id, key }) => `${user_id} ${key}`));
  const answers: (Answer | undefined)[] = [];
  const audited: Audited[] = [];
  const receipts: NewReceipt[] = [];
  const afterwards: (() => void)[] = [];
  for (const [nth, run] of runs.entries()) {
    const { handler, input, context, receipt } = run;
    const isRepeated = known.has(`${receipt.user_id} ${receipt.key}`);
    const decided = isRepeated ? undefined : await handler.decide(input, rows[nth], context);
    const accepted = decided && 'decision' in decided ? decided : undefined;
    if (accepted) {
      handler.write(accepted.decision, { ...context, db });
      audited.push(auditOf(run, accepted.audit));
      receipts.push(receiptFor(run, accepted.reply));
      if (accepted.afterwards) afterwards.push(accepted.afterwards);
    }
    answers.push(accepted && { reply: accepted.reply });
  }
  const rowsSent = auditRowsOf(audited);
  if (receipts.length > 0) db.run(insertAuditAndReceipts(rowsSent, receipts));
  await db.commit();
  runs[0]?.witness.stored(rowsSent);
  for (const run of afterwards) run();
  return answers;
}
