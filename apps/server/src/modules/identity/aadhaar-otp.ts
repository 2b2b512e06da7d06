import { requestAadhaarOtp, verifyAadhaarOtp } from '@teeka/contract/identity';
import { otpSeconds } from '@teeka/domain/contact';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { isRefusal } from './authority/authority.ts';
import { type CheckRows, judgeCode, readCheck, wrongCode } from './codes.ts';
import type { IdentityParts } from './identity-parts.ts';
import { newCheck } from './new-check.ts';
import { type CheckRow, storeAnswer } from './queries.ts';
import {
  type AskedCheck,
  consentOf,
  judgeNumber,
  type NumberRows,
  readNumbered,
  refusedBy,
  storeAsked,
} from './with-number.ts';

const way = 'aadhaar-otp';
const atRequest = new Set(['IDVERI0002', 'IDVERI0003', 'IDVERI0010', 'REQVAL0014']);
const atAnswer = new Set(['USRAUT0012', 'USRAUT0013', 'USRAUT0014', 'REQVAL0014']);

/** Has the authority send a code; of the number nothing stays here. */
export function requestAadhaarOtpHandler({
  authority,
  settings,
  turns,
}: IdentityParts): CommandHandler<typeof requestAadhaarOtp, NumberRows, AskedCheck> {
  return {
    call: requestAadhaarOtp,
    turns,
    read: (input, context) => readNumbered(input, way, context),
    async decide(input, rows, context) {
      const judged = judgeNumber(input, { rows, settings, way, proof: {} }, context);
      if ('refused' in judged) return judged;
      const consent = consentOf(input, way, context);
      const check = newCheck(input, { way, consent_id: consent.consent_id }, context);
      const sent = await authority.requestOtp(judged.number);
      if (isRefusal(sent)) {
        const known = atRequest.has(sent.refusal) ? sent : { refusal: 'IDVERI0010' as const, code: sent.code };
        return refusedBy(known, { consent, check });
      }
      const { beneficiary_id, session_id: subject } = input;
      return {
        decision: { consent, check: { ...check, authority_txn: sent.txn } },
        reply: { txnId: check.check_id, mobile_masked: sent.mobile_masked, expires_in: otpSeconds },
        audit: [{ beneficiary_id, subject, detail: { way } }],
      };
    },
    write: (asked, { db }) => storeAsked(asked, db),
    after: async () => undefined,
  };
}

/** Brings the code to the authority, once: a wrong one is counted here and there. */
export function verifyAadhaarOtpHandler({
  authority,
  turns,
}: IdentityParts): CommandHandler<typeof verifyAadhaarOtp, CheckRows, CheckRow> {
  return {
    call: verifyAadhaarOtp,
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
  };
}
