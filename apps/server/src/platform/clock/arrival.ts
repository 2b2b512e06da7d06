import type { Arrival } from '@teeka/domain/sessions';
import { indiaDay, type Now } from './clock.ts';

/** An act as it arrives: captured on a phone, now here. */
export function arrivalOf(captured_at: string, now: Now): Arrival {
  return {
    capturedAt: captured_at,
    capturedDay: indiaDay(new Date(captured_at)),
    arrivedAt: now.instant.getTime(),
  };
}
