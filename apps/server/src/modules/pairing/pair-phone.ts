import { pairPhone } from '@teeka/contract/pairing';
import { codeSeconds, pairingCodeIn, tooManyRefusal, worksWith } from '@teeka/domain/pairing';
import { countTries, lockedTries } from '../../platform/access/tries/tries.ts';
import { before } from '../../platform/clock/durations.ts';
import { type Context, commandHandler, type Refused, refuse } from '../../platform/http/handler.ts';
import { holdOwnSignIns } from '../auth/index.ts';
import { dropPairing, lockCode, type OfferRow, offerOf, pairedWith, poke, storePaired } from './queries.ts';

/** Whether the two may be paired: a code that is none, or of elsewhere, counts as a guess. */
function judge(offer: OfferRow | undefined, context: Context): Refused | undefined {
  const { actor } = context;
  const guess = (refused: Refused): Refused => ({
    ...refused,
    aside: (db) => countTries('pairing-code', { ...context, db }),
  });
  if (!offer) return guess(refuse({ code: 'PAIRNG0001', path: 'code' }));
  if (offer.desk_sign_in === actor.sign_in_id) return refuse({ code: 'PAIRNG0004', path: 'code' });
  const { block_code, facility_id, sites } = actor.scope;
  if (worksWith(offer, { user_id: actor.user_id, block_code, facility_id, sites })) return undefined;
  const detail = { refused: 'REQVAL0012', security: 'phone of elsewhere not paired' };
  return {
    ...guess(refuse({ code: 'REQVAL0012', path: 'code' })),
    audit: [{ beneficiary_id: '0', subject: offer.user_id, detail }],
  };
}

/** The phone whose worker scanned or typed the code serves the desk from now on. */
export const pairPhoneHandler = commandHandler(pairPhone, {
  async read({ code: typed }, context) {
    const { actor, atRest, db, now } = context;
    const wrong = await lockedTries('pairing-code', context);
    await holdOwnSignIns(context);
    const code = pairingCodeIn(typed);
    const live = { since: before(now.instant, codeSeconds * 1000), now: now.instant };
    const hashes = code === undefined ? [] : atRest.hashes('pairing', code);
    await db.rows(lockCode(hashes));
    const offer = await db.first(offerOf(hashes, live));
    return { wrong, offer, paired: await db.first(pairedWith(actor.sign_in_id)) };
  },
  decide(_input, { wrong, offer, paired }, context) {
    const spent = tooManyRefusal({ wrong, paired: 0 });
    const refused = spent ? refuse(spent) : judge(offer, context);
    if (refused || !offer) return refused ?? refuse({ code: 'PAIRNG0001', path: 'code' });
    const full = tooManyRefusal({ wrong: 0, paired: Math.max(paired?.desks ?? 0, offer.phones) });
    if (full) return refuse(full);
    const { pairing_id, desk_sign_in, user_id, display_name } = offer;
    const detail = { security: 'phone paired with a desk', desk_sign_in };
    return {
      decision: { pairing_id, desk_sign_in },
      reply: { pairing_id, name: display_name },
      audit: [{ beneficiary_id: '0', subject: user_id, detail }],
    };
  },
  write({ pairing_id, desk_sign_in }, { actor, db, now }) {
    db.run(dropPairing(desk_sign_in, actor.sign_in_id));
    db.run(storePaired(pairing_id, actor.sign_in_id, now.instant));
    db.run(poke(desk_sign_in));
  },
});
