import { hearPairings } from '@teeka/contract/pairing';
import { queryHandler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';

/** The stream ends after a minute, so that a sign-in that was ended meanwhile opens no other one. */
export const hearPairingsHandler = ({ live }: Pick<Platform, 'live'>) =>
  queryHandler(hearPairings, async (_input, { actor }) => ({
    reply: { type: 'text/event-stream', body: await live.hear(actor.sign_in_id) },
  }));
