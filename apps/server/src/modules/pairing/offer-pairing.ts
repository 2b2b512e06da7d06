import { randomInt } from 'node:crypto';
import { offerPairing } from '@teeka/contract/pairing';
import { codeSeconds, tooManyRefusal } from '@teeka/domain/pairing';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { holdOwnSignIns } from '../auth/index.ts';
import { dropOffers, pairedWith, storeOffer } from './queries.ts';

/** A code by which one phone is paired; in clear it is known to nobody but the desk that shows it. */
export const offerPairingHandler = commandHandler(offerPairing, {
  async read(_input, context) {
    await holdOwnSignIns(context);
    return context.db.first(pairedWith(context.actor.sign_in_id));
  },
  decide(_input, paired, { actor, atRest, now }) {
    const refusal = tooManyRefusal({ wrong: 0, paired: paired?.phones ?? 0 });
    if (refusal) return refuse(refusal);
    const code = String(randomInt(10 ** 8)).padStart(8, '0');
    return {
      decision: {
        pairing_id: uuidV7(),
        desk_sign_in: actor.sign_in_id,
        code_hash: atRest.hash('pairing', code),
        offered_at: now.instant,
      },
      reply: { code, seconds: codeSeconds },
      audit: [{ beneficiary_id: '0', subject: actor.user_id, detail: { security: 'code for a phone shown' } }],
    };
  },
  write(offer, { db }) {
    db.run(dropOffers(offer.desk_sign_in));
    db.run(storeOffer(offer));
  },
  // Without a receipt, where the code would stand: who gets no answer asks for another one.
  after: async () => undefined,
});
