import { addToOngoingSession } from '@teeka/contract/sessions';
import {
  captureRefusal,
  isLate,
  isSessionStatus,
  type RosterStatus,
  rosterStatus,
  sessionTakes,
} from '@teeka/domain/sessions';
import { type CommandHandler, refuse } from '../../platform/http/handler.ts';
import { arrivalOf, heldSession } from './arrival.ts';
import { type EntryRow, type HeldRow, holdSession, lockEntry, personOfArea, storeAdded } from './queries.ts';

interface Rows {
  readonly session: HeldRow | undefined;
  readonly entry: EntryRow | undefined;
  readonly person: { readonly beneficiary_id: string } | undefined;
}
type Decision =
  | { session_id: string; beneficiary_id: string; status: RosterStatus; added_from: string }
  | undefined;

export const addToOngoingSessionHandler: CommandHandler<typeof addToOngoingSession, Rows, Decision> = {
  call: addToOngoingSession,
  async read({ session_id, beneficiary_id }, { actor, now, db }) {
    const [session, entry, person] = await Promise.all([
      db.first(holdSession(actor.scope, session_id)),
      db.first(lockEntry(session_id, beneficiary_id)),
      db.first(personOfArea(actor, now.today, beneficiary_id)),
    ]);
    return { session, entry, person };
  },
  decide(input, { session, entry, person }, { now }) {
    const { session_id, added_from, site_id, captured_at } = input;
    if (!session) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    if (site_id !== session.session_site_id) return refuse({ code: 'REQVAL0012', path: 'site_id' });
    if (!person) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const arrival = arrivalOf(captured_at, now);
    const refusal = captureRefusal(arrival) ?? sessionTakes(heldSession(session), arrival);
    if (refusal) return refuse(refusal);
    if (entry && !isLate(arrival)) return refuse({ code: 'SESDAY0009', path: 'beneficiary_id' });
    const sessionStatus = isSessionStatus(session.status) ? session.status : 1;
    const status = rosterStatus({ verified: false, vaccinated: false, rejected: false, sessionStatus });
    return {
      // Added on two phones that had no network: once is enough.
      decision: entry ? undefined : { session_id, beneficiary_id: person.beneficiary_id, status, added_from },
      reply: {},
      audit: [{ beneficiary_id: person.beneficiary_id, subject: session_id, detail: { captured_at } }],
    };
  },
  write(decision, { db }) {
    if (decision) db.run(storeAdded(decision, decision.added_from));
  },
};
