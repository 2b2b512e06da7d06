import { awaitCapture } from '@teeka/contract/pairing';
import { commandHandler } from '../../platform/http/handler.ts';
import { lockPhones, poke, storeAwaits } from './queries.ts';

/** Lets the phones of a desk capture one thing. Only what is waited for is ever taken, so no picture meets another person. */
export const awaitCaptureHandler = commandHandler(awaitCapture, {
  read: (_input, { actor, db }) => db.rows(lockPhones(actor.sign_in_id)),
  decide: ({ awaits }, phones, { actor }) => ({
    decision: { awaits, phones },
    reply: { phones: phones.length },
    audit: [{ beneficiary_id: '0', subject: actor.user_id, detail: { awaits } }],
  }),
  write({ awaits, phones }, { actor, db, now }) {
    db.run(storeAwaits(actor.sign_in_id, awaits, now.instant));
    for (const { phone_sign_in } of phones) db.run(poke(phone_sign_in));
  },
});
