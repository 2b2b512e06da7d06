import { getOngoingSessions } from '@teeka/contract/sessions';
import { addDays } from '@teeka/domain/calendar';
import { publishedDays } from '@teeka/domain/sessions';
import { queryHandler } from '../../platform/http/handler.ts';
import { sessionsOfArea } from './queries.ts';
import { wireSession } from './wire-session.ts';

export const getOngoingSessionsHandler = queryHandler(getOngoingSessions, async (_input, context) => {
  const { actor, now, db } = context;
  const rows = await db.rows(sessionsOfArea(actor.scope, now.today, addDays(now.today, publishedDays)));
  return { reply: { sessions: rows.map((row) => wireSession(row, context)) } };
});
