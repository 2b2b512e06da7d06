import { verifyMobileOtp } from '@teeka/contract/identity';
import { commandHandler } from '../../platform/http/handler.ts';
import { hashed, way } from './code-to-person.ts';
import { judgeCode, readCheck, wrongCode } from './codes.ts';
import { storeAnswer } from './queries.ts';

/** Checks that code. */
export const verifyMobileOtpHandler = commandHandler(verifyMobileOtp, {
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
});
