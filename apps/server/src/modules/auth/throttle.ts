import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import { minute } from '../../platform/clock/durations.ts';
import type { ThrottleRow } from './counting/queries.ts';

/** Codes and addresses are counted by the quarter of an hour, and by the day. */
export const window: number = 15 * minute;

/** A measure that many tries share: so many in so long a time. */
export interface Measure {
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
}

/** Everybody behind a proxy that is not named has one address. */
const timesAtSharedDoor = 10;
export const widened = ({ most, within }: Measure, isShared: boolean): Measure => ({
  most: isShared ? most * timesAtSharedDoor : most,
  within,
});

/** Until when no more is allowed (milliseconds), or undefined while some is left. */
export function fullUntil(row: ThrottleRow | undefined, { most, within }: Measure, now: Date): number | undefined {
  if (!row || row.count < most) return undefined;
  const until = row.window_start.getTime() + within;
  return until > now.getTime() ? until : undefined;
}

/** Until when a counter rests, or undefined when it does not. */
export function restsUntil(row: ThrottleRow | undefined, now: Date): number | undefined {
  const until = row?.locked_until?.getTime() ?? 0;
  return until > now.getTime() ? until : undefined;
}

/** A refusal that tells how long to wait. */
export const waitUntil = (code: RefusalCode, until: number, now: Date): Refusal<RefusalCode> => ({
  code,
  values: { minutes: Math.max(1, Math.ceil((until - now.getTime()) / minute)) },
});
