import { dayInIndia } from '@teeka/domain/calendar';
import type { Arrival } from '@teeka/domain/sessions';
import type { Now } from './clock.ts';

/** An act as it arrives: captured on a phone, now here. */
export function arrivalOf(captured_at: string, now: Now): Arrival {
  return {
    capturedAt: captured_at,
    capturedDay: dayInIndia(captured_at),
    arrivedAt: now.instant.getTime(),
  };
}
