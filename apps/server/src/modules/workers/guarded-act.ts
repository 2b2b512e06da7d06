import type { Reader, Writer } from '../../platform/db/database.ts';
import type { Context, Refused } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/handler.ts';
import {
  type Act,
  type ActsRows,
  actsRefusal,
  checkOwnPassword,
  countAct,
  holdOwnSignIns,
  type OwnPasswordRows,
  readActs,
  readOwnPassword,
  settleOwnPassword,
} from '../auth/index.ts';

/** What is known before an act that gives a way in, or takes one for good: how many there were today, and the own password. */
export interface Guard {
  readonly acts: ActsRows;
  readonly password: OwnPasswordRows;
}

/** Such acts wait for one another, and the own sign-in is looked at again behind them. */
export async function readGuard(act: Act, user_id: string, context: Context & { readonly db: Reader }): Promise<Guard> {
  const acts = await readActs(act, user_id, context);
  await holdOwnSignIns(context);
  const { user_id: own, sign_in_id } = context.actor;
  return { acts, password: await readOwnPassword(own, { sign_in_id }, context) };
}

/** Why it may not be done: once more today, or by whoever does not know the own password, where wrong ones count. */
export async function judgeGuard(
  { acts, password }: Guard,
  currentPassword: string,
  context: Context,
): Promise<Refused | undefined> {
  const tooMany = actsRefusal(acts, context.now.instant);
  if (tooMany) return refuse(tooMany);
  const owner = await checkOwnPassword(currentPassword, password, context);
  return 'refused' in owner ? owner : undefined;
}

/** It is done: wrong passwords from here are forgotten, and it counts. */
export function settleGuard({ acts, password }: Guard, context: Context & { readonly db: Writer }): void {
  settleOwnPassword(password, context.db);
  countAct(acts, context);
}
