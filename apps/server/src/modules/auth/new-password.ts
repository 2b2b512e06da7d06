import { type PasswordChange, passwordChangeRefusals } from '@teeka/domain/password';
import type { Refusals } from '@teeka/domain/refusal';
import type { Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
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

const path = 'newPassword';

/** What is said against a new password by what is known in clear. */
export const newPasswordRefusals = (
  change: Omit<PasswordChange, 'repeated'>,
  settings: readonly SettingRow[],
): Refusals =>
  passwordChangeRefusals({ ...change, repeated: change.next }, passwordPolicyOf(settings)).map((refusal) => ({
    ...refusal,
    path,
  }));

/** The same where the current password was forgotten: it is known by its hash only. */
export async function resetRefusals(
  next: string,
  { user, settings }: { readonly user: UserRow; readonly settings: readonly SettingRow[] },
): Promise<Refusals> {
  const refused = newPasswordRefusals({ next, userName: user.user_name }, settings);
  if (refused.some(({ code }) => code !== 'USRPRF0021')) return refused;
  return (await isPassword(next, user.password_hash)) ? [{ code: 'USRPRF0008', path }] : refused;
}

export async function newPassword(user: UserRow, password: string): Promise<NewPassword> {
  return { user, hash: await hashPassword(password) };
}

/** Stores it and forgets wrong tries. */
export function storeNewPassword({ user, hash }: NewPassword, context: Context & { readonly db: Writer }): void {
  const { db, now } = context;
  db.run(storePassword(user.user_id, hash, now.instant));
  forgetTriesOf(user.user_name, context);
}

export async function forgetSignIns({ signIns }: Platform, { user }: NewPassword): Promise<undefined> {
  signIns.forgetUser(user.user_id);
}
