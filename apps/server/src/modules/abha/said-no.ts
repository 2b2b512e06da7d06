import { type abhaNoes, standingWish } from '@teeka/domain/abha';
import type { Writer } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { abhaEvent } from './event.ts';
import { type EventRow, type PersonRow, storeEvent } from './queries.ts';
import { endWish, storeWaiting, type WishRow } from './wishes/queries.ts';
import { openOf } from './wishes/read-wishes.ts';

interface No {
  readonly what: Exclude<(typeof abhaNoes)[number], 'unlinked'>;
  /** When it was said. */
  readonly at: Date;
  readonly wish_id: string | null;
  readonly person: PersonRow;
  readonly wishes: readonly WishRow[];
}

/** What is stored of a no; null where a later one is on record, which says as much. */
export type SaidNo = {
  readonly event: EventRow;
  /** What becomes of the open wish. */
  readonly wish: 'over' | 'as-it-is' | { readonly waits_since: Date };
} | null;

/**
 * Was the account linked by a consent that ends? Who only refused, when asked anew with an account that was linked already, takes
 * nothing back.
 */
function isLinkedByIt({ what, at, person }: Pick<No, 'what' | 'at' | 'person'>): boolean {
  const { linked_at, link_given_at } = person;
  if (linked_at === null || (what === 'refused' && linked_at <= at)) return false;
  return link_given_at === null || link_given_at <= at;
}

/**
 * Somebody agrees no more: every consent that was given until then ends. Was an account linked by one of these meanwhile, that is told
 * (ABHACC0017), for only unlinking ends it; that they said no is kept all the same.
 */
export function judgeNo(
  { what, at, wish_id, person, wishes }: No,
  context: Context,
): { readonly no: SaidNo } | Refused {
  const { beneficiary_id, said_no } = person;
  const event = abhaEvent({ beneficiary_id, what, at, wish_id }, context);
  const isKnown = said_no !== null && said_no >= at;
  if (isLinkedByIt({ what, at, person })) {
    return {
      ...refuse({ code: 'ABHACC0017' }),
      audit: [{ beneficiary_id, subject: wish_id ?? what, detail: { refused: 'ABHACC0017', at: at.toISOString() } }],
      ...(!isKnown && { aside: (db: Writer) => db.run(storeEvent(event)) }),
    };
  }
  if (isKnown) return { no: null };
  const open = openOf(wishes);
  if (!open) return { no: { event, wish: 'as-it-is' } };
  const standing = standingWish(wishes, at);
  if (standing?.open !== open) return { no: { event, wish: 'over' } };
  return { no: { event, wish: { waits_since: standing.waits_since } } };
}

export function storeNo(no: SaidNo, { db, actor, now }: Context & { readonly db: Writer }): void {
  if (!no) return;
  const { event, wish } = no;
  const { beneficiary_id } = event;
  db.run(storeEvent(event));
  if (wish === 'over') db.run(endWish({ beneficiary_id, ended: 'dropped', at: now.instant, by: actor.user_id }));
  else if (wish !== 'as-it-is') db.run(storeWaiting(beneficiary_id, wish.waits_since));
}
