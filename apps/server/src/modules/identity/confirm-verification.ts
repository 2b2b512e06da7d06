import { confirmVerification } from '@teeka/contract/identity';
import { deceasedRefusal, type RosterStatus, rosterOutcome } from '@teeka/domain/sessions';
import { arrivalOf } from '../../platform/clock/arrival.ts';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import {
  type EntryRow,
  type HeldRow,
  heldEntry,
  heldSession,
  lockEntry,
  sessionHeld,
  storeVerified,
} from '../sessions/index.ts';
import { isAbout } from './listed.ts';
import { type CheckRow, lockCheck } from './queries.ts';

interface Rows {
  readonly check: CheckRow | undefined;
  readonly session: HeldRow | undefined;
  readonly entry: EntryRow | undefined;
}
type Decision =
  | { session_id: string; beneficiary_id: string; status: RosterStatus; at: string; method: string }
  | undefined;

/** The same fact on the list as a look at a document leaves; only the method tells how it was known. */
export const confirmVerificationHandler: CommandHandler<typeof confirmVerification, Rows, Decision> = {
  call: confirmVerification,
  async read(input, { actor, db }) {
    if (!isAbout(input)) return { check: undefined, session: undefined, entry: undefined };
    const { session_id, beneficiary_id, txnId } = input;
    const [check, entry, session] = await Promise.all([
      isUuid(txnId) ? db.first(lockCheck(beneficiary_id, txnId)) : undefined,
      db.first(lockEntry(session_id, beneficiary_id)),
      db.first(sessionHeld(actor.scope, session_id)),
    ]);
    return { check, session, entry };
  },
  decide({ session_id, beneficiary_id, captured_at }, { check, session, entry }, { actor, now }) {
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    if (!entry) return refuse({ code: 'SESDAY0010', path: 'beneficiary_id' });
    const saidYes =
      check?.matched === true && check.user_id === actor.user_id && check.session_id === session_id;
    if (!check || !saidYes) return refuse({ code: 'IDVERI0008', path: 'txnId' });
    const known = { session: heldSession(session), arrival: arrivalOf(captured_at, now) };
    const died = deceasedRefusal(entry.deceased_on, known.arrival, known.session.date);
    if (died) return refuse({ path: 'beneficiary_id', ...died });
    const outcome = rosterOutcome('verify', heldEntry(entry), known);
    if ('refusal' in outcome) return refuse({ path: 'beneficiary_id', ...outcome.refusal });
    const method = check.way;
    const audit = [{ beneficiary_id, subject: session_id, detail: { captured_at, method } }];
    const stored = { session_id, beneficiary_id, at: captured_at, method };
    const decision = 'unchanged' in outcome ? undefined : { ...stored, status: outcome.status };
    return { decision, reply: {}, audit };
  },
  write(decision, { actor, db }) {
    if (decision) db.run(storeVerified(decision, { ...decision, user_id: actor.user_id }));
  },
};
