import { isDeepStrictEqual } from 'node:util';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import type { StoredEvent } from './queries.ts';
import type { SeenEvent } from './seen/queries.ts';

/** Does what comes under the id of an event on record say what that one says, to the phone number? */
export function isSameEvent(
  report_id: string,
  seen: SeenEvent,
  event: Pick<StoredEvent, 'kind' | 'captured_at' | 'detail' | 'phone'> & { readonly captured_by: string },
  atRest: AtRest,
): boolean {
  const number = (sealed: Buffer | null) => (sealed ? atRest.open('mobile', `report/${report_id}`, sealed) : null);
  const kept = seen.phone_sealed === null ? null : Buffer.from(seen.phone_sealed, 'base64');
  return (
    seen.kind === event.kind &&
    seen.captured_by === event.captured_by &&
    Date.parse(seen.captured_at) === Date.parse(event.captured_at) &&
    isDeepStrictEqual(seen.detail, JSON.parse(JSON.stringify(event.detail))) &&
    number(kept) === number(event.phone)
  );
}
