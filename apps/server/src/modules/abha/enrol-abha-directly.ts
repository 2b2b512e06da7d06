import { enrolAbhaDirectly } from '@teeka/contract/abha';
import { checkMobile } from '@teeka/domain/contact';
import { lockedTries } from '../../platform/access/tries/tries.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson, readPerson } from './about.ts';
import { judgeAgreed, readAgreed, sheetOf } from './agreed.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { enrolledReply, refuseInactive } from './opened.ts';
import { proofOf } from './proofs.ts';
import {
  type Asking,
  auditOf,
  judgeAsking,
  newQuestion,
  readAsking,
  refusedBy,
  storeAsking,
} from './questions/asking.ts';
import { endOfAttempt } from './ticket.ts';
import { aadhaarTyped } from './typed.ts';

const kind = 'direct';
const path = 'aadhaar_number';

/** Makes or finds the account by a capture, a face or details, which the service answers at once. */
export const enrolAbhaDirectlyHandler = ({ service, settings, turns }: AbhaParts) =>
  commandHandler(enrolAbhaDirectly, {
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
      const mobile = checkMobile(input.mobile_number);
      if (!mobile.ok) return refuse({ ...mobile.refusal, path: 'mobile_number' });
      const proof = proofOf(input.proof);
      if ('refused' in proof) return proof;
      const barred = judgeAsking(asking, { kind, path }, context);
      if (barred) return barred;
      const typed = aadhaarTyped(input.aadhaar_number, { person, settings, others }, context);
      if ('refused' in typed) return typed;
      const { beneficiary_id } = person;
      const decision: Asking = { question: newQuestion({ beneficiary_id, kind, attempt_id }, context), agreed };
      const enrolled = await service.enrolDirectly({ aadhaar: typed.number, mobile: mobile.normal, proof });
      if (isServiceRefusal(enrolled)) return refusedBy(enrolled, { asking: decision, path }, context);
      const inactive = refuseInactive(enrolled);
      if (inactive) return { ...inactive, aside: (db) => storeAsking(decision, { ...context, db }) };
      const { consent_id, wish_id } = agreed;
      const { code_id } = decision.question;
      const attempt = {
        ...{ attempt_id, consent_id, wish_id, code_id, codes: 0 },
        ...{ sent_at: 0, until: endOfAttempt(context) },
      };
      return {
        decision,
        reply: enrolledReply(attempt, enrolled, { beneficiary_id, mobile: mobile.normal }, context),
        audit: [auditOf(decision.question, { by: proof.by, is_new: enrolled.isNew })],
      };
    },
    write: storeAsking,
    after: async () => undefined,
  });
