import { openAbha } from '@teeka/contract/abha';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson } from './about.ts';
import {
  type AccountService,
  isServiceRefusal,
  type ListedAccount,
  type ServiceRefusal,
} from './gateway/account-service.ts';
import { opened, refuseInactive } from './opened.ts';
import { readStep } from './questions/code.ts';
import { stepRefused } from './step-refused.ts';
import type { AttemptAt } from './ticket.ts';

/** Of the accounts of a mobile number the chosen one has a token of its own; else the code opened the only one. */
async function tokenOf(
  { at }: AttemptAt<'found'>,
  { number }: ListedAccount,
  service: AccountService,
): Promise<{ readonly token: string } | ServiceRefusal> {
  return at.by === 'mobile' ? service.choose({ txn: at.txn, token: at.token, number }) : { token: at.token };
}

export const openAbhaHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(openAbha, {
    turns,
    read: (input, context) => readStep(input, ['found'], context),
    async decide(input, { person, attempt }, context) {
      const about = judgePerson(person, { makes: false, attempt });
      if ('refused' in about) return about;
      const account = attempt?.at.accounts[input.account];
      if (!attempt || !account) return refuse({ code: 'ABHACC0004' });
      const given = await tokenOf(attempt, account, service);
      if (isServiceRefusal(given)) return stepRefused(given);
      const { token } = given;
      const open = await service.open(token);
      if (isServiceRefusal(open)) return stepRefused(open);
      const inactive = refuseInactive(open);
      if (inactive) return inactive;
      const { beneficiary_id } = about.person;
      return {
        decision: undefined,
        reply: opened(attempt, { txn: '', token, profile: open.profile }, beneficiary_id, context),
        audit: [{ beneficiary_id, subject: attempt.attempt_id, detail: { opened: true } }],
      };
    },
    write: () => undefined,
    after: async () => undefined,
  });
