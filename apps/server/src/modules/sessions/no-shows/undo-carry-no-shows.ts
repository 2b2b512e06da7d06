import { undoCarryNoShows } from '@teeka/contract/sessions';
import { clockRefusal } from '../../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { carriedLines, lockCarrying, storeTakenBack } from './queries.ts';

/** Whoever was verified, vaccinated or turned away there meanwhile stays: that is on record. */
export const undoCarryNoShowsHandler = commandHandler(undoCarryNoShows, {
  async read({ session_id }, { actor, db }) {
    const [ended, lines] = await Promise.all([
      db.first(lockCarrying(actor.scope, session_id)),
      db.rows(carriedLines(session_id)),
    ]);
    return { ended, lines };
  },
  decide({ session_id, captured_at }, { ended, lines }, { now }) {
    if (!ended) return refuse({ code: 'REQVAL0012', path: 'session_id' });
    const wrongClock = clockRefusal(captured_at, now);
    if (wrongClock) return refuse(wrongClock);
    const to = ended.carried_to;
    const people = lines.map(({ beneficiary_id }) => beneficiary_id);
    return {
      decision: to === null ? undefined : { from: session_id, to, people },
      reply: { removed: people.length },
      audit: [
        { beneficiary_id: '0', subject: session_id, detail: { removed: people.length } },
        ...people.map((beneficiary_id) => ({
          beneficiary_id,
          subject: to ?? '',
          detail: { from: session_id },
        })),
      ],
    };
  },
  write(carry, { db }) {
    if (!carry) return;
    for (const query of storeTakenBack(carry)) db.run(query);
  },
});
