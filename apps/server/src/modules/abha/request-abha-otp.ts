import { requestAbhaOtp } from '@teeka/contract/abha';
import { lockedTries } from '../../platform/access/tries/tries.ts';
import { commandHandler } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgeBegun, readBegun } from './begun.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { auditOf, judgeAsking, refusedBy, storeAsking } from './questions/asking.ts';
import { codeSent } from './sent.ts';
import { aadhaarTyped } from './typed.ts';

const kind = 'enrol';
const path = 'aadhaar_number';

/** Has a code sent to the mobile linked with an Aadhaar; of the number nothing stays here. */
export const requestAbhaOtpHandler = ({ service, settings, turns }: AbhaParts) =>
  commandHandler(requestAbhaOtp, {
    turns,
    async read(input, context) {
      const [begun, others] = await Promise.all([
        readBegun(input, kind, context),
        lockedTries('other-number', context),
      ]);
      return { ...begun, others };
    },
    async decide(input, { others, ...rows }, context) {
      // A child's is made in its guardian's, never by an Aadhaar of its own.
      const begun = judgeBegun(input, rows, { kind, makes: true, only: 'adult' }, context);
      if ('refused' in begun) return begun;
      const { person, decision } = begun;
      const barred = judgeAsking(rows.asking, { kind, path }, context);
      if (barred) return barred;
      const typed = aadhaarTyped(input.aadhaar_number, { person, settings, others }, context);
      if ('refused' in typed) return typed;
      const sent = await service.requestOtp(typed.number);
      if (isServiceRefusal(sent)) return refusedBy(sent, { asking: decision, path }, context);
      const at = { step: 'enrol', txn: sent.txn } as const;
      return {
        decision,
        reply: codeSent({ ...begun.attempt, codes: 1, at }, decision.question, sent, context),
        audit: [auditOf(decision.question)],
      };
    },
    write: storeAsking,
    after: async () => undefined,
  });
