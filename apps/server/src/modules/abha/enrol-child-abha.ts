import { enrolChildAbha } from '@teeka/contract/abha';
import { consentHolds } from '@teeka/domain/abha';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { isPerson } from './about.ts';
import { sheetOf } from './agreed.ts';
import { judgeBegun, readBegun } from './begun.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { linkedNumber } from './linked-number.ts';
import { enrolledAtOnce, refuseInactive } from './opened.ts';
import { linkOf, saidNoOf } from './queries.ts';
import { auditOf, judgeAsking, refusedBy, storeAsking } from './questions/asking.ts';
import { openTicket } from './ticket.ts';

const kind = 'child';
const path = 'guardian_id';
const genders = { 1: 1, 2: 2 } as const;

/** Makes a child's account in the open account of its guardian; whose child it is the worker saw on a paper, which is kept as a fact. */
export const enrolChildAbhaHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(enrolChildAbha, {
    turns,
    async read(input, context) {
      const { guardian_id, ticket } = input;
      const { db } = context;
      const [begun, guardian, no] = await Promise.all([
        readBegun(input, kind, context),
        isPerson(guardian_id) ? db.first(linkOf(guardian_id)) : undefined,
        isPerson(guardian_id) ? db.first(saidNoOf(guardian_id)) : undefined,
      ]);
      const parent = openTicket(ticket, { beneficiary_id: guardian_id, steps: ['opened'] }, context);
      return { ...begun, guardian, parent, saidNo: no?.said_no ?? null };
    },
    async decide(input, { guardian, parent, saidNo, ...rows }, context) {
      const begun = judgeBegun(input, rows, { kind, makes: true }, context);
      if ('refused' in begun) return begun;
      const { person, decision } = begun;
      if (sheetOf(person, context) === 'adult') return refuse({ code: 'ABHACC0002', path: 'consent' });
      if (person.guardian_id !== input.guardian_id || !guardian) return refuse({ code: 'ABHACC0003', path });
      if (!parent) return refuse({ code: 'ABHACC0004' });
      if (!consentHolds(new Date(parent.agreed_at), saidNo)) return refuse({ code: 'ABHACC0018', path });
      const isTheirs = linkedNumber(guardian, context.atRest) === parent.at.profile.abha_number;
      if (!isTheirs) return refuse({ code: 'ABHACC0003', path });
      const barred = judgeAsking(rows.asking, { kind, path }, context);
      if (barred) return barred;
      const { ben_name: name, dob, gender } = person;
      const child = { name, dob, gender: genders[gender as 1 | 2] ?? (3 as const) };
      const enrolled = await service.enrolChild(parent.at.token, child);
      if (isServiceRefusal(enrolled)) return refusedBy(enrolled, { asking: decision, path }, context);
      const inactive = refuseInactive(enrolled);
      if (inactive) return { ...inactive, aside: (db) => storeAsking(decision, { ...context, db }) };
      const { guardian_id, relation_proof } = input;
      return {
        decision,
        reply: enrolledAtOnce(begun, enrolled, { mobile: '', child: { guardian_id, relation_proof } }, context),
        audit: [
          auditOf(decision.question, { guardian_id, relation_proof, is_new: enrolled.isNew }),
          { beneficiary_id: guardian_id, subject: begun.attempt.attempt_id, detail: { kind } },
        ],
      };
    },
    write: storeAsking,
    after: async () => undefined,
  });
