import { carryNoShows } from '@teeka/contract/sessions';
import type { RefusalCode } from '@teeka/domain/refusal';
import { carried, nextSession, type SessionStatus } from '@teeka/domain/sessions';
import { clockRefusal } from '../../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { laterSessions, lockCarrying, missed, storeCarried } from './queries.ts';

/** Why a session has no no-shows to carry: it has not ended. */
const notEnded: Readonly<Partial<Record<SessionStatus, RefusalCode>>> = {
  'on-going': 'SESDAY0003',
  cancelled: 'SESDAY0007',
  frozen: 'SESDAY0008',
};

/** Carried again after somebody else did so, to the same list: nobody is put there twice. */
export const carryNoShowsHandler = commandHandler(carryNoShows, {
  async read({ session_id }, { actor, now, db }) {
    const [ended, later, people] = await Promise.all([
      db.first(lockCarrying(actor.scope, session_id)),
      db.rows(laterSessions(session_id, now.today)),
      db.rows(missed(session_id)),
    ]);
    return { ended, later, people };
  },
  decide({ session_id, captured_at }, { ended, later, people }, { now }) {
    if (!ended) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const wrongClock = clockRefusal(captured_at, now);
    if (wrongClock) return refuse(wrongClock);
    if (ended.status !== 'ended') return refuse({ code: notEnded[ended.status] ?? 'SESDAY0002' });
    const next = later.find((one) => one.session_id === ended.carried_to) ?? nextSession(ended, later, now.today);
    if (!next) return refuse({ code: 'SESPLN0015' });
    const to = next.session_id;
    const there = people.filter(({ listed }) => listed.includes(to));
    const chosen = carried(
      people.map(({ beneficiary_id }) => beneficiary_id),
      there.map(({ beneficiary_id }) => beneficiary_id),
    );
    return {
      decision: { from: session_id, to, people: chosen },
      reply: { session_id: to, date_of_session: next.date_of_session, carried: chosen.length },
      audit: [
        { beneficiary_id: '0', subject: session_id, detail: { to, carried: chosen.length } },
        ...chosen.map((beneficiary_id) => ({ beneficiary_id, subject: to, detail: { from: session_id } })),
      ],
    };
  },
  write(carry, { db }) {
    for (const query of storeCarried(carry)) db.run(query);
  },
});
