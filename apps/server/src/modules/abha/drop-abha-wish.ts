import { dropAbhaWish } from '@teeka/contract/abha';
import { clockRefusal } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { heardOf } from './consent.ts';
import { judgeNo, storeNo } from './said-no.ts';
import { readWishes } from './wishes/read-wishes.ts';

/**
 * Takes a wish back, and with it every consent until then: a colleague's wish that took the place of it is the same wish. One that
 * is over already stays as it ended.
 */
export const dropAbhaWishHandler = commandHandler(dropAbhaWish, {
  read: ({ beneficiary_id }, context) => readWishes(beneficiary_id, context),
  decide({ wish_id, captured_at }, { person, wishes }, context) {
    if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const captured = clockRefusal(captured_at, context.now);
    if (captured) return refuse(captured);
    const { beneficiary_id } = person;
    const wish = wishes.find((one) => one.wish_id === wish_id);
    const heard = heardOf(captured_at, context);
    // Whoever takes back this wish says so after it, whatever the clock was put to in between.
    const at = wish && wish.given_at > heard ? wish.given_at : heard;
    const said = judgeNo({ what: 'wish-dropped', at, wish_id, person, wishes }, context);
    if ('refused' in said) return said;
    if (!wish || !said.no) return refuse({ code: 'ABHACC0012', path: 'wish_id' });
    return { decision: said.no, reply: {}, audit: [{ beneficiary_id, subject: wish_id, detail: { captured_at } }] };
  },
  write: storeNo,
});
