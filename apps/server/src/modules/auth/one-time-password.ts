import type { Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { generatedPassword } from '../../platform/sealing/generated-password.ts';
import { hashPassword } from '../../platform/sealing/password-hash.ts';
import { passwordChanged } from './new-password.ts';
import { storeOneTimePassword } from './queries.ts';
import { endEverything } from './signed-in/end-everything.ts';
import { forgetTriesOf } from './tries.ts';

/** A password for one sign-in, at which its owner chooses another; in clear it is known to whoever made it, and to nobody later. */
export interface OneTimePassword {
  readonly password: string;
  readonly hash: string;
}

export async function oneTimePassword(): Promise<OneTimePassword> {
  const password = generatedPassword();
  return { password, hash: await hashPassword(password) };
}

interface Owner {
  readonly user_id: string;
  readonly user_name: string;
}

/** Whoever knew the old one is out, wherever; wrong tries are forgotten. */
export function giveOneTimePassword(
  { user_id, user_name }: Owner,
  { hash }: OneTimePassword,
  context: Context & { readonly db: Writer },
): void {
  const { db, now } = context;
  db.run(storeOneTimePassword(user_id, hash, now.instant));
  endEverything(user_id, { now: now.instant, because: passwordChanged }, db);
  forgetTriesOf(user_name, context);
}
