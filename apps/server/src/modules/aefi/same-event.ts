import { isDeepStrictEqual } from 'node:util';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import type { StoredEvent } from './queries.ts';
import type { SeenEvent } from './seen/queries.ts';

/** Does what comes under the id of an event on record say what that one says, to the phone number? */
export function isSameEvent(
  seen: SeenEvent,
  event: Pick<StoredEvent, 'kind' | 'captured_at' | 'detail' | 'phone'>,
  atRest: AtRest,
): boolean {
  const number = (sealed: Buffer | null) => (sealed ? atRest.open('mobile', sealed) : null);
  const kept = seen.phone_sealed === null ? null : Buffer.from(seen.phone_sealed, 'base64');
  return (
    seen.kind === event.kind &&
    Date.parse(seen.captured_at) === Date.parse(event.captured_at) &&
    isDeepStrictEqual(seen.detail, JSON.parse(JSON.stringify(event.detail))) &&
    number(kept) === number(event.phone)
  );
}
