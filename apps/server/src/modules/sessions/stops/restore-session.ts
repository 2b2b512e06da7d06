import { restoreSession } from '@teeka/contract/sessions';
import { clashRefusals } from '@teeka/domain/sessions';
import { commandHandler, refuse } from '../../../platform/http/handler.ts';
import { movePlan, readMoving } from './move-plan.ts';
import { holdSiteOf, holdTeamOf, othersThatDay } from './queries.ts';
import { write } from './write-move.ts';

/** Meanwhile the site or the team may have been given to another session. */
export const restoreSessionHandler = commandHandler(restoreSession, {
  async read(input, context) {
    const { db } = context;
    const { session_id } = input;
    const [, moving, , that] = await Promise.all([
      db.first(holdSiteOf(session_id)),
      readMoving(input, context),
      db.rows(holdTeamOf(session_id)),
      db.first(othersThatDay(session_id)),
    ]);
    return { ...moving, that };
  },
  decide(_input, rows, context) {
    const { session, that } = rows;
    const move = movePlan<typeof restoreSession>(rows, { act: 'restore' }, context);
    if ('refused' in move || !session || !that) return move;
    const clashes = clashRefusals({ ...session, days: [session.date_of_session] }, that.others);
    return clashes.length > 0 ? refuse(...clashes.map(({ path: _path, ...clash }) => clash)) : move;
  },
  write,
});
