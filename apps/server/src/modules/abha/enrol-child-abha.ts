import { enrolChildAbha } from '@teeka/contract/abha';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { AbhaParts } from './abha-parts.ts';
import { isPerson, judgePerson, readPerson } from './about.ts';
import { judgeAgreed, readAgreed, sheetOf } from './agreed.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { linkedNumber } from './linked-number.ts';
import { enrolledReply, refuseInactive } from './opened.ts';
import { linkOf } from './queries.ts';
import {
  type Asking,
  auditOf,
  judgeAsking,
  newQuestion,
  readAsking,
  refusedBy,
  storeAsking,
} from './questions/asking.ts';
import { endOfAttempt, openTicket } from './ticket.ts';

const kind = 'child';
const path = 'guardian_id';
const genders = { 1: 1, 2: 2 } as const;

/** Makes a child's account in the open account of its guardian; whose child it is the worker saw on a paper, which is kept as a fact. */
export const enrolChildAbhaHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(enrolChildAbha, {
    turns,
    async read(input, context) {
      const { beneficiary_id, guardian_id, ticket } = input;
      const attempt_id = uuidV7(context.now.instant);
      const [asking, person, agreed, guardian] = await Promise.all([
        readAsking({ beneficiary_id, kind, attempt_id }, context),
        readPerson(beneficiary_id, context),
        readAgreed(input, context),
        isPerson(guardian_id) ? context.db.first(linkOf(guardian_id)) : undefined,
      ]);
      const parent = openTicket(ticket, { beneficiary_id: guardian_id, steps: ['opened'] }, context);
      return { attempt_id, asking, person, agreed, guardian, parent };
    },
    async decide(input, { attempt_id, asking, guardian, parent, ...rows }, context) {
      const judged = judgePerson(rows.person, { makes: true });
      if ('refused' in judged) return judged;
      const { person } = judged;
      const agreed = judgeAgreed(input, rows.agreed, person, context);
      if ('refused' in agreed) return agreed;
      if (sheetOf(person, context) === 'adult') return refuse({ code: 'ABHACC0002', path: 'consent' });
      if (person.guardian_id !== input.guardian_id || !guardian) return refuse({ code: 'ABHACC0003', path });
      if (!parent) return refuse({ code: 'ABHACC0004' });
      const isTheirs = linkedNumber(guardian, context.atRest) === parent.at.profile.abha_number;
      if (!isTheirs) return refuse({ code: 'ABHACC0003', path });
      const barred = judgeAsking(asking, { kind, path }, context);
      if (barred) return barred;
      const { beneficiary_id, ben_name: name, dob, gender } = person;
      const decision: Asking = { question: newQuestion({ beneficiary_id, kind, attempt_id }, context), agreed };
      const child = { name, dob, gender: genders[gender as 1 | 2] ?? (3 as const) };
      const enrolled = await service.enrolChild(parent.at.token, child);
      if (isServiceRefusal(enrolled)) return refusedBy(enrolled, { asking: decision, path }, context);
      const inactive = refuseInactive(enrolled);
      if (inactive) return { ...inactive, aside: (db) => storeAsking(decision, { ...context, db }) };
      const { consent_id, wish_id } = agreed;
      const { code_id } = decision.question;
      const attempt = {
        ...{ attempt_id, consent_id, wish_id, code_id, codes: 0 },
        ...{ sent_at: 0, until: endOfAttempt(context) },
      };
      const { guardian_id, relation_proof } = input;
      const of = { beneficiary_id, mobile: '', child: { guardian_id, relation_proof } };
      return {
        decision,
        reply: enrolledReply(attempt, enrolled, of, context),
        audit: [
          auditOf(decision.question, { guardian_id, relation_proof, is_new: enrolled.isNew }),
          { beneficiary_id: guardian_id, subject: attempt_id, detail: { kind } },
        ],
      };
    },
    write: storeAsking,
    after: async () => undefined,
  });
