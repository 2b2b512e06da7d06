import { requestAbhaOtp } from '@teeka/contract/abha';
import { lockedTries } from '../../platform/access/tries/tries.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson, readPerson } from './about.ts';
import { judgeAgreed, readAgreed, sheetOf } from './agreed.ts';
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
import { codeSent } from './sent.ts';
import { endOfAttempt } from './ticket.ts';
import { aadhaarTyped } from './typed.ts';

const kind = 'enrol';
const path = 'aadhaar_number';

/** Has a code sent to the mobile linked with an Aadhaar; of the number nothing stays here. */
export const requestAbhaOtpHandler = ({ service, settings, turns }: AbhaParts) =>
  commandHandler(requestAbhaOtp, {
    turns,
    async read(input, context) {
      const { beneficiary_id } = input;
      const attempt_id = uuidV7(context.now.instant);
      const [asking, others, person, agreed] = await Promise.all([
        readAsking({ beneficiary_id, kind, attempt_id }, context),
        lockedTries('other-number', context),
        readPerson(beneficiary_id, context),
        readAgreed(input, context),
      ]);
      return { attempt_id, asking, others, person, agreed };
    },
    async decide(input, { attempt_id, asking, others, ...rows }, context) {
      const judged = judgePerson(rows.person, { makes: true });
      if ('refused' in judged) return judged;
      const { person } = judged;
      // A child's is made in its guardian's, never by an Aadhaar of its own.
      if (sheetOf(person, context) === 'child') return refuse({ code: 'ABHACC0002', path: 'consent' });
      const agreed = judgeAgreed(input, rows.agreed, person, context);
      if ('refused' in agreed) return agreed;
      const barred = judgeAsking(asking, { kind, path }, context);
      if (barred) return barred;
      const typed = aadhaarTyped(input.aadhaar_number, { person, settings, others }, context);
      if ('refused' in typed) return typed;
      const { beneficiary_id } = person;
      const decision: Asking = { question: newQuestion({ beneficiary_id, kind, attempt_id }, context), agreed };
      const sent = await service.requestOtp(typed.number);
      if (isServiceRefusal(sent)) return refusedBy(sent, { asking: decision, path }, context);
      const { consent_id, wish_id } = agreed;
      const at = { step: 'enrol', txn: sent.txn } as const;
      const attempt = { attempt_id, consent_id, wish_id, codes: 1, until: endOfAttempt(context), at };
      return {
        decision,
        reply: codeSent(attempt, decision.question, sent, context),
        audit: [auditOf(decision.question)],
      };
    },
    write: storeAsking,
    after: async () => undefined,
  });
