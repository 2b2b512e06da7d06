import type { Reader, Writer } from '../../platform/db/database.ts';
import type { Context, Refused } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { isPassword } from '../../platform/sealing/password-hash.ts';
import { allSettings, type SettingRow } from '../settings/index.ts';
import { newPasswordRefusals, triesOf } from './new-password.ts';
import {
  bumpThrottle,
  lockThrottle,
  putThrottle,
  type ThrottleRow,
  throttles,
  type UserRow,
  userById,
} from './queries.ts';
import { afterWrongTry, judgeAddress, judgeTries, throttleKeys, windowStart } from './throttle.ts';

export interface ChangeInput {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly userId: string;
}

export interface ChangeRows {
  readonly user: UserRow | undefined;
  readonly byUser: ThrottleRow | undefined;
  readonly byAddress: ThrottleRow | undefined;
  readonly settings: readonly SettingRow[];
}

/** Wrong current passwords count like wrong sign-ins, for an account that does not exist as for one that does. */
const countedName = (user: UserRow | undefined, userId: string): string => user?.user_name ?? userId;

export async function readChange(
  { userId }: ChangeInput,
  context: Context & { readonly db: Reader },
): Promise<ChangeRows> {
  const { db, atRest, origin } = context;
  const user = isUuid(userId) ? await db.first(userById(userId)) : undefined;
  const mine = triesOf(atRest, countedName(user, userId));
  const { address } = throttleKeys(atRest, { address: origin.address });
  const [, counters, settings] = await Promise.all([
    db.rows(lockThrottle(mine)),
    db.rows(throttles([mine, address])),
    db.rows(allSettings()),
  ]);
  const byKey = (key: string) => counters.find(({ throttle_key }) => throttle_key === key);
  return { user, byUser: byKey(mine), byAddress: byKey(address), settings };
}

/** The user whose current password this is, with a new one that may take its place; or why not. */
export async function checkChange(
  input: ChangeInput,
  rows: ChangeRows,
  context: Context,
): Promise<UserRow | Refused> {
  const now = context.now.instant;
  const barred = judgeTries(rows.byUser, now) ?? judgeAddress(rows.byAddress, now);
  if (barred) return { refused: [barred] };
  const { user } = rows;
  if (!(await isPassword(input.currentPassword, user?.password_hash)) || !user?.is_active) {
    const counted = afterWrongTry(triesOf(context.atRest, countedName(user, input.userId)), rows.byUser, now);
    const { address } = throttleKeys(context.atRest, { address: context.origin.address });
    const aside = (db: Writer) => {
      db.run(putThrottle(counted));
      db.run(bumpThrottle(address, { now, windowStart: windowStart(now) }));
    };
    return { refused: [judgeTries(counted, now) ?? { code: 'USRPRF0007', path: 'currentPassword' }], aside };
  }
  const refused = await newPasswordRefusals(input.newPassword, { user, settings: rows.settings });
  return refused.length > 0 ? { refused } : user;
}
