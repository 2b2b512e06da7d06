import { findChildAbhas } from '@teeka/contract/abha';
import { countTries } from '../../platform/access/tries/tries.ts';
import { commandHandler } from '../../platform/http/handler.ts';
import { maskedAccount } from '../../platform/sealing/masked-account.ts';
import type { AbhaParts } from './abha-parts.ts';
import { storeAgreed } from './agreed.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { accountsOfChild, judgeOfGuardian, path, readOfGuardian } from './guardian-opened.ts';
import { auditOf, refusedBy } from './questions/asking.ts';
import { sealTicket } from './ticket.ts';

/** Asks for the accounts within a guardian's before one more is made; of those of other children nothing is told. */
export const findChildAbhasHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(findChildAbhas, {
    turns,
    read: readOfGuardian,
    async decide(input, rows, context) {
      const judged = judgeOfGuardian(input, rows, context);
      if ('refused' in judged) return judged;
      const { begun, token } = judged;
      const { person, decision } = begun;
      const listed = await service.children(token);
      if (isServiceRefusal(listed)) return refusedBy(listed, { asking: decision, path }, context);
      const found = accountsOfChild(listed.children, { person, wards: rows.wards }, context);
      const { guardian_id, relation_proof } = input;
      const accounts = found.map(({ likeness: _, ...account }) => account);
      const at = { step: 'children', accounts, child: { guardian_id, relation_proof } } as const;
      const { beneficiary_id, code_id } = decision.question;
      return {
        decision,
        reply: {
          ticket: sealTicket({ ...begun.attempt, code_id, codes: 0, sent_at: 0, at }, beneficiary_id, context),
          accounts: found.map(({ abha_number, name, dob, year_of_birth, likeness }) => ({
            ...{ abha_number_masked: maskedAccount(abha_number), name, dob, year_of_birth },
            is_same: likeness === 'same',
          })),
        },
        audit: [
          auditOf(decision.question, { guardian_id, found: found.length }),
          { beneficiary_id: guardian_id, subject: begun.attempt.attempt_id, detail: { children: found.length } },
        ],
      };
    },
    // To look is none of the questions of which a person has five: whoever looked makes one after it, or links.
    write({ agreed }, context) {
      storeAgreed(agreed, context.db);
      countTries('abha-asked', context);
    },
    after: async () => undefined,
  });
