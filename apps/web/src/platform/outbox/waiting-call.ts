import type { Call } from '@teeka/contract/call';
import type { RefusalCode } from '@teeka/domain/refusal';
import type { Item } from './item.ts';

/** What the outbox must know of a call that may wait in it. Requests are unknown here; whoever says it knows their shape. */
export interface WaitingCall<C extends Call = Call, Request = unknown> {
  /** Its name in the contract. */
  readonly name: string;
  /** Its shape, which only sending needs: a day begins without it. */
  load(): Promise<C>;
  /** The id of what it brings into being: whatever is about that, or needs it, waits for it. */
  makes?(input: Request): string | null | undefined;
  /** Ids of what it needs, beside its own session: they may have been made on this phone. */
  needs?(input: Request): readonly (string | null | undefined)[];
  /** The id of what it can never be without: where that is given up before the server has it, this is given up along. */
  fallsWith?(input: Request): string | null | undefined;
  /**
   * Beside everything else, under this word: it waits for its person to be registered or put on the list and for the same
   * word before it, and nothing else waits for it.
   */
  readonly beside?: string;
  /** Instead of all that: for which of its session's unsettled items it waits. */
  waitsFor?(session: readonly Item[]): readonly Item[];
  /**
   * Refusals that say: what you report is true already. Two phones at one session both start it, both verify a mother; the
   * second one's report changes nothing and must neither trouble the worker nor hold up what follows it. A dose has none:
   * one that two people say they gave is a question only a person can answer.
   */
  readonly alreadySo?: readonly RefusalCode[];
}

/** By name. */
export type WaitingCalls = ReadonlyMap<string, WaitingCall>;
