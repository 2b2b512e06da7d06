import type { Call } from '@teeka/contract/call';
import { allAnswered } from '../db/all-answered.ts';
import type { Connection } from '../db/connection.ts';
import { isRace } from '../db/failure.ts';
import { withConnection } from '../db/read-once.ts';
import { auditRowsOf } from './audit-rows.ts';
import { auditOf, type CommandRun, keepsReceipt } from './command-run.ts';
import type { Accepted, Refused } from './handler.ts';
import { insertAuditAndReceipts, insertAuditRows } from './queries.ts';
import { findReceipt, type Receipt, receiptFor } from './receipt.ts';
import { UserTurns } from './user-turns.ts';

const mostAttempts = 3;

type Outcome = { readonly reply: unknown } | Refused;

/** What came of the transaction, and what is left to be done outside once its connection is given back. */
interface Settled {
  readonly outcome: Outcome;
  readonly after?: () => Promise<Refused | undefined>;
}

/** First trip: BEGIN, the receipt and the handler's rows travel together. */
async function readAll(run: CommandRun, db: Connection): Promise<{ rows: unknown; receipt: Receipt | undefined }> {
  const [, receipt, rows] = await allAnswered([
    db.say('begin'),
    keepsReceipt(run) ? findReceipt(db, run) : undefined,
    (async () => run.handler.read(run.input, { ...run.context, db }))(),
  ]);
  return { rows, receipt };
}

/** Second trip: what was decided, its audit rows, its receipt and COMMIT travel together. */
async function writeAll(run: CommandRun, accepted: Accepted<Call, unknown>, db: Connection): Promise<void> {
  const { handler, context } = run;
  handler.write(accepted.decision, { ...context, db });
  const rows = auditRowsOf([auditOf(run, accepted.audit)]);
  if (keepsReceipt(run)) db.run(insertAuditAndReceipts(rows, [receiptFor(run, accepted.reply)]));
  else db.run(insertAuditRows(rows));
  await db.commit();
  run.witness.stored(rows);
}

async function settleRefusal(run: CommandRun, refused: Refused, db: Connection): Promise<Outcome> {
  // The same command, sent twice at once: the loser waited for the winner's locks and now sees what the winner did.
  const winner = keepsReceipt(run) ? await findReceipt(db, run) : undefined;
  if (winner) return winner;
  if (refused.aside || refused.audit) {
    const lines = refused.audit ?? [];
    const rows = auditRowsOf([{ call: run.handler.call.name, actor: run.context.actor, lines }]);
    refused.aside?.(db);
    if (rows.length > 0) db.run(insertAuditRows(rows));
    await db.commit();
    run.witness.stored(rows);
    refused.afterwards?.();
  } else void db.say('rollback');
  return refused;
}

async function attempt(run: CommandRun, db: Connection): Promise<Settled> {
  try {
    const { rows, receipt } = await readAll(run, db);
    if (receipt) {
      void db.say('rollback');
      return { outcome: receipt };
    }
    const decided = await run.handler.decide(run.input, rows, run.context);
    if ('refused' in decided) return { outcome: await settleRefusal(run, decided, db) };
    await writeAll(run, decided, db);
    decided.afterwards?.();
    const { handler, context } = run;
    return {
      outcome: { reply: decided.reply },
      after: async () => handler.after?.(decided.decision, context),
    };
  } catch (error) {
    void db.say('rollback');
    throw error;
  }
}

/** A repetition of what was taken is answered, even where what it brings would be refused today. */
const answered = (run: CommandRun): Promise<Receipt | undefined> =>
  withConnection(run.pool, async (db) => (keepsReceipt(run) ? findReceipt(db, run) : undefined));

const isRefused = (prepared: unknown): prepared is Refused =>
  typeof prepared === 'object' && prepared !== null && 'refused' in prepared;

/** One at once of each user, so that two places for all of them are never one user's. */
const preparing = new UserTurns(1);

/** Admitted and prepared; the refusal of either where there is one. */
async function prepare({ pool, handler, input, context }: CommandRun): Promise<unknown> {
  const refused = await withConnection(pool, async (db) => handler.admits?.(input, { ...context, db }));
  return refused ?? handler.prepare?.(input, context);
}

/** Prepared first, then in the company of others where the handler allows it, else or when that fails alone. */
export async function runCommand(run: CommandRun): Promise<Outcome> {
  if (!run.handler.prepare) return runPrepared(run);
  const prepared = await preparing.take(run.context.actor.user_id, () => prepare(run));
  if (isRefused(prepared)) return (await answered(run)) ?? prepared;
  return runPrepared({ ...run, context: { ...run.context, prepared } });
}

async function runPrepared(run: CommandRun): Promise<Outcome> {
  const holds = keepsReceipt(run) ? run.handler.holds?.(run.input) : undefined;
  const answer = holds === undefined ? undefined : await run.groups.join(run, holds);
  return answer ?? runAlone(run);
}

/**
 * One transaction; a command that met another one is run again, and then meets its result. What leaves the house
 * afterwards may take long, so it waits with neither a connection nor a turn.
 */
async function runAlone(run: CommandRun): Promise<Outcome> {
  const once = async () => {
    for (let attempts = 1; ; attempts++) {
      try {
        return await withConnection(run.pool, (db) => attempt(run, db));
      } catch (error) {
        if (!isRace(error) || attempts >= mostAttempts) throw error;
      }
    }
  };
  const { outcome, after } = await (run.handler.turns ? run.handler.turns.take(run.context, once) : once());
  return (await after?.()) ?? outcome;
}
