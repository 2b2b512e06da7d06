import { nameFields } from '@teeka/contract/names';
import { getMappingHistory, mostChanges } from '@teeka/contract/workers';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { ashaInArea, mappingHistory } from './queries.ts';

const someone = (user_id: string | null, asha_name: string | null) =>
  user_id === null ? null : { user_id, asha_name: asha_name ?? '' };

/** Which villages came to an ASHA and went from her. */
export const getMappingHistoryHandler = queryHandler(getMappingHistory, async ({ user_id }, context) => {
  const { actor, db } = context;
  const [asha, rows] = await Promise.all([
    db.first(ashaInArea(user_id, actor.scope)),
    db.rows(mappingHistory(user_id, actor.scope, mostChanges)),
  ]);
  if (!asha) return refuse({ code: 'REQVAL0012', path: 'user_id' });
  const changes = rows.map((row) => ({
    mapping_id: row.mapping_id,
    at: row.at.toISOString(),
    village_id: row.village_id,
    ...nameFields('village_name', row.village_name),
    from: someone(row.from_user, row.from_name),
    to: someone(row.to_user, row.to_name),
    shared: row.shared,
    household: row.household,
    households: row.households,
    by_name: row.by_name,
    reason: row.reason,
  }));
  return { reply: { total: rows[0]?.total ?? 0, changes } };
});
