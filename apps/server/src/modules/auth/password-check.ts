import { roles } from '@teeka/contract/roles';
import { passwordRefusals } from '@teeka/domain/password';
import { day, minute } from '../../platform/clock/durations.ts';
import type { Reader, Writer } from '../../platform/db/database.ts';
import { CallerTurns } from '../../platform/http/caller-turns.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { hashPassword, isPassword, needsRehash } from '../../platform/sealing/password-hash.ts';
import { allSettings, passwordPolicyOf, passwordValidDays, type SettingRow } from '../settings/index.ts';
import { storeRehash, storeStamp, type UserRow, usedStamp, userByName } from './queries.ts';
import { countWrongTry, forgetTriesHere, judgeTries, readTries, type Tries } from './tries.ts';

/** Each check costs a core for some 50 ms: no more at once than a small machine bears beside its other work. */
export const passwordTurns: CallerTurns = new CallerTurns(3);

const stampTolerance = 5 * minute;

export interface PasswordInput {
  readonly user_name: string;
  readonly password: string;
  readonly ts: string;
  readonly secret: string;
  readonly device?: string | undefined;
}

export interface PasswordRows {
  readonly user: UserRow | undefined;
  readonly tries: Tries;
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
  const { db } = context;
  const [tries, user, stamp, settings] = await Promise.all([
    readTries(nameOf(input), { device: input.device }, context),
    db.first(userByName(nameOf(input))),
    db.first(usedStamp(stampOf(context, input))),
    db.rows(allSettings()),
  ]);
  return { user, tries, stampSeen: stamp !== undefined, settings };
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
  if (Math.abs(now.getTime() - Number(input.ts)) > stampTolerance) return refuse({ code: 'USRAUT0008', path: 'ts' });
  if (rows.stampSeen) return refuse({ code: 'USRAUT0009', path: 'ts' });
  const barred = judgeTries(rows.tries, now);
  if (barred) return refuse(barred);
  const stamp = storeStamp(stampOf(context, input), new Date(now.getTime() + 3 * stampTolerance));

  if (!(await isPassword(input.password, rows.user?.password_hash)) || !rows.user) {
    const counted = countWrongTry(rows.tries, now);
    const aside = (db: Writer) => {
      db.run(stamp);
      counted.store(db);
    };
    return { refused: [counted.barred ?? { code: 'USRAUT0001' }], aside };
  }
  const { user } = rows;
  const rehashed = needsRehash(user.password_hash) ? await hashPassword(input.password) : undefined;
  const store = (db: Writer) => {
    db.run(stamp);
    forgetTriesHere(rows.tries, db);
    if (rehashed) db.run(storeRehash(user, rehashed));
  };
  const obstacle = standsInTheWay(input, rows, now);
  return obstacle ? { refused: [obstacle], aside: store } : { user, store };
}
