import { getCapture } from '@teeka/contract/pairing';
import { queryHandler } from '../../platform/http/handler.ts';
import { writtenAs } from './capture-kinds.ts';
import { momentAt } from './moment.ts';
import { captureFor } from './queries.ts';

/** What a phone captured for this desk. It stays until the desk says that it waits no longer, so that a lost answer loses nothing. */
export const getCaptureHandler = queryHandler(getCapture, async (_input, { actor, atRest, db, now }) => {
  const row = await db.first(captureFor(actor.sign_in_id, momentAt(now.instant)));
  const content = row && atRest.tryBytes('capture', `pairing/${row.pairing_id}`, row.capture_sealed);
  if (!row || !content) return { reply: { capture: null } };
  const { capture_kind: kind, wish_id } = row;
  return {
    reply: { capture: { kind, wish_id, content: content.toString(writtenAs[kind]) } },
    audit: [{ beneficiary_id: '0', subject: actor.user_id, detail: { taken: kind } }],
  };
});
