import type { RequestOf } from '@teeka/contract/call';
import type { verifyBiometrics, verifyDemographics, verifyFace } from '@teeka/contract/identity';
import type { CheckedWay } from '@teeka/domain/verification';
import { commandHandler, type Refused, refuse } from '../../platform/http/handler.ts';
import { isRefusal, type Proof } from './authority/authority.ts';
import type { IdentityParts } from './identity-parts.ts';
import { newCheck } from './new-check.ts';
import { consentOf, judgeNumber, type RequestedCheck, readNumbered, refusedBy, storeRequested } from './with-number.ts';

type Direct = typeof verifyBiometrics | typeof verifyDemographics | typeof verifyFace;

/** Codes of the authority that make sense as an answer to these questions; any other keeps its own code. */
const answerable = new Set(['IDVERI0002', 'IDVERI0003', 'IDVERI0005', 'IDVERI0010', 'REQVAL0014']);

/**
 * A question that the authority answers at once. It waits for the authority within its transaction, but holds nothing
 * that anybody but this worker's other checks wait for and, by `turns`, only so many at a time; a repetition asks again,
 * so it keeps no receipt.
 */
export const verifyWithAuthority = <C extends Direct>(
  { authority, settings, turns }: IdentityParts,
  of: {
    readonly call: C;
    readonly way: CheckedWay;
    readonly proof: (input: RequestOf<C>) => Proof | Refused;
  },
) =>
  commandHandler(of.call, {
    turns,
    read: (input, context) => readNumbered(input, of.way, context),
    async decide(input, rows, context) {
      const proof = of.proof(input);
      const judged = judgeNumber(input, { rows, settings, way: of.way, proof }, context);
      if ('refused' in judged) return judged;
      if ('refused' in proof) return proof;
      const consent = consentOf(input, of.way, context);
      const pending = newCheck(input, { way: of.way, consent_id: consent.consent_id }, context);
      const answer = await authority.verify(judged.number, proof);
      if (isRefusal(answer)) {
        if (!answerable.has(answer.refusal)) return refuse({ code: 'IDVERI0010', values: { code: answer.code } });
        return refusedBy(answer, { consent, check: pending });
      }
      const { matched, kyc } = answer;
      const check = { ...pending, matched, answered_at: context.now.instant };
      const reply = { txnId: check.check_id, matched, kyc: of.way === 'biometric' ? kyc : null };
      const { beneficiary_id, session_id: subject } = input;
      const audit = [{ beneficiary_id, subject, detail: { way: of.way, matched } }];
      return { decision: { consent, check }, reply, audit } as never;
    },
    write: (requested: RequestedCheck, { db }) => storeRequested(requested, db),
    after: async () => undefined,
  });
