import { markPersonTold } from '@teeka/contract/sessions';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { lockToTell, storeInformed } from './queries.ts';

/** Told twice is told once: another worker may have been there before. */
export const markPersonToldHandler = commandHandler(markPersonTold, {
  read: (input, { actor, db }) => db.first(lockToTell(actor.scope, input)),
  decide({ session_id, beneficiary_id }, row) {
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const open = row.state === 'to-tell';
    return {
      decision: open ? { session_id, beneficiary_id } : undefined,
      reply: {},
      audit: [{ beneficiary_id, subject: session_id, detail: { told: open } }],
    };
  },
  write(informed, { actor, now, db }) {
    if (informed) db.run(storeInformed(informed, { user_id: actor.user_id, at: now.instant }));
  },
});
