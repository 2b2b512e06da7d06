import { checkOtp } from '@teeka/domain/contact';
import { type CheckedWay, mostTries } from '@teeka/domain/verification';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { isUuid } from '../../platform/ids/is-uuid.ts';
import { type About, isAbout } from './listed.ts';
import { type CheckRow, countTry, type ListedRow, listedPerson, lockCheck } from './queries.ts';

export interface CodeInput extends About {
  readonly txnId: string;
  readonly otp: string;
}

export interface CheckRows {
  readonly listed: ListedRow | undefined;
  readonly check: CheckRow | undefined;
}

/** The check a code is for; tries of one check wait for each other. */
export async function readCheck(
  input: CodeInput,
  { actor, db }: Context & { readonly db: Reader },
): Promise<CheckRows> {
  if (!isAbout(input)) return { listed: undefined, check: undefined };
  const [check, listed] = await Promise.all([
    isUuid(input.txnId) ? db.first(lockCheck(input.beneficiary_id, input.txnId)) : undefined,
    db.first(listedPerson(actor.scope, input.session_id, input.beneficiary_id)),
  ]);
  return { listed, check };
}

/** The code and its check, or why it does not count: shape, another's or an unknown check, too late, too many tries. */
export function judgeCode(
  input: CodeInput,
  { rows, way }: { readonly rows: CheckRows; readonly way: CheckedWay },
  { actor, now }: Context,
): { readonly check: CheckRow; readonly otp: string } | Refused {
  const { listed, check } = rows;
  if (!listed) return refuse({ code: 'REQVAL0012', path: 'session_id' });
  if (listed.beneficiary_id === null) return refuse({ code: 'SESDAY0010', path: 'beneficiary_id' });
  const typed = checkOtp(input.otp);
  if (!typed.ok) return refuse({ ...typed.refusal, path: 'otp' });
  const isOurs = check?.user_id === actor.user_id && check.session_id === input.session_id && check.way === way;
  if (!check || !isOurs || check.answered_at) return refuse({ code: 'USRAUT0012' });
  if (check.expires_at.getTime() <= now.instant.getTime()) return refuse({ code: 'USRAUT0013' });
  if (check.tries >= mostTries) return refuse({ code: 'USRAUT0014' });
  return { check, otp: typed.normal };
}

/** A wrong code is counted. */
export const wrongCode = (check: CheckRow): Refused => ({
  refused: [{ code: 'USRPRF0002', path: 'otp' }],
  aside: (db) => db.run(countTry(check)),
});
