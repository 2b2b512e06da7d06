import { getSignIns } from '@teeka/contract/auth';
import { queryHandler } from '../../../platform/http/handler.ts';
import { allSettings, usedSince } from '../../settings/index.ts';
import { liveSignIns, type SignedInRow } from './queries.ts';

const shown = (row: SignedInRow, own: string) => ({
  sign_in_id: row.sign_in_id,
  browser: row.browser ?? '',
  system: row.system ?? '',
  since: row.created_at.toISOString(),
  last_used: row.refreshed_at.toISOString(),
  is_this: row.sign_in_id === own,
});

/** Where the actor is signed in. What rested for so long that it cannot be refreshed is not shown. */
export const getSignInsHandler = queryHandler(getSignIns, async (_input, { actor, db, now: { instant: now } }) => {
  const since = usedSince(await db.rows(allSettings()), now);
  const rows = await db.rows(liveSignIns(actor.user_id, { now, usedSince: since }));
  return { reply: { sign_ins: rows.map((row) => shown(row, actor.sign_in_id)) } };
});
