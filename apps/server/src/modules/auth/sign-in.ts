import { signedInOn } from '@teeka/domain/sign-ins';
import { firstRefreshToken, refreshHash } from '../../platform/access/refresh-token.ts';
import { day } from '../../platform/clock/durations.ts';
import type { Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { type SeenPlace, seePlaces } from './counting/queries.ts';
import { insertSignIn, type NewSignIn, type SignedInto, storeLastSignIn } from './queries.ts';
import { placeHashes } from './standing.ts';

/** Longest time between a sign-in and the next password or code. */
export const signInDays = 30;

export interface StartedSignIn {
  readonly row: NewSignIn;
  /** From where it was made; there the account is known from now on. */
  readonly places: readonly SeenPlace[];
  readonly reply: { readonly accessToken: string; readonly refreshToken: string };
}

/** A new sign-in with its tokens; the session key agreed in this request becomes its own. */
export function startSignIn(
  { tokens }: Platform,
  { user_id, device }: { readonly user_id: string; readonly device: string | undefined },
  { now, atRest, origin }: Context,
): StartedSignIn {
  if (!origin.sessionKey) throw new Error('a sign-in without a session key');
  const sign_in_id = uuidV7(now.instant);
  const refreshToken = firstRefreshToken(atRest, sign_in_id);
  const hashes = placeHashes(atRest, { address: origin.address, device });
  const row: NewSignIn = {
    sign_in_id,
    user_id,
    session_key_wrapped: atRest.sealBytes('session-key', `sign-in/${sign_in_id}`, origin.sessionKey),
    refresh_hash: refreshHash(atRest, refreshToken),
    created_at: now.instant,
    refreshed_at: now.instant,
    expires_at: new Date(now.instant.getTime() + signInDays * day),
    ...signedInOn(origin.agent),
    device_hash: hashes.device ?? null,
  };
  const places: SeenPlace[] = [{ kind: 'address', place_hash: hashes.address }];
  if (hashes.device) places.push({ kind: 'device', place_hash: hashes.device });
  return { row, places, reply: { accessToken: tokens.issue(sign_in_id, now.instant), refreshToken } };
}

/** Before the password is stored in a newer way: the account is looked for as it was judged. */
export function storeSignIn({ row, places }: StartedSignIn, account: SignedInto, db: Writer): void {
  db.run(storeLastSignIn(account, row.created_at));
  db.run(insertSignIn(row));
  db.run(seePlaces(row.user_id, places, row.created_at));
}
