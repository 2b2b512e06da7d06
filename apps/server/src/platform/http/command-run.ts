import type { Pool } from '../db/pool.ts';
import type { CommandHandler, Context } from './handler.ts';

/** The idempotency key of a person, and the keyed hash of the call with its input. */
export interface ReceiptKey {
  readonly user_id: string;
  readonly key: string;
  readonly input_hash: Buffer;
}

/** A command with everything its one transaction needs. */
export interface CommandRun {
  readonly pool: Pool;
  readonly handler: CommandHandler;
  readonly input: unknown;
  readonly context: Context;
  readonly receipt: ReceiptKey;
}
