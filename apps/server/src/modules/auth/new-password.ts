import type { SpokenLanguage } from '@teeka/domain/names';
import { type PasswordChange, passwordChangeRefusals } from '@teeka/domain/password';
import type { Refusals } from '@teeka/domain/refusal';
import type { Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { hashPassword, isPassword } from '../../platform/sealing/password-hash.ts';
import type { SmsGateway } from '../../platform/sms/gateway.ts';
import { smsSentence } from '../../platform/words/sentence.ts';
import { passwordPolicyOf, type SettingRow } from '../settings/index.ts';
import { replacePassword, storePassword, type UserRow } from './queries.ts';
import { forgetTriesOf } from './tries.ts';

/** A password that is to hold from now on. */
export interface NewPassword {
  readonly user: Pick<UserRow, 'user_id' | 'user_name'>;
  readonly hash: string;
  /** The hash of the one by which its owner was known; whoever answers for the account sets one over any. */
  readonly over?: string;
  /** It holds for one sign-in only, at which another is chosen. */
  readonly must_change_password?: boolean;
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
  return { user, hash: await hashPassword(password), over: user.password_hash };
}

/** Stores it and forgets wrong tries. */
export function storeNewPassword(
  { user, hash, over, must_change_password = false }: NewPassword,
  context: Context & { readonly db: Writer },
): void {
  const { db, now } = context;
  const { user_id, user_name } = user;
  const by = { password_hash: hash, password_changed_at: now.instant, must_change_password };
  db.run(over === undefined ? storePassword(user_id, by) : replacePassword({ user_id, over }, by));
  forgetTriesOf(user_name, context);
}

/** The number is told that a password was set, so that its owner hears of it where somebody else did. */
export function tellPasswordSet(sms: SmsGateway, to: string, language: SpokenLanguage): void {
  const text = smsSentence(language, 'passwordReset', {});
  void sms.send({ to, text, template_id: 'teeka-password-reset', ref: uuidV7() });
}

export async function forgetSignIns({ signIns }: Platform, { user }: NewPassword): Promise<undefined> {
  signIns.forgetUser(user.user_id);
}
