import { requestAbhaMobileOtp } from '@teeka/contract/abha';
import { checkMobile } from '@teeka/domain/contact';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson } from './about.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import {
  type Asking,
  auditOf,
  judgeAsking,
  newQuestion,
  readAsking,
  refusedBy,
  storeAsking,
} from './questions/asking.ts';
import { readStep } from './questions/code.ts';
import { codeSent } from './sent.ts';

const kind = 'mobile';
const path = 'mobile_number';

/** Has a code sent to the number that the account is to have. */
export const requestAbhaMobileOtpHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(requestAbhaMobileOtp, {
    turns,
    async read(input, context) {
      const { person, attempt } = await readStep(input, ['opened', 'mobile'], context);
      const attempt_id = attempt?.attempt_id ?? context.actor.user_id;
      const asking = await readAsking({ beneficiary_id: input.beneficiary_id, kind, attempt_id }, context);
      return { person, attempt, asking };
    },
    async decide(input, { person, attempt, asking }, context) {
      const about = judgePerson(person, { makes: false, attempt });
      if ('refused' in about) return about;
      // An account that was only opened is its owner's to change.
      if (!attempt || attempt.at.txn === '') return refuse({ code: 'ABHACC0004' });
      const mobile = checkMobile(input.mobile_number);
      if (!mobile.ok) return refuse({ ...mobile.refusal, path });
      const barred = judgeAsking(asking, { kind, path }, context);
      if (barred) return barred;
      const { beneficiary_id } = about.person;
      const { attempt_id } = attempt;
      const decision: Asking = {
        question: newQuestion({ beneficiary_id, kind, attempt_id }, context),
        agreed: { event: null },
      };
      const sent = await service.requestMobileOtp(attempt.at.txn, mobile.normal);
      if (isServiceRefusal(sent)) return refusedBy(sent, { asking: decision, path }, context);
      const codes = (asking.counts?.codes ?? 0) + 1;
      const next = { ...attempt, codes, at: { ...attempt.at, step: 'mobile', mobileTxn: sent.txn } } as const;
      return { decision, reply: codeSent(next, decision.question, sent, context), audit: [auditOf(decision.question)] };
    },
    write: storeAsking,
    after: async () => undefined,
  });
