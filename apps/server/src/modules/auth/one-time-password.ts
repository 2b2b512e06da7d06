import type { Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { generatedPassword } from '../../platform/sealing/generated-password.ts';
import { hashPassword } from '../../platform/sealing/password-hash.ts';
import { type NewPassword, passwordChanged, storeNewPassword } from './new-password.ts';
import { endEverything } from './signed-in/end-everything.ts';

/** A password for one sign-in, at which its owner chooses another; in clear it is known to whoever made it, and to nobody later. */
export interface OneTimePassword {
  readonly password: string;
  readonly hash: string;
}

export async function oneTimePassword(): Promise<OneTimePassword> {
  const password = generatedPassword();
  return { password, hash: await hashPassword(password) };
}

/** Whoever knew the old one is out, wherever; wrong tries are forgotten. */
export function giveOneTimePassword(
  user: NewPassword['user'],
  { hash }: OneTimePassword,
  context: Context & { readonly db: Writer },
): void {
  storeNewPassword({ user, hash, must_change_password: true }, context);
  endEverything(user.user_id, { now: context.now.instant, because: passwordChanged }, context.db);
}
