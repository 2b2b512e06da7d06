import { awaitCapture } from '@teeka/contract/pairing';
import { wishRefusal } from '@teeka/domain/pairing';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { lockPhones, poke, storeAwaits } from './queries.ts';

/** Lets the phones of a desk capture one thing. Only what is waited for is ever taken, so no capture meets another person. */
export const awaitCaptureHandler = commandHandler(awaitCapture, {
  read: (_input, { actor, db }) => db.rows(lockPhones(actor.sign_in_id)),
  decide({ awaits, finger, wish_id: over }, phones, { actor }) {
    const refusal = wishRefusal({ awaits, finger });
    if (refusal) return refuse(refusal);
    const wish_id = awaits && uuidV7();
    const options = awaits === 'finger' ? (finger ?? null) : null;
    return {
      decision: { wish: { awaits, wish_id, finger: options }, over: awaits ? null : (over ?? null), phones },
      reply: { phones: phones.length, wish_id },
      audit: [{ beneficiary_id: '0', subject: actor.user_id, detail: { awaits } }],
    };
  },
  write({ wish, over, phones }, { actor, db, now }) {
    db.run(storeAwaits(actor.sign_in_id, { wish, over }, now.instant));
    for (const { phone_sign_in } of phones) db.run(poke(phone_sign_in));
  },
});
