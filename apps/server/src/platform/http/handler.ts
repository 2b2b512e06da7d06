import type { Call, ReplyOf, RequestOf } from '@teeka/contract/call';
import type { SpokenLanguage } from '@teeka/domain/names';
import type { Refusals } from '@teeka/domain/refusal';
import type { Actor, Who } from '../access/actor.ts';
import type { CallerAddress } from '../access/caller-address.ts';
import type { Now } from '../clock/clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import type { AtRest } from '../sealing/at-rest.ts';
import type { CallerTurns } from './caller-turns.ts';

/** What a handler may know besides its input. */
export interface Context {
  readonly actor: Actor;
  readonly now: Now;
  /** Seals and opens numbers at rest, hashes what is searched for. */
  readonly atRest: AtRest;
  /** Where the request comes from and the key its fields were sealed with. */
  readonly origin: Origin;
}

/** One line for the audit log: whose record (0 when nobody's), and what besides the call's name is worth keeping. */
export interface AuditLine {
  readonly beneficiary_id: string;
  readonly subject?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface Refused {
  readonly refused: Refusals;
  /** What a command stores although it refuses: a counted try, an ended sign-in. Without it nothing is stored. */
  readonly aside?: (db: Writer) => void;
  /** Whom a refused command was about, where even that must be known later: somebody tried a number. */
  readonly audit?: readonly AuditLine[];
  /** Whose sign-in it was, where a call before sign-in proved to come from one. */
  readonly by?: Who;
  /** Runs once that is stored. */
  readonly afterwards?: () => void;
}

/** Refuses with one or more codes of the catalogue. */
export const refuse = (...refused: Refusals): Refused => ({ refused });

/** A call that only reads. `audit` names the people whose records were read. */
export interface QueryHandler<C extends Call = Call> {
  readonly call: C;
  answer(
    input: RequestOf<C>,
    context: Context & { readonly db: Reader },
  ): Promise<{ readonly reply: ReplyOf<C>; readonly audit?: readonly AuditLine[] } | Refused>;
}

export const queryHandler = <C extends Call>(call: C, answer: QueryHandler<C>['answer']): QueryHandler<C> => ({
  call,
  answer,
});

/**
 * A call that changes data, in three steps so that a transaction costs two round trips:
 * `read` asks for locked rows (its statements travel together with BEGIN and the look-up of the receipt),
 * `decide` is pure and applies the rules to them, `write` stores what was decided (its statements travel together
 * with the audit rows, the receipt and COMMIT, so it must not wait for any of them).
 */
interface CommandSteps<C extends Call, Rows, Decision, Prepared> {
  /** Whether this may be requested at all, by a look that locks nothing: before anything is prepared at a cost. */
  admits?(input: RequestOf<C>, context: Context & { readonly db: Reader }): Promise<Refused | undefined>;
  /**
   * What takes long and asks nothing of the database (drawing a picture anew): done before a connection is lent, one of
   * a user after the other.
   */
  prepare?(input: RequestOf<C>, context: Context): Promise<Prepared | Refused>;
  read(input: RequestOf<C>, context: Context & { readonly db: Reader }): Promise<Rows>;
  decide(
    input: RequestOf<C>,
    rows: Rows,
    context: Context & { readonly prepared: Prepared },
  ): Accepted<C, Decision> | Refused | Promise<Accepted<C, Decision> | Refused>;
  write(decision: Decision, context: Context & { readonly db: Writer }): void;
  /**
   * What leaves the house only once the transaction holds (a message to a phone). Such a call keeps no receipt,
   * because a repetition may have to do this again; what this process alone has to do stands under `afterwards`.
   */
  after?(decision: Decision, context: Context): Promise<Refused | undefined>;
  /**
   * What the command locks, when that is one thing only: such commands share a transaction with others that arrive at
   * the same time (see `GroupCommit`).
   */
  holds?(input: RequestOf<C>): string;
  /** How many may run at once in this process, and one of each caller: checking a password costs a core. */
  readonly turns?: CallerTurns;
}

export interface CommandHandler<C extends Call = Call, Rows = unknown, Decision = unknown, Prepared = unknown>
  extends CommandSteps<C, Rows, Decision, Prepared> {
  readonly call: C;
}

/** Each step takes what the one before it gives: its rows, what was decided. */
export const commandHandler = <C extends Call, Rows, Decision, Prepared>(
  call: C,
  steps: CommandSteps<C, Rows, Decision, Prepared>,
): CommandHandler<C, Rows, Decision, Prepared> => ({ call, ...steps });

export interface Accepted<C extends Call, Decision> {
  readonly decision: Decision;
  readonly reply: ReplyOf<C>;
  readonly audit: readonly AuditLine[];
  /** Runs in this process once that is stored: a sign-in is forgotten. */
  readonly afterwards?: () => void;
}

export type Handler = QueryHandler | CommandHandler;

/** What is known of a request besides its input. The caller's address is for counting tries only; it is never logged or stored in clear. */
interface Origin extends CallerAddress {
  readonly language: SpokenLanguage;
  /** What the caller's browser says of itself; only its coarse names are ever stored. */
  readonly agent: string;
  /** 32 bytes of the session key agreed in this request or at sign-in; null where the call seals nothing. */
  readonly sessionKey: Buffer | null;
}
