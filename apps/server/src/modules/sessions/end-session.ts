import { endSession } from '@teeka/contract/sessions';
import { rosterStatus, rosterStatuses, sessionOutcome } from '@teeka/domain/sessions';
import { endRefusal } from '@teeka/domain/stock';
import { submissionOf } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { vialsOfSession } from '../stock/index.ts';
import { lockEntries, lockSession, storeEnd, storeNoshow } from './queries.ts';
import { sessionOnRecord } from './recorded-session.ts';

/** The statuses that an ended session turns into no-show, as the rules say. */
const turnIntoNoshow = rosterStatuses.filter((status) => {
  const facts = {
    verified: status === 'verified',
    vaccinated: status === 'vaccinated',
    rejected: status === 'rejected',
    sessionStatus: 'ended' as const,
  };
  return status !== 'noshow' && rosterStatus(facts) === 'noshow';
});

export const endSessionHandler = commandHandler(endSession, {
  async read(input, { actor, db }) {
    const [session, absent, vials] = await Promise.all([
      db.first(lockSession(actor.scope, input.session_id)),
      db.rows(lockEntries(input.session_id, turnIntoNoshow)),
      db.first(vialsOfSession(input.session_id)),
    ]);
    return { session, absent, vials };
  },
  decide({ session_id, captured_at }, { session, absent, vials }, { now }) {
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const outcome = sessionOutcome('end', sessionOnRecord(session), submissionOf(captured_at, now));
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const open = 'unchanged' in outcome ? undefined : endRefusal(vials?.doses_given ?? [], vials?.doses_counted ?? []);
    if (open) return refuse(open);
    const audit = [{ beneficiary_id: '0', subject: session_id, detail: { captured_at } }];
    const decision = 'unchanged' in outcome ? undefined : { session_id, status: outcome.status, at: captured_at };
    return { decision, reply: { noshow: decision ? absent.length : 0 }, audit };
  },
  write(decision, { actor, db }) {
    if (!decision) return;
    db.run(storeEnd(decision.session_id, decision.status, { user_id: actor.user_id, at: decision.at }));
    db.run(storeNoshow(decision.session_id, turnIntoNoshow));
  },
});
