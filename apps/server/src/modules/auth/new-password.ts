import { isCommonPassword, passwordRefusals } from '@teeka/domain/password';
import type { Writer } from '../../platform/db/database.ts';
import type { Context, Refusals } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { hashPassword, isPassword } from '../../platform/sealing/password-hash.ts';
import { passwordPolicyOf, type SettingRow } from '../settings/index.ts';
import { storePassword, type UserRow } from './queries.ts';
import { endSignInsOf } from './signed-in/queries.ts';
import { forgetTriesOf } from './tries.ts';

/** A password that is to hold from now on. */
export interface NewPassword {
  readonly user: UserRow;
  readonly hash: string;
  /** The sign-in that stays, when it was changed from the profile. */
  readonly stays?: string;
}

/** What the policy, and the current password, say against a new one. */
export async function newPasswordRefusals(
  password: string,
  { user, settings }: { readonly user: UserRow; readonly settings: readonly SettingRow[] },
): Promise<Refusals> {
  const path = 'newPassword';
  const broken = passwordRefusals(password, passwordPolicyOf(settings)).map((refusal) => ({
    ...refusal,
    path,
  }));
  if (broken.length > 0) return broken;
  if (await isPassword(password, user.password_hash)) return [{ code: 'USRPRF0008', path }];
  return isCommonPassword(password, user.user_name) ? [{ code: 'USRPRF0021', path }] : [];
}

export async function newPassword(user: UserRow, password: string, stays?: string): Promise<NewPassword> {
  const hash = await hashPassword(password);
  return stays === undefined ? { user, hash } : { user, hash, stays };
}

/** Stores it, forgets wrong tries, and ends every other sign-in: whoever knew the old password is out. */
export function storeNewPassword(
  { user, hash, stays }: NewPassword,
  context: Context & { readonly db: Writer },
): void {
  const { db, now } = context;
  db.run(storePassword(user.user_id, hash, now.instant));
  forgetTriesOf(user.user_name, context);
  const ending = { now: now.instant, because: 'password changed' };
  db.run(endSignInsOf(user.user_id, stays === undefined ? ending : { ...ending, but: stays }));
}

export async function forgetSignIns({ signIns }: Platform, { user }: NewPassword): Promise<undefined> {
  signIns.forgetUser(user.user_id);
}
