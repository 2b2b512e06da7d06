import { dayInIndia } from '@teeka/domain/calendar';
import type { Clock } from '../platform/clock/clock.ts';

export interface TestClock {
  readonly clock: Clock;
  /** Moves on (or back) by so much. */
  advance(by: {
    readonly days?: number;
    readonly hours?: number;
    readonly minutes?: number;
    readonly seconds?: number;
  }): void;
  set(instant: string): void;
}

/** A clock that stands still until it is moved. Starts at nine in the morning, India's time, unless told otherwise. */
export function testClock(start = '2026-03-16T09:00:00+05:30'): TestClock {
  let at = Date.parse(start);
  return {
    clock: () => ({ instant: new Date(at), today: dayInIndia(new Date(at)) }),
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      at += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
    set(instant) {
      at = Date.parse(instant);
    },
  };
}
