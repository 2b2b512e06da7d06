import type { Reader, Writer } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { isPassword } from '../../platform/sealing/password-hash.ts';
import { allSettings, type SettingRow } from '../settings/index.ts';
import { newPasswordRefusals } from './new-password.ts';
import { type UserRow, userById } from './queries.ts';
import { countWrongTry, forgetTriesHere, judgeTries, readTries, type Tries, type TryFrom } from './tries.ts';

export interface ChangeInput {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly userId: string;
}

export interface OwnPasswordRows {
  readonly user: UserRow | undefined;
  readonly tries: Tries;
}

export interface ChangeRows extends OwnPasswordRows {
  readonly settings: readonly SettingRow[];
}

/** Wrong current passwords count like wrong sign-ins, for an account that does not exist as for one that does. */
const countedName = (user: UserRow | undefined, userId: string): string => user?.user_name ?? userId;

/** What is looked at before a current password is judged. */
export async function readOwnPassword(
  userId: string,
  from: TryFrom,
  context: Context & { readonly db: Reader },
): Promise<OwnPasswordRows> {
  const user = isUuid(userId) ? await context.db.first(userById(userId)) : undefined;
  return { user, tries: await readTries(countedName(user, userId), from, context) };
}

/** The user whose current password this is; a wrong one counts. */
export async function checkOwnPassword(
  currentPassword: string,
  { user, tries }: OwnPasswordRows,
  context: Context,
): Promise<UserRow | Refused> {
  const now = context.now.instant;
  const barred = judgeTries(tries, now);
  if (barred) return refuse(barred);
  if ((await isPassword(currentPassword, user?.password_hash)) && user?.is_active) return user;
  const counted = countWrongTry(tries, now);
  const wrong = { code: 'USRPRF0007', path: 'currentPassword' } as const;
  return { refused: [counted.barred ?? wrong], aside: counted.store };
}

/** The right current password: wrong ones from here are forgotten. */
export const settleOwnPassword = ({ tries }: OwnPasswordRows, db: Writer): void => forgetTriesHere(tries, db);

export async function readChange(
  { userId }: ChangeInput,
  from: TryFrom,
  context: Context & { readonly db: Reader },
): Promise<ChangeRows> {
  const [own, settings] = await Promise.all([readOwnPassword(userId, from, context), context.db.rows(allSettings())]);
  return { ...own, settings };
}

/**
 * The user whose current password this is, with a new one that may take its place; or why not. What costs nothing is
 * judged first, and beside the right current password another one needs no hash to be another. The user name comes
 * last, as it is told to nobody else.
 */
export async function checkChange(input: ChangeInput, rows: ChangeRows, context: Context): Promise<UserRow | Refused> {
  const { currentPassword: current, newPassword: next } = input;
  const refusals = (userName?: string) =>
    newPasswordRefusals({ current, next, ...(userName !== undefined && { userName }) }, rows.settings);
  const plain = refusals();
  if (plain.length > 0) return { refused: plain };
  const user = await checkOwnPassword(current, rows, context);
  if ('refused' in user) return user;
  const refused = refusals(user.user_name);
  return refused.length > 0 ? { refused } : user;
}
