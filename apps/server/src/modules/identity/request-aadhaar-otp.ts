import { requestAadhaarOtp } from '@teeka/contract/identity';
import { otpSeconds } from '@teeka/domain/contact';
import { commandHandler } from '../../platform/http/handler.ts';
import { isRefusal } from './authority/authority.ts';
import type { IdentityParts } from './identity-parts.ts';
import { newCheck } from './new-check.ts';
import { consentOf, judgeNumber, readNumbered, refusedBy, storeRequested } from './with-number.ts';

const way = 'aadhaar-otp';
const atRequest = new Set(['IDVERI0002', 'IDVERI0003', 'IDVERI0010', 'REQVAL0014']);

/** Has the authority send a code; of the number nothing stays here. */
export const requestAadhaarOtpHandler = ({ authority, settings, turns }: IdentityParts) =>
  commandHandler(requestAadhaarOtp, {
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
    write: (requested, { db }) => storeRequested(requested, db),
    after: async () => undefined,
  });
