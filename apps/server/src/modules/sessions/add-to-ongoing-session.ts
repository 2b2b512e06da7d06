import { addToOngoingSession } from '@teeka/contract/sessions';
import {
  addedFrom,
  additionRefusal,
  captureRefusal,
  deceasedRefusal,
  isLate,
  rosterStatus,
  sessionAgeRefusal,
} from '@teeka/domain/sessions';
import { submissionOf } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { holdSession, lockEntry, personOfArea, placesTaken, storeAdded } from './queries.ts';
import { sessionOnRecord } from './recorded-session.ts';

export const addToOngoingSessionHandler = commandHandler(addToOngoingSession, {
  async read({ session_id, beneficiary_id, slot_time }, { actor, now, db }) {
    const [session, taken, entry, person] = await Promise.all([
      db.first(holdSession(actor.scope, session_id)),
      db.first(placesTaken(session_id, slot_time)),
      db.first(lockEntry(session_id, beneficiary_id)),
      db.first(personOfArea(actor, now.today, beneficiary_id)),
    ]);
    return { session, taken, entry, person };
  },
  decide(input, { session, taken, entry, person }, { actor, now }) {
    const { session_id, site_id, slot_time, captured_at } = input;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    if (site_id !== session.session_site_id) return refuse({ code: 'REQVAL0012', path: 'site_id' });
    if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const submission = submissionOf(captured_at, now);
    if (entry && !isLate(submission)) return refuse({ code: 'SESDAY0009', path: 'beneficiary_id' });
    const places = { listed: taken?.listed ?? 0, inSlot: taken?.in_slot ?? 0 };
    const listed = { ...session, ...sessionOnRecord(session), ...places };
    const booking = { slot: slot_time, submission, today: now.today };
    const refusal =
      captureRefusal(submission) ??
      deceasedRefusal(person.deceased_on, submission, listed.date) ??
      additionRefusal(listed, booking) ??
      sessionAgeRefusal(listed, person);
    if (refusal) return refuse(refusal);
    const status = rosterStatus({ verified: false, vaccinated: false, rejected: false, sessionStatus: session.status });
    return {
      // Added on two phones that had no network: once is enough.
      decision: entry
        ? undefined
        : {
            session_id,
            beneficiary_id: person.beneficiary_id,
            status,
            slot_time,
            added_from: addedFrom(actor.role),
            added_on: submission.capturedDay,
          },
      reply: {},
      audit: [{ beneficiary_id: person.beneficiary_id, subject: session_id, detail: { captured_at } }],
    };
  },
  write(decision, { db }) {
    if (decision) db.run(storeAdded(decision, decision));
  },
});
