import { changeSlot } from '@teeka/contract/sessions';
import { slotOutcome } from '@teeka/domain/sessions';
import { submissionOf } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { holdSession, lockEntry, placesTaken, storeSlot } from './queries.ts';
import { sessionOnRecord } from './recorded-session.ts';

export const changeSlotHandler = commandHandler(changeSlot, {
  async read({ session_id, beneficiary_id, slot_time }, { actor, db }) {
    const [session, taken, entry] = await Promise.all([
      db.first(holdSession(actor.scope, session_id)),
      db.first(placesTaken(session_id, slot_time)),
      db.first(lockEntry(session_id, beneficiary_id)),
    ]);
    return { session, taken, entry };
  },
  decide(input, { session, taken, entry }, { now }) {
    const { session_id, beneficiary_id, slot_time: slot, captured_at } = input;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const places = { listed: taken?.listed ?? 0, inSlot: taken?.in_slot ?? 0 };
    const listed = { ...session, ...sessionOnRecord(session), ...places };
    const booking = { slot, submission: submissionOf(captured_at, now), today: now.today };
    const outcome = slotOutcome(entry, listed, booking);
    if ('refusal' in outcome) return refuse(outcome.refusal);
    const changed = 'unchanged' in outcome ? undefined : { session_id, beneficiary_id, ...outcome };
    const detail = { captured_at, before: entry?.slot_time, slot_time: slot, changed: changed !== undefined };
    return { decision: changed, reply: {}, audit: [{ beneficiary_id, subject: session_id, detail }] };
  },
  write(line, { db }) {
    if (line) db.run(storeSlot(line));
  },
});
