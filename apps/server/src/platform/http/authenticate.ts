import type { Access, Call } from '@teeka/contract/call';
import type { Role } from '@teeka/contract/roles';
import type { Actor } from '../access/actor.ts';
import type { CallerAddress } from '../access/caller-address.ts';
import { nobody } from '../access/nobody.ts';
import { secondsToNextMinute } from '../access/rate-limit.ts';
import { provenSignInOf } from '../access/refresh-token.ts';
import type { Seen } from '../refused/seen.ts';
import type { Platform } from './platform.ts';
import { type RefusedError, refusedWith } from './refused-error.ts';

export interface Caller {
  readonly actor: Actor;
  readonly sessionKey: Buffer | null;
}

function tokenIn(header: string | undefined): string | undefined {
  return header?.replace(/^Bearer\s+/i, '').trim() || undefined;
}

/** Does a request bring a token that was ours at some time? Nothing is said of its sign-in. */
export function bringsToken({ tokens }: Pick<Platform, 'tokens'>, header: string | undefined): boolean {
  const token = tokenIn(header);
  return token !== undefined && tokens.read(token) !== undefined;
}

/** Who is behind a token that is ours, noted before anything is refused: the trace of the refusal names them. */
async function signedIn(platform: Platform, header: string | undefined, seen: Seen): Promise<Caller> {
  const token = tokenIn(header);
  const claim = token && platform.tokens.read(token);
  if (!claim) throw refusedWith('REQVAL0013');
  const { sign_in_id } = claim;
  const found = await platform.signIns.find(sign_in_id);
  const user_id = 'why' in found ? found.user_id : found.actor.user_id;
  if (user_id !== null) seen.who = { user_id, sign_in_id };
  const why = 'why' in found ? found.why : undefined;
  if (why === 'unknown') throw refusedWith('REQVAL0013');
  // Whoever was signed out elsewhere learns it even when the token has run out as well.
  if (why === 'ended') throw refusedWith('USRAUT0016');
  if ('why' in found) throw refusedWith('USRAUT0017');
  if (claim.expires <= platform.clock().instant.getTime()) throw refusedWith('USRAUT0018');
  seen.sessionKey = found.sessionKey;
  return found;
}

/** Everybody behind a proxy that is not named is counted together, so the measure is wide. */
const timesAtSharedDoor = 50;

const tooMany = (now: number): RefusedError =>
  refusedWith('REQVAL0010', { values: { seconds: secondsToNextMinute(now) } });

/** A refresh token with our mark counts for its sign-in alone: many phones share the address of a mobile network. */
function countedSignIn({ atRest }: Platform, { countedBy }: Call, body: unknown): string | undefined {
  const token = (body as { refreshToken?: unknown } | null | undefined)?.refreshToken;
  return countedBy === 'sign-in' && typeof token === 'string' ? provenSignInOf(atRest, token) : undefined;
}

/** A call before sign-in, counted by where it comes from. */
export function countOpenCall(
  platform: Pick<Platform, 'openCalls' | 'clock'>,
  { address, isShared }: CallerAddress,
): void {
  const now = platform.clock().instant.getTime();
  if (!platform.openCalls.allows(address, now, isShared ? timesAtSharedDoor : 1)) throw tooMany(now);
}

interface Asking {
  readonly authorization: string | undefined;
  readonly caller: CallerAddress;
  readonly body: unknown;
}

/** Who calls (told in `seen` as soon as it is known), and may they? Deny by default; every call is counted, before sign-in by address, then by user. */
export async function authenticate(
  platform: Platform,
  call: Call,
  { authorization, caller: from, body }: Asking,
  seen: Seen,
): Promise<Caller> {
  const now = platform.clock().instant.getTime();
  if (call.access === 'open') {
    const sign_in_id = countedSignIn(platform, call, body);
    if (sign_in_id === undefined) countOpenCall(platform, from);
    else if (!platform.refreshes.allows(sign_in_id, now)) throw tooMany(now);
    return { actor: nobody, sessionKey: null };
  }
  const caller = await signedIn(platform, authorization, seen);
  const { role, user_id } = caller.actor;
  if (!platform.calls.allows(`${call.kind} ${user_id}`, now)) throw tooMany(now);
  if (!mayCall(call.access, role)) throw refusedWith('REQVAL0011');
  if (call.heavy === true && platform.volume.isSpent(user_id, platform.clock().today))
    throw refusedWith('REQVAL0010', { values: { seconds: 60 * 60 } });
  if (call.refusals.includes('REQVAL0010') && !platform.searches.allows(user_id, now)) throw tooMany(now);
  return caller;
}

/** May this role make such a call? What no list names is refused. */
function mayCall(access: Access, role: Role | undefined): boolean {
  if (access === 'open') return true;
  if (role === undefined) return false;
  return access === 'signed-in' || access.includes(role);
}
