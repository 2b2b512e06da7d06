import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { lockThrottle, type ThrottleRow, throttles, type UserRow, userByMobile } from './queries.ts';
import { throttleKeys } from './throttle.ts';

/** What is looked at before a code goes to a number. */
export interface OtpRequestRows {
  readonly user: UserRow | undefined;
  readonly sent: { readonly mobile: ThrottleRow | undefined; readonly address: ThrottleRow | undefined };
}

/** Requests for one number wait for each other, so that none slips past the count. */
export async function readOtpRequest(
  mobile: string,
  { db, atRest, origin }: Context & { readonly db: Reader },
): Promise<OtpRequestRows> {
  const keys = throttleKeys(atRest, { mobile, address: origin.address });
  const [, counters, user] = await Promise.all([
    db.rows(lockThrottle(keys.codes)),
    db.rows(throttles([keys.codes, keys.codesFrom])),
    db.first(userByMobile(atRest.hash('mobile', mobile))),
  ]);
  const byKey = (key: string) => counters.find(({ throttle_key }) => throttle_key === key);
  return { user, sent: { mobile: byKey(keys.codes), address: byKey(keys.codesFrom) } };
}
