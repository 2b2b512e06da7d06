import { states } from '@teeka/contract/locations';
import { queryHandler } from '../../platform/http/handler.ts';
import { placesBelow } from './queries.ts';
import { wireState } from './wire-place.ts';

export const listStates = queryHandler(states, async (_input, { db }) => {
  const rows = await db.rows(placesBelow('state', null));
  return { reply: { states: rows.map(wireState) } };
});
