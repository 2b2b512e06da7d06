import { isCommonPassword, passwordRefusals } from '@teeka/domain/password';
import type { Writer } from '../../platform/db/database.ts';
import type { Context, Refusals } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { hashPassword, isPassword } from '../../platform/sealing/password-hash.ts';
import { passwordPolicyOf, type SettingRow } from '../settings/index.ts';
import { storePassword, type UserRow } from './queries.ts';
import { forgetTriesOf } from './tries.ts';

/** A password that is to hold from now on. */
export interface NewPassword {
  readonly user: UserRow;
  readonly hash: string;
}

/** Why sign-ins end by it: whoever knew the old one is out. */
export const passwordChanged = 'password changed';

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

export async function newPassword(user: UserRow, password: string): Promise<NewPassword> {
  return { user, hash: await hashPassword(password) };
}

/** Stores it and forgets wrong tries. */
export function storeNewPassword(
  { user, hash }: NewPassword,
  context: Context & { readonly db: Writer },
): void {
  const { db, now } = context;
  db.run(storePassword(user.user_id, hash, now.instant));
  forgetTriesOf(user.user_name, context);
}

export async function forgetSignIns({ signIns }: Platform, { user }: NewPassword): Promise<undefined> {
  signIns.forgetUser(user.user_id);
}
