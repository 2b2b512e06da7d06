import type { Call } from '@teeka/contract/call';
import type { Actor } from '../access/actor.ts';
import { mayCall } from '../access/may-call.ts';
import { nobody } from '../access/nobody.ts';
import type { Platform } from './platform.ts';
import { refusedWith } from './refused-error.ts';

export interface Caller {
  readonly actor: Actor;
  readonly sessionKey: Buffer | null;
}

function tokenIn(header: string | undefined): string | undefined {
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined;
}

async function signedIn(platform: Platform, header: string | undefined): Promise<Caller> {
  const token = tokenIn(header);
  const claim = token && platform.tokens.read(token);
  if (!claim) throw refusedWith('REQVAL0013');
  const found = await platform.signIns.find(claim.sign_in_id);
  if (found === 'unknown') throw refusedWith('REQVAL0013');
  // Whoever was signed out elsewhere learns it even when the token has run out as well.
  if (found === 'ended') throw refusedWith('USRAUT0016');
  if (found === 'no role') throw refusedWith('USRAUT0017');
  if (claim.expires <= platform.clock().instant.getTime()) throw refusedWith('USRAUT0018');
  return found;
}

/** Who calls, and may they? Deny by default; calls before sign-in are counted per address instead. */
export async function authenticate(
  platform: Platform,
  call: Call,
  { authorization, address }: { authorization: string | undefined; address: string },
): Promise<Caller> {
  const now = platform.clock().instant.getTime();
  if (call.access === 'open') {
    if (!platform.openCalls.allows(address, now)) throw refusedWith('REQVAL0010');
    return { actor: nobody, sessionKey: null };
  }
  const caller = await signedIn(platform, authorization);
  if (!mayCall(call.access, caller.actor.role)) throw refusedWith('REQVAL0011');
  if (call.refusals.includes('REQVAL0010') && !platform.searches.allows(caller.actor.user_id, now))
    throw refusedWith('REQVAL0010');
  return caller;
}
