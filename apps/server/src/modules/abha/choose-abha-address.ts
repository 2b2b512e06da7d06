import { chooseAbhaAddress } from '@teeka/contract/abha';
import { checkAbhaWish } from '@teeka/domain/abha';
import { abhaEnvironment } from '../../platform/env/identity-settings.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson } from './about.ts';
import { isServiceRefusal } from './gateway/account-service.ts';
import { opened } from './opened.ts';
import { readStep } from './questions/code.ts';
import { stepRefused } from './step-refused.ts';

const path = 'abha_address';

/** Gives the account the address, exactly as it was typed: whether somebody has it the service alone knows. */
export const chooseAbhaAddressHandler = ({ service, settings, turns }: AbhaParts) =>
  commandHandler(chooseAbhaAddress, {
    turns,
    read: (input, context) => readStep(input, ['opened'], context),
    async decide(input, { person, attempt }, context) {
      const about = judgePerson(person, { makes: false, attempt });
      if ('refused' in about) return about;
      if (!attempt || attempt.at.txn === '') return refuse({ code: 'ABHACC0004' });
      const typed = checkAbhaWish(input.abha_address, abhaEnvironment(settings));
      if (!typed.ok) return refuse({ ...typed.refusal, path });
      const [name = ''] = typed.normal.split('@');
      const chosen = await service.setAddress(attempt.at.txn, name);
      if (isServiceRefusal(chosen)) return stepRefused(chosen, path);
      const { beneficiary_id } = about.person;
      const { step: _, ...at } = attempt.at;
      const profile = { ...at.profile, abha_address: chosen.address };
      return {
        decision: undefined,
        reply: opened(attempt, { ...at, profile }, beneficiary_id, context),
        audit: [{ beneficiary_id, subject: attempt.attempt_id, detail: { address: 'chosen' } }],
      };
    },
    write: () => undefined,
    after: async () => undefined,
  });
