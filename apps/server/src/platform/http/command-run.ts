import { isNobody } from '../access/nobody.ts';
import type { Pool } from '../db/pool.ts';
import type { Audited } from './audit-rows.ts';
import type { AuditWitness } from './audit-witness.ts';
import type { GroupCommit } from './group-commit.ts';
import type { AuditLine, CommandHandler, Context } from './handler.ts';

/** The idempotency key of a person, and the call with its input, of which a keyed hash is kept. */
export interface ReceiptKey {
  readonly user_id: string;
  readonly key: string;
  readonly input: string;
}

/** A command with everything its one transaction needs. */
export interface CommandRun {
  readonly pool: Pool;
  readonly groups: GroupCommit;
  readonly witness: AuditWitness;
  readonly handler: CommandHandler;
  readonly input: unknown;
  readonly context: Context & { readonly prepared: unknown };
  readonly receipt: ReceiptKey;
}

/** Commands whose reply can be answered again: of a known person, and with nothing to be done outside. */
export function keepsReceipt({ handler, context }: CommandRun): boolean {
  return !isNobody(context.actor) && handler.after === undefined;
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
