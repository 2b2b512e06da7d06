import { dropAbhaWish } from '@teeka/contract/abha';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { isPerson, readPerson } from './about.ts';
import { abhaEvent } from './event.ts';
import { endWish, openWishOf, storeEvent, wishOf } from './queries.ts';

/** Takes a wish back; one that is over already stays as it ended. */
export const dropAbhaWishHandler = commandHandler(dropAbhaWish, {
  async read({ beneficiary_id, wish_id }, context) {
    const { db } = context;
    if (!isPerson(beneficiary_id)) return { person: undefined, wish: undefined, open: undefined };
    const [, person, wish, open] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      readPerson(beneficiary_id, context),
      db.first(wishOf(beneficiary_id, wish_id)),
      db.first(openWishOf(beneficiary_id)),
    ]);
    return { person, wish, open };
  },
  decide({ wish_id, captured_at }, { person, wish, open }, context) {
    if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const captured = clockRefusal(captured_at, context.now);
    if (captured) return refuse(captured);
    // A wish that a colleague's took the place of is the same wish: taken back, no one of it stays open.
    const isReplaced =
      wish?.ended === 'replaced' && open !== undefined && open.captured_at.getTime() <= Date.parse(captured_at);
    if (!wish || (wish.ended !== null && !isReplaced)) return refuse({ code: 'ABHACC0012', path: 'wish_id' });
    const { beneficiary_id } = person;
    const at = new Date(captured_at);
    const event = abhaEvent({ beneficiary_id, what: 'wish-dropped', at, wish_id }, context);
    return { decision: event, reply: {}, audit: [{ beneficiary_id, subject: wish_id, detail: { captured_at } }] };
  },
  write(event, { db, actor, now }) {
    db.run(endWish({ beneficiary_id: event.beneficiary_id, ended: 'dropped', at: now.instant, by: actor.user_id }));
    db.run(storeEvent(event));
  },
});
