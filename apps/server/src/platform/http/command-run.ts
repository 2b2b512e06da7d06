import type { Actor } from '../access/actor.ts';
import { isNobody } from '../access/nobody.ts';
import type { Pool } from '../db/pool.ts';
import type { GroupCommit } from './group-commit.ts';
import type { AuditLine, CommandHandler, Context } from './handler.ts';

/** The idempotency key of a person, and the keyed hash of the call with its input. */
export interface ReceiptKey {
  readonly user_id: string;
  readonly key: string;
  readonly input_hash: Buffer;
}

/** A command with everything its one transaction needs. */
export interface CommandRun {
  readonly pool: Pool;
  readonly groups: GroupCommit;
  readonly handler: CommandHandler;
  readonly input: unknown;
  readonly context: Context;
  readonly receipt: ReceiptKey;
}

/** Commands whose reply can be answered again: of a known person, and with nothing to be done outside. */
export function keepsReceipt({ handler, context }: CommandRun): boolean {
  return !isNobody(context.actor) && handler.after === undefined;
}

export interface Audited {
  readonly call: string;
  readonly actor: Actor;
  readonly lines: readonly AuditLine[];
}

/** The audit rows of an accepted command: one at least. */
export function auditOf({ handler, context }: CommandRun, lines: readonly AuditLine[]): Audited {
  const { call } = handler;
  return {
    call: call.name,
    actor: context.actor,
    lines: lines.length > 0 ? lines : [{ beneficiary_id: '0' }],
  };
}
