import { searchAbha } from '@teeka/contract/abha';
import { commandHandler } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson, readPerson } from './about.ts';
import { judgeAgreed, readAgreed } from './agreed.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import {
  type Asking,
  auditOf,
  judgeAsking,
  newQuestion,
  readAsking,
  refusedBy,
  storeAsking,
} from './questions/asking.ts';
import { codeSent } from './sent.ts';
import { endOfAttempt } from './ticket.ts';
import { searchedValue } from './typed.ts';

const kind = 'search';

/** Has a code sent to the mobile of an account that there is: somebody linked already may have theirs opened so, too. */
export const searchAbhaHandler = ({ service, settings, turns }: AbhaParts) =>
  commandHandler(searchAbha, {
    turns,
    async read(input, context) {
      const { beneficiary_id } = input;
      const attempt_id = uuidV7(context.now.instant);
      const [asking, person, agreed] = await Promise.all([
        readAsking({ beneficiary_id, kind, attempt_id }, context),
        readPerson(beneficiary_id, context),
        readAgreed(input, context),
      ]);
      return { attempt_id, asking, person, agreed };
    },
    async decide(input, { attempt_id, asking, ...rows }, context) {
      const judged = judgePerson(rows.person, { makes: false });
      if ('refused' in judged) return judged;
      const agreed = judgeAgreed(input, rows.agreed, judged.person, context);
      if ('refused' in agreed) return agreed;
      const typed = searchedValue(input.by, input.value, settings);
      if ('refused' in typed) return typed;
      const barred = judgeAsking(asking, { kind, path: 'value' }, context);
      if (barred) return barred;
      const { beneficiary_id } = judged.person;
      const decision: Asking = { question: newQuestion({ beneficiary_id, kind, attempt_id }, context), agreed };
      const sent = await service.search(input.by, typed.value);
      if (isServiceRefusal(sent)) return refusedBy(sent, { asking: decision, path: 'value' }, context);
      const { consent_id, wish_id } = agreed;
      const at = { step: 'search', by: input.by, txn: sent.txn } as const;
      const attempt = { attempt_id, consent_id, wish_id, codes: 1, until: endOfAttempt(context), at };
      const audit = [auditOf(decision.question, { by: input.by })];
      return { decision, reply: codeSent(attempt, decision.question, sent, context), audit };
    },
    write: storeAsking,
    after: async () => undefined,
  });
