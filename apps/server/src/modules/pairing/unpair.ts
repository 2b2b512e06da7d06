import { unpair } from '@teeka/contract/pairing';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { deletePairing, lockPairing, poke, sidesOf } from './queries.ts';

/** Ends a pairing of one of the actor's sign-ins; both sides hear of it. */
export const unpairHandler = commandHandler(unpair, {
  async read({ pairing_id }, { actor, db }) {
    const [, sides] = await Promise.all([
      db.rows(lockPairing(pairing_id)),
      db.first(sidesOf(pairing_id, actor.user_id)),
    ]);
    return sides;
  },
  decide({ pairing_id }, sides) {
    if (!sides) return refuse({ code: 'REQVAL0012', path: 'pairing_id' });
    const { desk_sign_in, phone_sign_in, other } = sides;
    const detail = { security: 'phone and desk unpaired', desk_sign_in };
    return {
      decision: { pairing_id, sides: [desk_sign_in, phone_sign_in] },
      reply: {},
      audit: [{ beneficiary_id: '0', subject: other, detail }],
    };
  },
  write({ pairing_id, sides }, { db }) {
    db.run(deletePairing(pairing_id));
    for (const side of sides) db.run(poke(side));
  },
});
