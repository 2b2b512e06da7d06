import { getAbhaSuggestions } from '@teeka/contract/abha';
import { checkAbhaWish } from '@teeka/domain/abha';
import { abhaEnvironment } from '../../platform/env/identity-settings.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson } from './about.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { readStep } from './questions/code.ts';
import { stepRefused } from './step-refused.ts';

/** Addresses that the service proposes, each with the ending of here; an account that was only opened has its own. */
export const getAbhaSuggestionsHandler = ({ service, settings, turns }: AbhaParts) =>
  commandHandler(getAbhaSuggestions, {
    turns,
    read: (input, context) => readStep(input, ['opened'], context),
    async decide(_input, { person, attempt }) {
      const about = judgePerson(person, { makes: false, attempt });
      if ('refused' in about) return about;
      if (!attempt) return refuse({ code: 'ABHACC0004' });
      const { txn } = attempt.at;
      const proposed = txn === '' ? { names: [] } : await service.suggestions(txn);
      if (isServiceRefusal(proposed)) return stepRefused(proposed);
      const whole = proposed.names.map((name) => checkAbhaWish(name, abhaEnvironment(settings)));
      const { beneficiary_id } = about.person;
      return {
        decision: undefined,
        reply: { addresses: whole.flatMap((checked) => (checked.ok ? [checked.normal] : [])) },
        audit: [{ beneficiary_id, subject: attempt.attempt_id }],
      };
    },
    write: () => undefined,
    after: async () => undefined,
  });
