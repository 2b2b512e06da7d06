import type { dropAbhaWish, keepAbhaWish, ListedAbhaWish, withdrawAbhaConsent } from '@teeka/contract/abha';
import type { RequestOf } from '@teeka/contract/call';
import type { Item } from '../../platform/outbox/item.ts';

type Kept = RequestOf<typeof keepAbhaWish>;
type Dropped = RequestOf<typeof dropAbhaWish>;
type Withdrawn = RequestOf<typeof withdrawAbhaConsent>;

const keeps: (typeof keepAbhaWish)['name'] = 'abha.keepAbhaWish';
const drops: (typeof dropAbhaWish)['name'] = 'abha.dropAbhaWish';
const withdraws: (typeof withdrawAbhaConsent)['name'] = 'abha.withdrawAbhaConsent';

/** Wishes that were taken back on this phone, whether the server has heard of it or not. */
export const droppedHere = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    items
      .filter(({ call, state }) => call === drops && state !== 'refused')
      .map(({ input }) => (input as Dropped).wish_id),
  );

/** When people last withdrew or refused consent or took a wish back on this phone, by person, ISO 8601: what they agreed to before ended then. */
export function saidNoHere(items: readonly Item[]): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  for (const { call, state, input } of items) {
    if ((call !== withdraws && call !== drops) || state === 'refused') continue;
    const { beneficiary_id, captured_at } = input as Withdrawn | Dropped;
    if (captured_at > (said.get(beneficiary_id) ?? '')) said.set(beneficiary_id, captured_at);
  }
  return said;
}

/** Does what was agreed to then still hold, as far as this phone has heard? */
export const holdsHere = (said: ReadonlyMap<string, string>, beneficiary_id: string, given_at: string): boolean =>
  given_at > (said.get(beneficiary_id) ?? '');

/** A wish of this phone that the server does not have yet. */
export interface WishHere extends Kept {
  readonly item: Item;
}

/** The wishes that wait on this phone and were not taken back, the longest waiting first. */
export function wishesHere(items: readonly Item[]): readonly WishHere[] {
  const dropped = droppedHere(items);
  const said = saidNoHere(items);
  return items
    .filter(({ call, state }) => call === keeps && state !== 'done' && state !== 'refused')
    .map((item) => ({ ...(item.input as Kept), item }))
    .filter(
      ({ wish_id, beneficiary_id, captured_at }) =>
        !dropped.has(wish_id) && holdsHere(said, beneficiary_id, captured_at),
    );
}

type OfServer = Pick<ListedAbhaWish, 'wish_id' | 'beneficiary_id' | 'wished_at'>;

/** Wishes of the server that stand as far as this phone has heard; one that waits here too is counted here. */
export function standingHere(items: readonly Item[]): (wish: OfServer) => boolean {
  const here = new Set(wishesHere(items).map(({ wish_id }) => wish_id));
  const dropped = droppedHere(items);
  const said = saidNoHere(items);
  return ({ wish_id, beneficiary_id, wished_at }) =>
    !here.has(wish_id) && !dropped.has(wish_id) && holdsHere(said, beneficiary_id, wished_at);
}
