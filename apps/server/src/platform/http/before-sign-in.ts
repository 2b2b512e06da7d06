import type { Call } from '@teeka/contract/call';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../access/caller-address.ts';
import { traceRefusal } from '../refused/seen.ts';
import { bringsToken } from './authenticate.ts';
import type { Platform } from './platform.ts';
import { refusedWith } from './refused-error.ts';

/** Bytes a body may have before sign-in: five sealed texts of 200 characters come to 6 kB. */
export const mostBeforeSignIn = 16 * 1024;

/** A body that is large, or does not say how large it is. */
function isLarge({ headers }: FastifyRequest): boolean {
  if (headers['transfer-encoding'] !== undefined) return true;
  return Number(headers['content-length'] ?? 0) > mostBeforeSignIn;
}

/**
 * Whoever brings no token of ours is refused before a large body is read: reading costs more than the refusal, which
 * is the same.
 */
export const refuseStrangers =
  (platform: Pick<Platform, 'tokens' | 'refusedCalls'>, call: Call) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!isLarge(request) || bringsToken(platform, request.headers.authorization)) return;
    const refusal = refusedWith('REQVAL0013');
    traceRefusal(platform.refusedCalls, { call, address: callerAddress(request).address }, refusal.refusals);
    throw refusal;
  };
