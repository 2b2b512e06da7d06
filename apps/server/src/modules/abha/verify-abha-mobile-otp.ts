import { verifyAbhaMobileOtp } from '@teeka/contract/abha';
import { commandHandler } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson } from './about.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { opened } from './opened.ts';
import { codeRefused, judgeCode, readCode } from './questions/code.ts';
import { storeAnswered } from './questions/queries.ts';

/** Brings the code that went to the number of the account, and reads the account anew: the number stands in it now. */
export const verifyAbhaMobileOtpHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(verifyAbhaMobileOtp, {
    turns,
    read: (input, context) => readCode(input, 'mobile', context),
    async decide(input, rows, context) {
      const about = judgePerson(rows.person, { makes: false, attempt: rows.attempt });
      if ('refused' in about) return about;
      const judged = judgeCode(input.otp, rows, context);
      if ('refused' in judged) return judged;
      const { attempt, row, otp } = judged;
      const { mobileTxn, step: _, ...at } = attempt.at;
      const verified = await service.verifyMobile(mobileTxn, otp);
      if (isServiceRefusal(verified)) return codeRefused(verified, row);
      // The code is used up: where the account cannot be read just now, what was known of it stands.
      const open = await service.open(at.token);
      const profile = isServiceRefusal(open) ? at.profile : open.profile;
      const { beneficiary_id } = about.person;
      return {
        decision: row,
        reply: opened(attempt, { ...at, profile }, beneficiary_id, context),
        audit: [{ beneficiary_id, subject: attempt.attempt_id, detail: { kind: row.kind, matched: true } }],
      };
    },
    write: (row, { db, now }) => db.run(storeAnswered(row, now.instant)),
    after: async () => undefined,
  });
