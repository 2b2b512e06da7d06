import { verifyAbhaSearch } from '@teeka/contract/abha';
import { commandHandler } from '../../platform/http/handler.ts';
import { maskedAccount } from '../../platform/sealing/masked-account.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson } from './about.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { codeRefused, judgeCode, readCode } from './questions/code.ts';
import { storeAnswered } from './questions/queries.ts';
import { sealTicket } from './ticket.ts';

/** Brings the code of a search, once: what is found shows its name and the end of its number. */
export const verifyAbhaSearchHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(verifyAbhaSearch, {
    turns,
    read: (input, context) => readCode(input, 'search', context),
    async decide(input, rows, context) {
      const about = judgePerson(rows.person, { makes: false, attempt: rows.attempt });
      if ('refused' in about) return about;
      const judged = judgeCode(input.otp, rows, context);
      if ('refused' in judged) return judged;
      const { attempt, row, otp } = judged;
      const { by, txn } = attempt.at;
      const found = await service.verifySearch({ by, txn, otp });
      if (isServiceRefusal(found)) return codeRefused(found, row);
      const { beneficiary_id } = about.person;
      const next = { ...attempt, at: { step: 'found', by, txn, ...found } } as const;
      const accounts = found.accounts.map(({ number, name }) => ({ abha_number_masked: maskedAccount(number), name }));
      return {
        decision: row,
        reply: { ticket: sealTicket(next, beneficiary_id, context), accounts },
        audit: [{ beneficiary_id, subject: attempt.attempt_id, detail: { found: accounts.length } }],
      };
    },
    write: (row, { db, now }) => db.run(storeAnswered(row, now.instant)),
    after: async () => undefined,
  });
