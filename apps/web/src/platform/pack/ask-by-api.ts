import { sessionPack } from '@teeka/contract/pack';
import { Failure, send } from '../api/index.ts';
import type { Ask } from './pack.ts';

const longest = 120_000;

/** Asks the server for a site's pack; shows nothing, whatever the answer. */
export const askByApi: Ask = async (session_site_id, since) => {
  try {
    const signal = AbortSignal.timeout(longest);
    return await send(sessionPack, { session_site_id, since }, { silent: true, signal });
  } catch (error) {
    if (error instanceof Failure && error.status !== 0) return 'failed';
    if (!(error instanceof Failure)) console.error('A pack could not be read', error);
    return error instanceof Failure ? 'unreachable' : 'failed';
  }
};
