import { dropAbhaWish } from '@teeka/contract/abha';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { isPerson, readPerson } from './about.ts';
import { abhaEvent } from './event.ts';
import { endWish, storeEvent, wishOf } from './queries.ts';

/** Takes a wish back; one that is over already stays as it ended. */
export const dropAbhaWishHandler = commandHandler(dropAbhaWish, {
  async read({ beneficiary_id, wish_id }, context) {
    const { db } = context;
    if (!isPerson(beneficiary_id)) return { person: undefined, wish: undefined };
    const [, person, wish] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      readPerson(beneficiary_id, context),
      db.first(wishOf(beneficiary_id, wish_id)),
    ]);
    return { person, wish };
  },
  decide({ wish_id, captured_at }, { person, wish }, context) {
    if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const captured = clockRefusal(captured_at, context.now);
    if (captured) return refuse(captured);
    if (!wish || wish.ended !== null) return refuse({ code: 'ABHACC0012', path: 'wish_id' });
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
