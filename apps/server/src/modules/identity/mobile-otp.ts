import { mobileOfPerson } from '../../platform/sealing/numbers-of.ts';
import { randomInt } from 'node:crypto';
import { requestMobileOtp, verifyMobileOtp } from '@teeka/contract/identity';
import { otpSeconds } from '@teeka/domain/contact';
import { masked } from '@teeka/domain/identity';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { smsSentence } from '../../platform/words/sentence.ts';
import { type CheckRows, judgeCode, readCheck, wrongCode } from './codes.ts';
import type { IdentityParts } from './identity-parts.ts';
import { judgeListed, type ListedRows, readListed } from './listed.ts';
import { newCheck } from './new-check.ts';
import { type CheckRow, storeAnswer, storeCheck } from './queries.ts';

const way = 'mobile-otp';
const template = 'teeka-otp';

const hashed = (check_id: string, otp: string): string => `${check_id}\0${otp}`;

interface Sending {
  readonly check: CheckRow;
  readonly mobile: string;
  readonly otp: string;
}

/** Sends a code to the number on record; the worker never types it and sees only its end. */
export function requestMobileOtpHandler({
  sms,
}: IdentityParts): CommandHandler<typeof requestMobileOtp, ListedRows, Sending> {
  return {
    call: requestMobileOtp,
    read: (input, context) => readListed(input, way, context),
    decide(input, rows, context) {
      const person = judgeListed(rows, context);
      if ('refused' in person) return person;
      const mobile = mobileOfPerson(person, context.atRest);
      if (mobile === '') return refuse({ code: 'IDVERI0009' });
      const otp = String(randomInt(100_000, 1_000_000));
      const asked = newCheck(input, { way }, context);
      const check = { ...asked, otp_hash: context.atRest.hash('otp', hashed(asked.check_id, otp)) };
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
  };
}

/** Checks that code. */
export const verifyMobileOtpHandler: CommandHandler<typeof verifyMobileOtp, CheckRows, CheckRow> = {
  call: verifyMobileOtp,
  read: readCheck,
  decide(input, rows, context) {
    const judged = judgeCode(input, { rows, way }, context);
    if ('refused' in judged) return judged;
    const { check, otp } = judged;
    if (!check.otp_hash || !context.atRest.isHash('otp', hashed(check.check_id, otp), check.otp_hash))
      return wrongCode(check);
    const { beneficiary_id, session_id: subject } = check;
    return {
      decision: check,
      reply: { txnId: check.check_id, matched: true, kyc: null },
      audit: [{ beneficiary_id, subject, detail: { way, matched: true } }],
    };
  },
  write: (check, { db, now }) => db.run(storeAnswer(check, now.instant)),
};
