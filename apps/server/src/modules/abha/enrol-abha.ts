import { enrolAbha } from '@teeka/contract/abha';
import { checkMobile } from '@teeka/domain/contact';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson } from './about.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { enrolledReply, refuseInactive } from './opened.ts';
import { codeRefused, judgeCode, readCode } from './questions/code.ts';
import { storeAnswered } from './questions/queries.ts';

/** Brings the code, once, and makes the account; one that there was is answered with, never made twice. */
export const enrolAbhaHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(enrolAbha, {
    turns,
    read: (input, context) => readCode(input, 'enrol', context),
    async decide(input, rows, context) {
      const about = judgePerson(rows.person, { makes: true, attempt: rows.attempt });
      if ('refused' in about) return about;
      const mobile = checkMobile(input.mobile_number);
      if (!mobile.ok) return refuse({ ...mobile.refusal, path: 'mobile_number' });
      const judged = judgeCode(input.otp, rows, context);
      if ('refused' in judged) return judged;
      const { attempt, row, otp } = judged;
      const enrolled = await service.enrol({ txn: attempt.at.txn, otp, mobile: mobile.normal });
      if (isServiceRefusal(enrolled)) return codeRefused(enrolled, row);
      const inactive = refuseInactive(enrolled);
      if (inactive) return { ...inactive, aside: (db) => db.run(storeAnswered(row, context.now.instant)) };
      const { beneficiary_id } = about.person;
      return {
        decision: row,
        reply: enrolledReply(attempt, enrolled, { beneficiary_id, mobile: mobile.normal }, context),
        audit: [{ beneficiary_id, subject: attempt.attempt_id, detail: { kind: row.kind, is_new: enrolled.isNew } }],
      };
    },
    write: (row, { db, now }) => db.run(storeAnswered(row, now.instant)),
    after: async () => undefined,
  });
