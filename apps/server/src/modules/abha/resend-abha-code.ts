import { resendAbhaCode } from '@teeka/contract/abha';
import { abhaResendSeconds, mostAbhaCodes } from '@teeka/domain/abha';
import { checkMobile } from '@teeka/domain/contact';
import { lockedTries } from '../../platform/access/tries/tries.ts';
import { type Context, commandHandler, type Refused, refuse } from '../../platform/http/handler.ts';
import type { AbhaParts } from './abha-parts.ts';
import { judgePerson } from './about.ts';
import {
  type AccountService,
  type CodeSent,
  isServiceRefusal,
  type ServiceRefusal,
} from './gateway/account-service.ts';
import type { PersonRow } from './queries.ts';
import {
  type Asking,
  auditOf,
  judgeAsking,
  newQuestion,
  readAsking,
  refusedBy,
  storeAsking,
} from './questions/asking.ts';
import { readStep } from './questions/code.ts';
import type { QuestionKind } from './questions/queries.ts';
import { codeSent } from './sent.ts';
import type { Attempt, AttemptAt, Step } from './ticket.ts';
import { aadhaarTyped, searchedValue } from './typed.ts';

const steps = ['search', 'enrol', 'mobile'] as const;
type Sending = AttemptAt<(typeof steps)[number]>;
type Judged = Refused | { readonly path: string; ask(): Promise<CodeSent | ServiceRefusal>; at(sent: CodeSent): Step };

interface Sent {
  readonly aadhaar_number?: string | undefined;
  readonly value?: string | undefined;
}

/** What is sent again: to the value that was searched by, for the Aadhaar, to the mobile number. It rests nowhere, so it is brought again. */
function again(
  input: Sent,
  { at }: Sending,
  known: {
    readonly service: AccountService;
    readonly settings: AbhaParts['settings'];
    readonly person: PersonRow;
    readonly others: number;
  },
  context: Context,
): Judged {
  const { service, settings } = known;
  if (at.step === 'search') {
    const typed = searchedValue(at.by, input.value ?? '', settings);
    if ('refused' in typed) return typed;
    return { path: 'value', ask: () => service.search(at.by, typed.value), at: ({ txn }) => ({ ...at, txn }) };
  }
  if (at.step === 'enrol') {
    const typed = aadhaarTyped(input.aadhaar_number ?? '', known, context);
    if ('refused' in typed) return typed;
    return { path: 'aadhaar_number', ask: () => service.requestOtp(typed.number), at: ({ txn }) => ({ ...at, txn }) };
  }
  const typed = checkMobile(input.value ?? '');
  if (!typed.ok) return refuse({ ...typed.refusal, path: 'value' });
  return {
    path: 'value',
    ask: () => service.requestMobileOtp(at.txn, typed.normal),
    at: ({ txn: mobileTxn }) => ({ ...at, mobileTxn }),
  };
}

/** By the ticket itself, whatever is counted: not before a minute is over, and three in all. */
const isTooSoon = ({ codes, sent_at }: Attempt, { now }: Context): boolean =>
  codes >= mostAbhaCodes || now.instant.getTime() - sent_at < abhaResendSeconds * 1000;

export const resendAbhaCodeHandler = ({ service, settings, turns }: AbhaParts) =>
  commandHandler(resendAbhaCode, {
    turns,
    async read(input, context) {
      const { person, attempt } = await readStep(input, steps, context);
      const of = {
        beneficiary_id: input.beneficiary_id,
        kind: (attempt?.at.step ?? 'search') satisfies QuestionKind,
        attempt_id: attempt?.attempt_id ?? context.actor.user_id,
      };
      const [asking, others] = await Promise.all([readAsking(of, context), lockedTries('other-number', context)]);
      return { person, attempt, of, asking, others };
    },
    async decide(input, { person: row, attempt, of, asking, others }, context) {
      const judged = judgePerson(row, { makes: attempt?.at.step === 'enrol', attempt });
      if ('refused' in judged) return judged;
      if (!attempt) return refuse({ code: 'ABHACC0004' });
      if (isTooSoon(attempt, context)) return refuse({ code: 'ABHACC0014' });
      const barred = judgeAsking(asking, { kind: of.kind, path: 'ticket' }, context);
      if (barred) return barred;
      const what = again(input, attempt, { service, settings, person: judged.person, others }, context);
      if ('refused' in what) return what;
      const decision: Asking = { question: newQuestion(of, context), agreed: { event: null } };
      const sent = await what.ask();
      if (isServiceRefusal(sent)) return refusedBy(sent, { asking: decision, path: what.path }, context);
      const next = { ...attempt, codes: attempt.codes + 1, at: what.at(sent) };
      return {
        decision,
        reply: codeSent(next, decision.question, sent, context),
        audit: [auditOf(decision.question, { again: next.codes })],
      };
    },
    write: storeAsking,
    after: async () => undefined,
  });
