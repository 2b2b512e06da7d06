import { startSession } from '@teeka/contract/sessions';
import { checkMobile } from '@teeka/domain/contact';
import { sessionOutcome, startRefusals } from '@teeka/domain/sessions';
import { trimmed } from '@teeka/domain/text';
import { submissionOf } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { giveNotice, noticesOfChange, readBooked } from './notices/give-notice.ts';
import { lockSession, type StartFacts, storeStart } from './queries.ts';
import { sessionOnRecord } from './recorded-session.ts';

const nothingSaid: StartFacts = {
  vaccines_confirmed: [],
  facilitator_name: '',
  facilitator_designation: '',
  facilitator_mobile_sealed: null,
};

export const startSessionHandler = commandHandler(startSession, {
  async read({ session_id }, { actor, db }) {
    const [session, booked] = await Promise.all([
      db.first(lockSession(actor.scope, session_id)),
      readBooked(session_id, { db }),
    ]);
    return { session, booked };
  },
  decide(input, { session: row, booked }, { now, atRest }) {
    const { session_id, captured_at, vaccines_confirmed } = input;
    if (!row) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const outcome = sessionOutcome('start', sessionOnRecord(row), submissionOf(captured_at, now));
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const audit = [{ beneficiary_id: '0', subject: session_id, detail: { captured_at } }];
    if ('unchanged' in outcome) return { decision: undefined, reply: {}, audit };
    const key_facilitator = {
      name: input.key_facilitator_name,
      designation: input.key_facilitator_designation,
      mobile: input.key_facilitator_mobile,
    };
    const refusals = startRefusals(row, { vaccines_confirmed, key_facilitator });
    if (refusals.length > 0) return refuse(...refusals);
    const mobile = checkMobile(key_facilitator.mobile);
    const special = row.special_session_type_id !== null && mobile.ok;
    const facts = special
      ? {
          vaccines_confirmed,
          facilitator_name: trimmed(key_facilitator.name),
          facilitator_designation: trimmed(key_facilitator.designation),
          facilitator_mobile_sealed: atRest.seal('mobile', `session/${session_id}`, mobile.normal),
        }
      : nothingSaid;
    const { status } = outcome;
    // Whoever was to hear, or has heard, that it is cancelled.
    const bringing = noticesOfChange(booked, { before: row, after: { ...row, status }, today: now.today });
    return { decision: { session_id, status, at: captured_at, facts, bringing }, reply: {}, audit };
  },
  write(decision, context) {
    if (!decision) return;
    const { session_id, status, at, facts, bringing } = decision;
    context.db.run(storeStart(session_id, status, { user_id: context.actor.user_id, at, facts }));
    giveNotice(session_id, bringing, context);
  },
});
