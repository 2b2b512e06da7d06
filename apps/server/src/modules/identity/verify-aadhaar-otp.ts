import { verifyAadhaarOtp } from '@teeka/contract/identity';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { isRefusal } from './authority/authority.ts';
import { judgeCode, readCheck, wrongCode } from './codes.ts';
import type { IdentityParts } from './identity-parts.ts';
import { storeAnswer } from './queries.ts';

const way = 'aadhaar-otp';
const atAnswer = new Set(['USRAUT0012', 'USRAUT0013', 'USRAUT0014', 'REQVAL0014']);

/** Brings the code to the authority, once: a wrong one is counted here and there. */
export const verifyAadhaarOtpHandler = ({ authority, turns }: IdentityParts) =>
  commandHandler(verifyAadhaarOtp, {
    turns,
    read: readCheck,
    async decide(input, rows, context) {
      const judged = judgeCode(input, { rows, way }, context);
      if ('refused' in judged) return judged;
      const { check, otp } = judged;
      const answer = await authority.verifyOtp(check.authority_txn, otp);
      if (isRefusal(answer)) {
        if (answer.refusal === 'USRPRF0002') return wrongCode(check);
        if (atAnswer.has(answer.refusal)) return refuse({ code: answer.refusal });
        return refuse({ code: 'IDVERI0010', values: { code: answer.code } });
      }
      if (!answer.matched) return wrongCode(check);
      const { beneficiary_id, session_id: subject } = check;
      return {
        decision: check,
        reply: { txnId: check.check_id, matched: true, kyc: answer.kyc },
        audit: [{ beneficiary_id, subject, detail: { way, matched: true } }],
      };
    },
    write: (check, { db, now }) => db.run(storeAnswer(check, now.instant)),
    after: async () => undefined,
  });
