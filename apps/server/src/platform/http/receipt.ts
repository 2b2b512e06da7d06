import type { Reader } from '../db/database.ts';
import type { CommandRun } from './command-run.ts';
import { type NewReceipt, receiptOf } from './queries.ts';
import { refusedWith } from './refused-error.ts';

export interface Receipt {
  readonly reply: unknown;
}

/** What the same command answered before; the key used for anything else is refused (REQVAL0009). */
export async function findReceipt(
  db: Reader,
  { receipt, context, handler }: CommandRun,
): Promise<Receipt | undefined> {
  const known = await db.first(receiptOf(receipt.user_id, receipt.key));
  if (!known) return undefined;
  if (!known.input_hash.equals(receipt.input_hash)) throw refusedWith('REQVAL0009');
  if (!handler.call.sealed?.reply) return { reply: known.reply };
  const { sealed } = known.reply as { sealed: string };
  return { reply: JSON.parse(context.atRest.open('reply', Buffer.from(sealed, 'base64'))) as unknown };
}

/** What is kept of a command that was accepted, so that a repetition is answered. */
export function receiptFor(run: CommandRun, reply: unknown): NewReceipt {
  return { ...run.receipt, call: run.handler.call.name, reply: sealReply(run, reply) };
}

/** The reply as its receipt keeps it: encrypted when the call seals any of it. */
function sealReply({ handler, context }: CommandRun, reply: unknown): string {
  const json = JSON.stringify(reply);
  if (!handler.call.sealed?.reply) return json;
  return JSON.stringify({ sealed: context.atRest.seal('reply', json).toString('base64') });
}
