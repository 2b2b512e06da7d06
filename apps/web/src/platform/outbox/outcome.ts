import type { Refusal } from '@teeka/domain/refusal';
import type { Item } from './item.ts';

/** What came of sending an item once. */
export type Outcome =
  /** The server's receipt: done, now or at an earlier try. */
  | { readonly kind: 'accepted' }
  /** The server's answer is no, and asking again changes nothing. */
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  /** The server answers but cannot now; `after` in milliseconds where it said so, `all` when it means every call. */
  | { readonly kind: 'later'; readonly after: number | null; readonly all: boolean }
  /** No answer: perhaps it arrived, perhaps not. */
  | { readonly kind: 'unreachable' }
  /** The sign-in has ended; the item waits for the next one. */
  | { readonly kind: 'signed-out' };

/** Sends one item once. Never rejects. */
export type Send = (item: Item) => Promise<Outcome>;
