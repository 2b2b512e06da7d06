import type { dropAbhaWish, keepAbhaWish } from '@teeka/contract/abha';
import type { RequestOf } from '@teeka/contract/call';
import type { Item } from '../../platform/outbox/item.ts';

type Kept = RequestOf<typeof keepAbhaWish>;
type Dropped = RequestOf<typeof dropAbhaWish>;

const keeps: (typeof keepAbhaWish)['name'] = 'abha.keepAbhaWish';
const drops: (typeof dropAbhaWish)['name'] = 'abha.dropAbhaWish';

/** Wishes that were taken back on this phone, whether the server has heard of it or not. */
export const droppedHere = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    items
      .filter(({ call, state }) => call === drops && state !== 'refused')
      .map(({ input }) => (input as Dropped).wish_id),
  );

/** A wish of this phone that the server does not have yet. */
export interface WishHere extends Kept {
  readonly item: Item;
}

/** The wishes that wait on this phone and were not taken back, the longest waiting first. */
export function wishesHere(items: readonly Item[]): readonly WishHere[] {
  const dropped = droppedHere(items);
  return items
    .filter(({ call, state }) => call === keeps && state !== 'done' && state !== 'refused')
    .map((item) => ({ ...(item.input as Kept), item }))
    .filter(({ wish_id }) => !dropped.has(wish_id));
}
