import { roles } from '@teeka/contract/roles';
import { passwordRefusals } from '@teeka/domain/password';
import type { Reader, Writer } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { Turns } from '../../platform/http/turns.ts';
import { hashPassword, isPassword, needsRehash } from '../../platform/sealing/password-hash.ts';
import { allSettings, passwordPolicyOf, passwordValidDays, type SettingRow } from '../settings/index.ts';
import {
  bumpThrottle,
  clearThrottle,
  lockThrottle,
  putThrottle,
  storeRehash,
  storeStamp,
  type ThrottleRow,
  throttles,
  type UserRow,
  usedStamp,
  userByName,
} from './queries.ts';
import { afterWrongTry, judgeAddress, judgeTries, throttleKeys, windowStart } from './throttle.ts';

/** Each check costs a core for some 50 ms: no more at once than a small machine bears beside its other work. */
export const passwordTurns: Turns = new Turns(3);

const minute = 60_000;
const stampTolerance = 5 * minute;
const day = 24 * 60 * minute;

export interface PasswordInput {
  readonly user_name: string;
  readonly password: string;
  readonly ts: string;
  readonly secret: string;
}

export interface PasswordRows {
  readonly user: UserRow | undefined;
  readonly byUser: ThrottleRow | undefined;
  readonly byAddress: ThrottleRow | undefined;
  readonly stampSeen: boolean;
  readonly settings: readonly SettingRow[];
}

/** A password that was right: whose, and what is stored for it besides the sign-in. */
export interface RightPassword {
  readonly user: UserRow;
  readonly store: (db: Writer) => void;
}

const stampOf = ({ atRest }: Context, { secret, ts }: PasswordInput): Buffer =>
  atRest.hash('stamp', `${secret}\0${ts}`);
const nameOf = (input: PasswordInput): string => input.user_name.trim();

export async function readPasswordRows(
  input: PasswordInput,
  context: Context & { readonly db: Reader },
): Promise<PasswordRows> {
  const { db, atRest, origin } = context;
  const keys = throttleKeys(atRest, { user: nameOf(input), address: origin.address });
  const [, user, counters, stamp, settings] = await Promise.all([
    db.rows(lockThrottle(keys.user)),
    db.first(userByName(nameOf(input))),
    db.rows(throttles([keys.user, keys.address])),
    db.first(usedStamp(stampOf(context, input))),
    db.rows(allSettings()),
  ]);
  const byKey = (key: string) => counters.find(({ throttle_key }) => throttle_key === key);
  return {
    user,
    byUser: byKey(keys.user),
    byAddress: byKey(keys.address),
    stampSeen: stamp !== undefined,
    settings,
  };
}

/** What stands in the way of someone whose password was right (specification 1, section 4). */
function standsInTheWay(input: PasswordInput, { user, settings }: PasswordRows, now: Date) {
  if (!user?.is_active) return { code: 'USRAUT0003' } as const;
  if (!roles.some((role) => role === user.role)) return { code: 'USRAUT0017' } as const;
  const values = { user_id: user.user_id };
  if (user.must_change_password) return { code: 'USRAUT0004', values } as const;
  const validDays = passwordValidDays(settings);
  const age = now.getTime() - user.password_changed_at.getTime();
  if (validDays > 0 && age > validDays * day) return { code: 'USRAUT0006', values } as const;
  if (passwordRefusals(input.password, passwordPolicyOf(settings)).length > 0)
    return { code: 'USRAUT0007', values } as const;
  return undefined;
}

/** Judges a sealed user name and password; whatever the outcome, its stamp can be used but once. */
export async function checkPassword(
  input: PasswordInput,
  rows: PasswordRows,
  context: Context,
): Promise<RightPassword | Refused> {
  const now = context.now.instant;
  if (Math.abs(now.getTime() - Number(input.ts)) > stampTolerance)
    return refuse({ code: 'USRAUT0008', path: 'ts' });
  if (rows.stampSeen) return refuse({ code: 'USRAUT0009', path: 'ts' });
  const barred = judgeTries(rows.byUser, now) ?? judgeAddress(rows.byAddress, now);
  if (barred) return refuse(barred);
  const keys = throttleKeys(context.atRest, { user: nameOf(input), address: context.origin.address });
  const stamp = storeStamp(stampOf(context, input), new Date(now.getTime() + 3 * stampTolerance));

  if (!(await isPassword(input.password, rows.user?.password_hash)) || !rows.user) {
    const counted = afterWrongTry(keys.user, rows.byUser, now);
    const aside = (db: Writer) => {
      db.run(stamp);
      db.run(putThrottle(counted));
      db.run(bumpThrottle(keys.address, { now, windowStart: windowStart(now) }));
    };
    return { refused: [judgeTries(counted, now) ?? { code: 'USRAUT0001' }], aside };
  }
  const { user } = rows;
  const rehashed = needsRehash(user.password_hash) ? await hashPassword(input.password) : undefined;
  const store = (db: Writer) => {
    db.run(stamp);
    db.run(clearThrottle(keys.user));
    if (rehashed) db.run(storeRehash(user.user_id, rehashed));
  };
  const obstacle = standsInTheWay(input, rows, now);
  return obstacle ? { refused: [obstacle], aside: store } : { user, store };
}
