import type { Call } from '@teeka/contract/call';
import { isNobody } from '../access/nobody.ts';
import type { Connection } from '../db/connection.ts';
import { isRace } from '../db/failure.ts';
import { withConnection } from '../db/read-once.ts';
import type { CommandRun } from './command-run.ts';
import type { Accepted, Refused } from './handler.ts';
import { insertAudit, insertAuditAndReceipt } from './queries.ts';
import { findReceipt, type Receipt, sealReply } from './receipt.ts';

const mostAttempts = 3;

type Outcome = { readonly reply: unknown } | Refused;

/** Commands whose reply can be answered again: of a known person, and with nothing to be done outside. */
function keepsReceipt({ handler, context }: CommandRun): boolean {
  return !isNobody(context.actor) && handler.after === undefined;
}

/** First trip: BEGIN, the receipt and the handler's rows travel together. */
async function readAll(
  run: CommandRun,
  db: Connection,
): Promise<{ rows: unknown; receipt: Receipt | undefined }> {
  const begun = db.say('begin');
  const receipt = keepsReceipt(run) ? findReceipt(db, run) : undefined;
  const reading = (async () => run.handler.read(run.input, { ...run.context, db }))();
  const outcomes = await Promise.allSettled([begun, receipt, reading]);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return { rows: await reading, receipt: await receipt };
}

async function commit(db: Connection): Promise<void> {
  const committing = db.say('commit');
  await db.settled();
  const { command } = await committing;
  if (command !== 'COMMIT') throw new Error('the transaction did not hold');
}

/** Second trip: what was decided, its audit rows, its receipt and COMMIT travel together. */
async function writeAll(run: CommandRun, accepted: Accepted<Call, unknown>, db: Connection): Promise<void> {
  const { handler, context, receipt } = run;
  handler.write(accepted.decision, { ...context, db });
  const lines = accepted.audit.length > 0 ? accepted.audit : [{ beneficiary_id: '0' }];
  const call = handler.call.name;
  if (keepsReceipt(run)) {
    const kept = { ...receipt, call, reply: sealReply(run, accepted.reply) };
    db.run(insertAuditAndReceipt(context.actor, lines, kept));
  } else db.run(insertAudit(call, context.actor, lines));
  await commit(db);
}

async function settleRefusal(run: CommandRun, refused: Refused, db: Connection): Promise<Outcome> {
  // The same command, sent twice at once: the loser waited for the winner's locks and now sees what the winner did.
  const winner = keepsReceipt(run) ? await findReceipt(db, run) : undefined;
  if (winner) return winner;
  if (refused.aside) {
    refused.aside(db);
    await commit(db);
    refused.afterwards?.();
  } else void db.say('rollback');
  return refused;
}

async function attempt(run: CommandRun, db: Connection): Promise<Outcome> {
  try {
    const { rows, receipt } = await readAll(run, db);
    if (receipt) {
      void db.say('rollback');
      return receipt;
    }
    const decided = await run.handler.decide(run.input, rows, run.context);
    if ('refused' in decided) return await settleRefusal(run, decided, db);
    await writeAll(run, decided, db);
    const late = await run.handler.after?.(decided.decision, run.context);
    return late ?? { reply: decided.reply };
  } catch (error) {
    void db.say('rollback');
    throw error;
  }
}

/** One transaction; a command that met another one is run again, and then meets its result. */
export async function runCommand(run: CommandRun): Promise<Outcome> {
  const once = async () => {
    for (let attempts = 1; ; attempts++) {
      try {
        return await withConnection(run.pool, (db) => attempt(run, db));
      } catch (error) {
        if (!isRace(error) || attempts >= mostAttempts) throw error;
      }
    }
  };
  return run.handler.turns ? run.handler.turns.take(once) : once();
}
