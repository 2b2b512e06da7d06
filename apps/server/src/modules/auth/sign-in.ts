import { firstRefreshToken, refreshHash } from '../../platform/access/refresh-token.ts';
import type { Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { insertSignIn, type NewSignIn } from './queries.ts';

/** Longest time between a sign-in and the next password or code. */
export const signInDays = 30;

export interface StartedSignIn {
  readonly row: NewSignIn;
  readonly reply: { readonly accessToken: string; readonly refreshToken: string };
}

/** A new sign-in with its tokens; the session key agreed in this request becomes its own. */
export function startSignIn(
  { tokens }: Platform,
  user_id: string,
  { now, atRest, origin }: Context,
): StartedSignIn {
  if (!origin.sessionKey) throw new Error('a sign-in without a session key');
  const sign_in_id = uuidV7(now.instant);
  const refreshToken = firstRefreshToken(atRest, sign_in_id);
  const row: NewSignIn = {
    sign_in_id,
    user_id,
    session_key_wrapped: atRest.sealBytes('session-key', origin.sessionKey),
    refresh_hash: refreshHash(atRest, refreshToken),
    created_at: now.instant,
    refreshed_at: now.instant,
    expires_at: new Date(now.instant.getTime() + signInDays * 24 * 60 * 60 * 1000),
  };
  return { row, reply: { accessToken: tokens.issue(sign_in_id, now.instant), refreshToken } };
}

export function storeSignIn(started: StartedSignIn, db: Writer): void {
  db.run(insertSignIn(started.row));
}
