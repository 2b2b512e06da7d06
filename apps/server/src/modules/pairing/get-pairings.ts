import { getPairings } from '@teeka/contract/pairing';
import { queryHandler } from '../../platform/http/handler.ts';
import { momentAt } from './moment.ts';
import { type PairingRow, pairingsOf } from './queries.ts';

const shown = (row: PairingRow) => ({
  pairing_id: row.pairing_id,
  as: row.as_desk ? ('desk' as const) : ('phone' as const),
  name: row.display_name,
  browser: row.browser ?? '',
  system: row.system ?? '',
  since: row.paired_at.toISOString(),
  last_used: row.used_at?.toISOString() ?? null,
  awaits: row.awaits,
  wish_id: row.awaits && row.wish_id,
  finger: row.awaits === 'finger' && row.finger_env ? { env: row.finger_env, wadh: row.finger_wadh ?? '' } : null,
});

export const getPairingsHandler = queryHandler(getPairings, async (_input, { actor, db, now }) => {
  const rows = await db.rows(pairingsOf(actor.sign_in_id, momentAt(now.instant)));
  return { reply: { pairings: rows.map(shown) } };
});
