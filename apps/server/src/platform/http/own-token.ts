import type { Call } from '@teeka/contract/call';
import { z } from 'zod';
import { refusedWith } from './refused-error.ts';

/**
 * The payload of a call that has a `token` in it, without that: it says the caller's access token once more
 * (specification 1, section 7). Another one than the sign-in's own is refused as no sign-in; left out it says nothing.
 */
export function withoutToken(call: Call, payload: unknown, authorization: string | undefined): unknown {
  const takesToken = call.request instanceof z.ZodObject && 'token' in call.request.shape;
  if (!takesToken || typeof payload !== 'object' || payload === null || !('token' in payload)) return payload;
  const { token, ...others } = payload;
  if (token !== '' && `Bearer ${token}` !== authorization) throw refusedWith('REQVAL0013');
  return others;
}
