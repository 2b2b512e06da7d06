import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { day } from '../../platform/clock/durations.ts';
import type { Reader, Writer } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import { bumpThrottle, lockThrottle, type ThrottleRow, throttles } from './counting/queries.ts';
import { fullUntil, type Measure, waitUntil } from './throttle.ts';

/** What somebody who answers for workers does to the account of one. */
export type Act = keyof typeof byActor;

/**
 * More than a bad day asks for, and far less than an area has workers: one stolen account must not take it out. Accounts
 * are made for a whole block in a morning; a file of them counts by itself, and its rows are bounded by how many are
 * compared with all a day (decision 111).
 */
const byActor = {
  end: { most: 20, within: day },
  open: { most: 20, within: day },
  change: { most: 60, within: day },
  add: { most: 100, within: day },
  bring: { most: 20, within: day },
} as const satisfies Record<string, Measure>;
/** Whoever it is that opens it: each time strangers have as many guesses again. */
const openingsOfWorker: Measure = { most: 3, within: day };

/** The counters that concern one act. */
export interface ActsRows {
  readonly act: Act;
  readonly keys: { readonly actor: string; readonly worker: string | undefined };
  readonly ofActor: ThrottleRow | undefined;
  readonly ofWorker: ThrottleRow | undefined;
}

/** Such acts are rare: one waits for the other, so that none slips past the counts. */
export async function readActs(
  act: Act,
  user_id: string,
  { actor, atRest, db }: Context & { readonly db: Reader },
): Promise<ActsRows> {
  const keyOf = (kind: string, of: string) =>
    atRest.hash('throttle', `${act} accounts ${kind}\0${of}`).toString('base64url');
  const keys = {
    actor: keyOf('by', actor.user_id),
    worker: act === 'open' ? keyOf('of', user_id) : undefined,
  };
  const throttleKeys = Object.values(keys).filter((key) => key !== undefined);
  const [, counters] = await Promise.all([db.rows(lockThrottle('acts on accounts')), db.rows(throttles(throttleKeys))]);
  const byKey = (key: string | undefined) => counters.find(({ throttle_key }) => throttle_key === key);
  return { act, keys, ofActor: byKey(keys.actor), ofWorker: byKey(keys.worker) };
}

/** Why it may not be done once more today: REQVAL0010 with the minutes to wait; else undefined. */
export function actsRefusal({ act, ofActor, ofWorker }: ActsRows, now: Date): Refusal<RefusalCode> | undefined {
  const until = fullUntil(ofActor, byActor[act], now) ?? fullUntil(ofWorker, openingsOfWorker, now);
  return until === undefined ? undefined : waitUntil('REQVAL0010', until, now);
}

export function countAct({ keys }: ActsRows, { now, db }: Context & { readonly db: Writer }): void {
  const at = now.instant;
  for (const key of [keys.actor, keys.worker])
    if (key) db.run(bumpThrottle(key, { now: at, windowStart: new Date(at.getTime() - day) }));
}
