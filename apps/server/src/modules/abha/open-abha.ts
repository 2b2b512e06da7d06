import { openAbha } from '@teeka/contract/abha';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson, sheetOf } from './about.ts';
import { refusalsOfGuardian } from './consent.ts';
import {
  type AccountService,
  isServiceRefusal,
  type ListedAccount,
  type OpenAccount,
  type ServiceRefusal,
} from './gateway/account-service.ts';
import { opened, refuseInactive } from './opened.ts';
import { readStep } from './questions/code.ts';
import { stepRefused } from './step-refused.ts';
import type { AttemptAt, OpenedStep } from './ticket.ts';

type Chosen = OpenAccount & Pick<OpenedStep, 'token' | 'child'>;

/** Of the accounts of a mobile number the chosen one has a token of its own; else the code opened the only one. */
async function openFound(
  { at }: AttemptAt<'found'>,
  { number }: ListedAccount,
  service: AccountService,
): Promise<Chosen | ServiceRefusal> {
  const { token } = at;
  const given = at.by === 'mobile' ? await service.choose({ txn: at.txn, token, number }) : { token };
  if (isServiceRefusal(given)) return given;
  const open = await service.open(given.token);
  return isServiceRefusal(open) ? open : { ...open, token: given.token };
}

/** A child's account among its guardian's: what was told of it is all there is, and nothing opens it further. */
function openChild({ at }: AttemptAt<'children'>, nth: number): Chosen | undefined {
  const found = at.accounts[nth];
  return found && { profile: { ...found, mobile: '', address: '' }, isActive: true, token: '', child: at.child };
}

const steps = ['found', 'children'] as const;

async function choose(
  attempt: AttemptAt<(typeof steps)[number]>,
  nth: number,
  service: AccountService,
): Promise<Chosen | ServiceRefusal | undefined> {
  const { at } = attempt;
  if (at.step === 'children') return openChild({ ...attempt, at }, nth);
  const account = at.accounts[nth];
  return account && openFound({ ...attempt, at }, account, service);
}

export const openAbhaHandler = ({ service, turns }: AbhaParts) =>
  commandHandler(openAbha, {
    turns,
    read: (input, context) => readStep(input, steps, context),
    async decide(input, { person, attempt }, context) {
      const about = judgePerson(person, { makes: false, attempt });
      if ('refused' in about) return about;
      const barred = refusalsOfGuardian(about.person, sheetOf(about.person, context), context);
      if (barred.length > 0) return refuse(...barred);
      const chosen = attempt && (await choose(attempt, input.account, service));
      if (!attempt || !chosen) return refuse({ code: 'ABHACC0004' });
      if (isServiceRefusal(chosen)) return stepRefused(chosen);
      const inactive = refuseInactive(chosen);
      if (inactive) return inactive;
      const { token, profile, child } = chosen;
      const { beneficiary_id } = about.person;
      return {
        decision: undefined,
        reply: opened(attempt, { txn: '', token, profile, ...(child && { child }) }, beneficiary_id, context),
        audit: [{ beneficiary_id, subject: attempt.attempt_id, detail: { opened: true } }],
      };
    },
    write: () => undefined,
    after: async () => undefined,
  });
