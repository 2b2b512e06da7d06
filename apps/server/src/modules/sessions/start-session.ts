import { startSession } from '@teeka/contract/sessions';
import { sessionOutcome } from '@teeka/domain/sessions';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { arrivalOf, heldSession } from './arrival.ts';
import { type HeldRow, lockSession, storeStart } from './queries.ts';

type Decision = { readonly session_id: string; readonly status: number; readonly at: string } | undefined;

export const startSessionHandler: CommandHandler<typeof startSession, HeldRow | undefined, Decision> = {
  call: startSession,
  read: (input, { actor, db }) => db.first(lockSession(actor.scope, input.session_id)),
  decide({ session_id, captured_at }, row, { now }) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const outcome = sessionOutcome('start', heldSession(row), arrivalOf(captured_at, now));
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const audit = [{ beneficiary_id: '0', subject: session_id, detail: { captured_at } }];
    const decision =
      'unchanged' in outcome ? undefined : { session_id, status: outcome.status, at: captured_at };
    return { decision, reply: {}, audit };
  },
  write(decision, { actor, db }) {
    if (decision)
      db.run(storeStart(decision.session_id, decision.status, { user_id: actor.user_id, at: decision.at }));
  },
};
