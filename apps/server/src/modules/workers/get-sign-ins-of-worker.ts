import { getSignInsOfWorker } from '@teeka/contract/workers';
import { queryHandler } from '../../platform/http/handler.ts';
import { liveSignIns } from '../auth/index.ts';
import { allSettings, usedSince } from '../settings/index.ts';
import { judgeAct } from './judge-act.ts';
import { workerInArea } from './queries.ts';

/** Where a worker is signed in, for whoever answers for them; neither address nor what the browser said of itself. */
export const getSignInsOfWorkerHandler = queryHandler(getSignInsOfWorker, async ({ user_id }, context) => {
  const { actor, db, now } = context;
  const judged = judgeAct({ user_id, reason: undefined }, await db.first(workerInArea(user_id, actor.scope)), context);
  if ('refused' in judged) return judged;
  const since = usedSince(await db.rows(allSettings()), now.instant);
  const rows = await db.rows(liveSignIns(user_id, { now: now.instant, usedSince: since }));
  const sign_ins = rows.map((row) => ({
    sign_in_id: row.sign_in_id,
    browser: row.browser ?? '',
    system: row.system ?? '',
    since: row.created_at.toISOString(),
    last_used: row.refreshed_at.toISOString(),
    unsent: row.unsent,
    unsent_since: row.unsent_since?.toISOString() ?? null,
  }));
  return { reply: { sign_ins } };
});
