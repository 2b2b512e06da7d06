import { inWords, onWire } from '@teeka/contract/wire';
import type { Reader } from '../db/database.ts';
import type { CommandRun, ReceiptKey } from './command-run.ts';
import { type NewReceipt, receiptOf } from './queries.ts';
import { refusedWith } from './refused-error.ts';

const rowOf = ({ user_id, key }: ReceiptKey) => `receipt/${user_id}/${key}` as const;

export interface Receipt {
  readonly reply: unknown;
}

/** What the same command answered before; the key used for anything else is refused (REQVAL0009). */
export async function findReceipt(db: Reader, { receipt, context, handler }: CommandRun): Promise<Receipt | undefined> {
  const known = await db.first(receiptOf(receipt.user_id, receipt.key));
  if (!known) return undefined;
  const { atRest } = context;
  if (!atRest.isHash('input', receipt.input, known.input_hash)) throw refusedWith('REQVAL0009');
  const { call } = handler;
  if (!call.sealed?.reply) return { reply: inWords(call.reply, known.reply) };
  const { sealed } = known.reply as { sealed: string };
  const opened = atRest.openBytes('reply', rowOf(receipt), Buffer.from(sealed, 'base64'));
  return { reply: inWords(call.reply, JSON.parse(opened.toString('utf8'))) };
}

/** What is kept of a command that was accepted, so that a repetition is answered. */
export function receiptFor(run: CommandRun, reply: unknown): NewReceipt {
  const { user_id, key, input } = run.receipt;
  const input_hash = run.context.atRest.hash('input', input);
  return { user_id, key, input_hash, call: run.handler.call.name, reply: sealReply(run, reply) };
}

/** The reply as its receipt keeps it: encrypted when the call seals any of it. */
function sealReply({ handler, context, receipt }: CommandRun, reply: unknown): string {
  const json = JSON.stringify(onWire(handler.call.reply, reply));
  if (!handler.call.sealed?.reply) return json;
  return JSON.stringify({ sealed: context.atRest.seal('reply', rowOf(receipt), json).toString('base64') });
}
