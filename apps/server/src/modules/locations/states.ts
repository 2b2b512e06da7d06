import { states } from '@teeka/contract/locations';
import { nameFields } from '@teeka/contract/names';
import { queryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';

export const listStates = queryHandler(states, async (_input, { db }) => {
  const rows = await db.rows(placesBelow('state', null));
  const named = rows.map((row) => ({
    state_id: row.code,
    ...nameFields('state_name', row.names),
  }));
  return { reply: { states: named } };
});
