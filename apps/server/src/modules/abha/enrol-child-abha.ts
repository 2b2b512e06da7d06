import { enrolChildAbha } from '@teeka/contract/abha';
import type { Writer } from '../../platform/db/database.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import type { AbhaParts } from './abha-parts.ts';
import { isPerson } from './about.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { accountsOfChild, judgeOfGuardian, kind, path, readOfGuardian } from './guardian-opened.ts';
import { enrolledAtOnce, refuseInactive } from './opened.ts';
import { auditOf, refusedBy, storeAsking } from './questions/asking.ts';

const genders = { 1: 1, 2: 2 } as const;

/**
 * Makes a child's account in the open account of its guardian; whose child it is the worker saw on a paper, which is kept as a
 * fact. The service is asked first which there are: one of this name, birth and sex is linked, and none is made (ABHACC0013).
 */
export const enrolChildAbhaHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(enrolChildAbha, {
    turns,
    // Whoever makes one for this child waits for whoever does so already: what that one made is listed then.
    async read(input, context) {
      const { beneficiary_id } = input;
      const [, rows] = await Promise.all([
        isPerson(beneficiary_id) ? context.db.rows(lockPerson(beneficiary_id)) : [],
        readOfGuardian(input, context),
      ]);
      return rows;
    },
    async decide(input, rows, context) {
      const judged = judgeOfGuardian(input, rows, context);
      if ('refused' in judged) return judged;
      const { begun, token } = judged;
      const { person, decision } = begun;
      const aside = (db: Writer) => storeAsking(decision, { ...context, db });
      const listed = await service.children(token);
      if (isServiceRefusal(listed)) return refusedBy(listed, { asking: decision, path }, context);
      const found = accountsOfChild(listed.children, { person, wards: rows.wards }, context);
      if (found.some(({ likeness }) => likeness === 'same')) return { ...refuse({ code: 'ABHACC0013' }), aside };
      const { ben_name: name, dob, gender } = person;
      const child = { name, dob, gender: genders[gender as 1 | 2] ?? (3 as const) };
      const enrolled = await service.enrolChild(token, child);
      if (isServiceRefusal(enrolled)) return refusedBy(enrolled, { asking: decision, path }, context);
      const inactive = refuseInactive(enrolled);
      if (inactive) return { ...inactive, aside };
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
