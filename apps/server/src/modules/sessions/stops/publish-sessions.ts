import { publishSessions } from '@teeka/contract/sessions';
import type { Refusals } from '@teeka/domain/refusal';
import { openPlanRefusal } from '@teeka/domain/sessions';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { lockPlans, plansToMove, storePublished } from './queries.ts';

/** All of them or none: whoever puts a week out sees which plan does not go. One that is out already changes nothing. */
export const publishSessionsHandler = commandHandler(publishSessions, {
  async read({ session_ids }, { actor, db }) {
    const [, plans] = await Promise.all([
      db.rows(lockPlans(actor.scope, session_ids)),
      db.rows(plansToMove(actor.scope, session_ids)),
    ]);
    return plans;
  },
  decide({ session_ids }, rows, { now }) {
    const refusals = session_ids.flatMap((session_id, at): Refusals => {
      const path = `session_ids.${at}`;
      const row = rows.find((one) => one.session_id === session_id);
      if (!row) return [{ code: 'REQVAL0012', path }];
      const { status, date_of_session: date } = row;
      const refusal = openPlanRefusal({ status, date }, now.today);
      return refusal ? [{ ...refusal, path }] : [];
    });
    if (refusals.length > 0) return refuse(...refusals);
    const hidden = rows.filter(({ published }) => !published).map(({ session_id }) => session_id);
    return {
      decision: hidden,
      reply: { published: hidden.length },
      audit: hidden.map((subject) => ({ beneficiary_id: '0', subject })),
    };
  },
  write(hidden, { db }) {
    if (hidden.length > 0) db.run(storePublished(hidden));
  },
});
