import { rejectBeneficiary } from '@teeka/contract/sessions';
import { rejectionRefusals, rosterOutcome } from '@teeka/domain/sessions';
import { submissionOf } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { lockEntry, notDoneReason, sessionState, storeRejected } from './queries.ts';
import { entryOnRecord, sessionOnRecord } from './recorded-session.ts';

export const rejectBeneficiaryHandler = commandHandler(rejectBeneficiary, {
  async read({ session_id, beneficiary_id, reason_id }, { actor, db }) {
    const [, entry, session, reason] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      db.first(lockEntry(session_id, beneficiary_id)),
      db.first(sessionState(actor.scope, session_id)),
      db.first(notDoneReason(reason_id)),
    ]);
    return { session, entry, reason };
  },
  decide(input, { session, entry, reason }, { now }) {
    const { session_id, beneficiary_id, remarks, captured_at } = input;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const missing = rejectionRefusals(input);
    if (missing.length > 0) return refuse(...missing);
    if (!reason) return refuse({ code: 'BENDET0006', path: 'reason_id' });
    const { reason_id } = reason;
    const known = { session: sessionOnRecord(session), submission: submissionOf(captured_at, now) };
    const outcome = rosterOutcome('reject', entryOnRecord(entry), known);
    if ('refusal' in outcome) return refuse({ path: 'beneficiary_id', ...outcome.refusal });
    const audit = [{ beneficiary_id, subject: session_id, detail: { captured_at, reason_id } }];
    const stored = { session_id, beneficiary_id, id: reason_id, remarks };
    const decision =
      'unchanged' in outcome || !entry ? undefined : { ...stored, status: outcome.status, from: entry.status };
    return { decision, reply: {}, audit };
  },
  write(decision, { db }) {
    if (decision) db.run(storeRejected(decision, decision));
  },
});
