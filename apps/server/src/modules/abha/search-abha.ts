import { searchAbha } from '@teeka/contract/abha';
import { commandHandler } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgeBegun, readBegun } from './begun.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { auditOf, judgeAsking, refusedBy, storeAsking } from './questions/asking.ts';
import { codeSent } from './sent.ts';
import { searchedValue } from './typed.ts';

const kind = 'search';
const path = 'value';

/** Has a code sent to the mobile of an account that there is: somebody linked already may have theirs opened so, too. */
export const searchAbhaHandler = ({ service, settings, turns }: AbhaParts) =>
  commandHandler(searchAbha, {
    turns,
    read: (input, context) => readBegun(input, kind, context),
    async decide(input, rows, context) {
      const begun = judgeBegun(input, rows, { kind, makes: false }, context);
      if ('refused' in begun) return begun;
      const typed = searchedValue(input.by, input.value, settings);
      if ('refused' in typed) return typed;
      const barred = judgeAsking(rows.asking, { kind, path }, context);
      if (barred) return barred;
      const { decision } = begun;
      const sent = await service.search(input.by, typed.value);
      if (isServiceRefusal(sent)) return refusedBy(sent, { asking: decision, path }, context);
      const at = { step: 'search', by: input.by, txn: sent.txn } as const;
      return {
        decision,
        reply: codeSent({ ...begun.attempt, codes: 1, at }, decision.question, sent, context),
        audit: [auditOf(decision.question, { by: input.by })],
      };
    },
    write: storeAsking,
    after: async () => undefined,
  });
