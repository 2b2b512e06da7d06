import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { isNobody } from '../../platform/access/nobody.ts';
import { day } from '../../platform/clock/durations.ts';
import type { Reader, Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import { bumpThrottle, knownPlaces, lockThrottle, type ThrottleRow, throttles } from './counting/queries.ts';
import { type UserRow, userByMobile } from './queries.ts';
import { listed, placeHashes, type Standing, standingAmong } from './standing.ts';
import { fullUntil, restsUntil, waitUntil, widened, window } from './throttle.ts';

/** Each place that is known has measures of its own, so that no stranger uses up what the owner may ask for. */
const perMobile = { most: 5, within: window };
const perMobileAndDay = { most: 10, within: day };
const perDeviceAndDay = { most: 20, within: day };
/** By address before sign-in, by user after it: each message costs. */
const perAsker = { most: 60, within: window };
const perAskerAndDay = { most: 600, within: day };

/** Keys of the counters of one number, as requested from a place of this standing. */
interface CodeKeys {
  readonly codes: string;
  readonly codesOfDay: string;
  readonly failed: string;
}

const keyOf = (atRest: AtRest, kind: string, value: string): string =>
  atRest.hash('throttle', `${kind}\0${value}`).toString('base64url');

/** The counter of wrong codes of a number. */
export const failedKey = (atRest: AtRest, mobile_hash: Buffer, standing: string): string =>
  keyOf(atRest, 'failed codes', `${mobile_hash.toString('base64')}\0${standing}`);

function codeKeys(atRest: AtRest, mobile: string, standing: Standing): CodeKeys {
  const of = (kind: string) => keyOf(atRest, kind, `${mobile}\0${standing}`);
  return {
    codes: of('codes'),
    codesOfDay: of('codes of a day'),
    failed: failedKey(atRest, atRest.hash('mobile', mobile), standing),
  };
}

function askerKeys({ atRest, actor, origin }: Context): {
  readonly requests: string;
  readonly requestsOfDay: string;
} {
  const asker = isNobody(actor) ? `address\0${origin.address}` : `user\0${actor.user_id}`;
  return {
    requests: keyOf(atRest, 'codes from', asker),
    requestsOfDay: keyOf(atRest, 'codes of a day from', asker),
  };
}

const standings = ['signed-in', 'device', 'address', 'unknown'] as const satisfies readonly Standing[];

/** What is looked at before a code goes to a number. */
export interface OtpRequestRows {
  readonly user: UserRow | undefined;
  readonly standing: Standing;
  readonly sent: {
    readonly mobile: ThrottleRow | undefined;
    readonly mobileOfDay: ThrottleRow | undefined;
    readonly failed: ThrottleRow | undefined;
    readonly asker: ThrottleRow | undefined;
    readonly askerOfDay: ThrottleRow | undefined;
  };
}

/** Requests for one number wait for each other, so that none slips past the count. */
export async function readOtpRequest(
  mobile: string,
  device: string | undefined,
  context: Context & { readonly db: Reader },
): Promise<OtpRequestRows> {
  const { db, atRest, origin, actor } = context;
  const mobile_hashes = atRest.hashes('mobile', mobile);
  const hashes = placeHashes(atRest, { address: origin.address, device });
  const { requests, requestsOfDay } = askerKeys(context);
  const keys = new Map(standings.map((standing) => [standing, codeKeys(atRest, mobile, standing)]));
  const all = [requests, requestsOfDay, ...[...keys.values()].flatMap((of) => Object.values(of) as string[])];
  const [, counters, known, user] = await Promise.all([
    db.rows(lockThrottle(keyOf(atRest, 'codes', mobile))),
    db.rows(throttles(all)),
    db.rows(knownPlaces({ mobile_hashes }, listed(hashes))),
    db.first(userByMobile(mobile_hashes)),
  ]);
  const byKey = (key: string | undefined) => counters.find(({ throttle_key }) => throttle_key === key);
  const standing = isNobody(actor) ? standingAmong(known) : 'signed-in';
  const own = keys.get(standing);
  return {
    user,
    standing,
    sent: {
      mobile: byKey(own?.codes),
      mobileOfDay: byKey(own?.codesOfDay),
      failed: byKey(own?.failed),
      asker: byKey(requests),
      askerOfDay: byKey(requestsOfDay),
    },
  };
}

/** May another one-time code go to this number, and be requested from here? */
export function judgeCodes(
  { standing, sent }: OtpRequestRows,
  { now, origin }: Context,
): Refusal<RefusalCode> | undefined {
  const at = now.instant;
  const isDevice = standing === 'device';
  if (failedOfDay(sent.failed, at)) return { code: 'USRAUT0020' };
  const wide = (measure: typeof perAsker) => widened(measure, origin.isShared);
  const until =
    restsUntil(sent.failed, at) ??
    fullUntil(sent.mobile, perMobile, at) ??
    fullUntil(sent.mobileOfDay, isDevice ? perDeviceAndDay : perMobileAndDay, at) ??
    (isDevice ? undefined : fullUntil(sent.asker, wide(perAsker), at)) ??
    (isDevice ? undefined : fullUntil(sent.askerOfDay, wide(perAskerAndDay), at));
  return until === undefined ? undefined : waitUntil('USRAUT0015', until, at);
}

/** Wrong codes of a number on one day, after which none of that day counts any more. */
export const mostFailedOfDay = 20;
export const failedOfDay = (row: ThrottleRow | undefined, now: Date): boolean =>
  fullUntil(row, { most: mostFailedOfDay, within: day }, now) !== undefined;

/** Counts who asked; a request that sends nothing counts too. */
export function countAsker(context: Context, db: Writer): void {
  const now = context.now.instant;
  const since = (within: number) => ({ now, windowStart: new Date(now.getTime() - within) });
  const { requests, requestsOfDay } = askerKeys(context);
  db.run(bumpThrottle(requests, since(perAsker.within)));
  db.run(bumpThrottle(requestsOfDay, since(perAskerAndDay.within)));
}

/** Counts a code that goes to a number. */
export function countCode(
  { mobile, standing }: { readonly mobile: string; readonly standing: Standing },
  context: Context & { readonly db: Writer },
): void {
  const { db, atRest } = context;
  const now = context.now.instant;
  const since = (within: number) => ({ now, windowStart: new Date(now.getTime() - within) });
  const { codes, codesOfDay } = codeKeys(atRest, mobile, standing);
  db.run(bumpThrottle(codes, since(perMobile.within)));
  db.run(bumpThrottle(codesOfDay, since(perMobileAndDay.within)));
  countAsker(context, db);
}
