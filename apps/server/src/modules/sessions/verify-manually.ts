import { verifyManually } from '@teeka/contract/sessions';
import { photoIdTypes } from '@teeka/domain/identity';
import { deceasedRefusal, type RosterStatus, rosterOutcome } from '@teeka/domain/sessions';
import { arrivalOf } from '../../platform/clock/arrival.ts';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { heldEntry, heldSession } from './arrival.ts';
import { type EntryRow, type HeldRow, lockEntry, sessionHeld, storeVerified } from './queries.ts';

interface Rows {
  readonly session: HeldRow | undefined;
  readonly entry: EntryRow | undefined;
}
type Decision =
  | { session_id: string; beneficiary_id: string; status: RosterStatus; at: string; method: string }
  | undefined;

/** How the identity was checked: by eye, against which kind of document. */
const methodOf = (photo_id_type: number | null) =>
  photo_id_type === null ? 'manual' : `manual-${photo_id_type}`;

export const verifyManuallyHandler: CommandHandler<typeof verifyManually, Rows, Decision> = {
  call: verifyManually,
  async read({ session_id, beneficiary_id }, { actor, db }) {
    const [entry, session] = await Promise.all([
      db.first(lockEntry(session_id, beneficiary_id)),
      db.first(sessionHeld(actor.scope, session_id)),
    ]);
    return { session, entry };
  },
  decide(input, { session, entry }, { now }) {
    const { session_id, beneficiary_id, photo_id_type, captured_at } = input;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    if (photo_id_type !== null && !photoIdTypes.some(({ id }) => id === photo_id_type)) {
      return refuse({ code: 'IDPROF0024', path: 'photo_id_type' });
    }
    const known = { session: heldSession(session), arrival: arrivalOf(captured_at, now) };
    const died = deceasedRefusal(entry?.deceased_on ?? null, known.arrival, known.session.date);
    if (died) return refuse({ path: 'beneficiary_id', ...died });
    const outcome = rosterOutcome('verify', heldEntry(entry), known);
    if ('refusal' in outcome) return refuse({ path: 'beneficiary_id', ...outcome.refusal });
    const method = methodOf(photo_id_type);
    const audit = [{ beneficiary_id, subject: session_id, detail: { captured_at, method } }];
    const stored = { session_id, beneficiary_id, at: captured_at, method };
    const decision = 'unchanged' in outcome ? undefined : { ...stored, status: outcome.status };
    return { decision, reply: {}, audit };
  },
  write(decision, { actor, db }) {
    if (decision) db.run(storeVerified(decision, { ...decision, user_id: actor.user_id }));
  },
};
