import { randomInt } from 'node:crypto';
import { requestMobileOtp } from '@teeka/contract/identity';
import { otpSeconds } from '@teeka/domain/contact';
import { masked } from '@teeka/domain/identity';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { mobileOfPerson } from '../../platform/sealing/numbers-of.ts';
import { smsSentence } from '../../platform/words/sentence.ts';
import { hashed, way } from './code-to-person.ts';
import type { IdentityParts } from './identity-parts.ts';
import { judgeListed, readListed } from './listed.ts';
import { newCheck } from './new-check.ts';
import { storeCheck } from './queries.ts';

const template = 'teeka-otp';

/** Sends a code to the number on record; the worker never types it and sees only its end. */
export const requestMobileOtpHandler = ({ sms }: IdentityParts) =>
  commandHandler(requestMobileOtp, {
    read: (input, context) => readListed(input, way, context),
    decide(input, rows, context) {
      const person = judgeListed(rows, context);
      if ('refused' in person) return person;
      const mobile = mobileOfPerson(person, context.atRest);
      if (mobile === '') return refuse({ code: 'IDVERI0009' });
      const otp = String(randomInt(100_000, 1_000_000));
      const pending = newCheck(input, { way }, context);
      const check = { ...pending, otp_hash: context.atRest.hash('otp', hashed(pending.check_id, otp)) };
      return {
        decision: { check, mobile, otp },
        reply: { txnId: check.check_id, mobile_masked: masked(mobile), expires_in: otpSeconds },
        audit: [{ beneficiary_id: input.beneficiary_id, subject: input.session_id, detail: { way } }],
      };
    },
    write: ({ check }, { db }) => db.run(storeCheck(check)),
    async after({ mobile, otp }, { origin }) {
      const text = smsSentence(origin.language, 'otp', { otp, minutes: Math.round(otpSeconds / 60) });
      const outcome = await sms.send({ to: mobile, text, template_id: template, ref: uuidV7() });
      return outcome === 'taken' ? undefined : refuse({ code: 'REQVAL0014' });
    },
  });
