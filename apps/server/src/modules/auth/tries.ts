import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { day, minute } from '../../platform/clock/durations.ts';
import type { Reader, Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import {
  bumpThrottle,
  clearThrottle,
  clearThrottlesOf,
  knownPlaces,
  lockThrottle,
  putThrottle,
  type ThrottleRow,
  throttles,
} from './counting/queries.ts';
import { countedAmong, listed, placeHashes, type Standing, standingAmong } from './standing.ts';
import { fullUntil, restsUntil, waitUntil, widened, window } from './throttle.ts';

/** After every fifth wrong password in a row a place rests for a quarter of an hour; after the fifteenth it is locked. */
const triesUntilRest = 5;
const triesUntilLocked = 15;
const rest = 15 * minute;
/** Wrong tries, and with them the lock, are forgotten a day after the last one. */
const forgotten = day;
/** For one user name from all places together that the account does not know: guessing stays slow the country over. */
const byStrangers = { most: 50, within: day };
/** One address is often the shared door of a whole network, so its measure is wide. */
const byAddress = { most: 60, within: window };

/** Where somebody tries from; `sign_in_id` when signed in. */
export interface TryFrom {
  readonly device?: string | undefined;
  readonly sign_in_id?: string;
}

/** The counters of wrong passwords that concern one try. */
export interface Tries {
  readonly standing: Standing;
  /** By what they are counted. */
  readonly counted: Standing;
  readonly keys: { readonly user: string; readonly place: string; readonly address: string };
  readonly atPlace: ThrottleRow | undefined;
  readonly strangers: ThrottleRow | undefined;
  readonly atAddress: ThrottleRow | undefined;
  readonly isShared: boolean;
}

const keyOf = (atRest: AtRest, kind: string, ...values: readonly string[]): string =>
  atRest.hash('throttle', `${kind}\0${values.join('\0')}`).toString('base64url');
/** Under which the wrong tries of a user name are counted. */
export const userKey = (atRest: AtRest, user_name: string): string => keyOf(atRest, 'user', user_name);

/** Tries for one name wait for each other, so that none slips past the count, for names of nobody as for others. */
export async function readTries(
  user_name: string,
  { device, sign_in_id }: TryFrom,
  { db, atRest, origin }: Context & { readonly db: Reader },
): Promise<Tries> {
  const user = userKey(atRest, user_name);
  const places = {
    'signed-in': keyOf(atRest, 'tries', user_name, 'sign-in', sign_in_id ?? ''),
    device: keyOf(atRest, 'tries', user_name, 'device', device ?? ''),
    address: keyOf(atRest, 'tries', user_name, 'address', origin.address),
  };
  const address = keyOf(atRest, 'address', origin.address);
  const hashes = placeHashes(atRest, { address: origin.address, device });
  const [, known, counters] = await Promise.all([
    db.rows(lockThrottle(user)),
    db.rows(knownPlaces({ user_name }, listed(hashes))),
    db.rows(throttles([user, address, ...Object.values(places)])),
  ]);
  const byKey = (key: string) => counters.find(({ throttle_key }) => throttle_key === key);
  const standing = sign_in_id === undefined ? standingAmong(known) : 'signed-in';
  const counted = sign_in_id === undefined ? countedAmong(known) : 'signed-in';
  const place = places[counted === 'unknown' ? 'address' : counted];
  return {
    standing,
    counted,
    keys: { user, place, address },
    atPlace: byKey(place),
    strangers: byKey(user),
    atAddress: byKey(address),
    isShared: origin.isShared,
  };
}

const isSure = (standing: Standing): boolean => standing === 'signed-in' || standing === 'device';

function judgePlace(row: ThrottleRow | undefined, now: Date): Refusal<RefusalCode> | undefined {
  if (!row || now.getTime() - row.window_start.getTime() >= forgotten) return undefined;
  if (row.count >= triesUntilLocked) return { code: 'USRAUT0005' };
  const until = restsUntil(row, now);
  return until === undefined ? undefined : waitUntil('USRAUT0002', until, now);
}

/** Until when one counter of a user name keeps somebody out (milliseconds), or undefined where it does not. */
export function closedUntil(row: ThrottleRow, now: Date): number | undefined {
  if (row.throttle_key === row.user_key) return fullUntil(row, byStrangers, now);
  const since = row.window_start.getTime();
  if (now.getTime() - since >= forgotten) return undefined;
  return row.count >= triesUntilLocked ? since + forgotten : restsUntil(row, now);
}

/**
 * May another password be tried? First by this name and place; strangers together have a measure by the day, which
 * places that the account knows pass; and an address has one, which known devices pass.
 */
export function judgeTries(tries: Tries, now: Date): Refusal<RefusalCode> | undefined {
  const atPlace = judgePlace(tries.atPlace, now);
  if (atPlace) return atPlace;
  if (tries.counted === 'unknown') {
    const until = fullUntil(tries.strangers, byStrangers, now);
    if (until !== undefined) return waitUntil('USRAUT0019', until, now);
  }
  if (isSure(tries.counted)) return undefined;
  const until = fullUntil(tries.atAddress, widened(byAddress, tries.isShared), now);
  // Behind a proxy that nobody named all share one address: a name that was not tried wrongly of late stays open.
  const isFresh = tries.isShared && (tries.atPlace?.count ?? 0) === 0;
  return until === undefined || isFresh ? undefined : waitUntil('USRAUT0002', until, now);
}

/** The counter of a place after one more wrong password. */
function afterWrongTry({ keys, atPlace }: Tries, now: Date): ThrottleRow {
  const isStale = !atPlace || now.getTime() - atPlace.window_start.getTime() >= forgotten;
  const count = isStale ? 1 : atPlace.count + 1;
  const locked_until = count % triesUntilRest === 0 ? new Date(now.getTime() + rest) : null;
  return { throttle_key: keys.place, user_key: keys.user, window_start: now, count, locked_until };
}

/** One more wrong password: what is stored for it, and the rest or lock that it brings about. */
export function countWrongTry(
  tries: Tries,
  now: Date,
): { readonly barred: Refusal<RefusalCode> | undefined; readonly store: (db: Writer) => void } {
  const counted = afterWrongTry(tries, now);
  const since = (within: number) => ({ now, windowStart: new Date(now.getTime() - within) });
  const store = (db: Writer) => {
    db.run(putThrottle(counted));
    if (tries.counted === 'unknown')
      db.run(bumpThrottle(tries.keys.user, { ...since(byStrangers.within), user_key: tries.keys.user }));
    if (!isSure(tries.counted)) db.run(bumpThrottle(tries.keys.address, since(byAddress.within)));
  };
  return { barred: judgePlace(counted, now), store };
}

/** The right password: this place begins anew. What strangers tried elsewhere stays counted. */
export const forgetTriesHere = ({ keys }: Tries, db: Writer): void => db.run(clearThrottle(keys.place));

/** A new password, or an administrator: all wrong tries for a user name are forgotten, wherever they were made. */
export const forgetTriesOf = (user_name: string, { atRest, db }: Context & { readonly db: Writer }): void =>
  db.run(clearThrottlesOf(userKey(atRest, user_name)));
