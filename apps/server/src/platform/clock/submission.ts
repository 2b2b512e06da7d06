import { dayInIndia } from '@teeka/domain/calendar';
import { captureRefusal, type Submission } from '@teeka/domain/sessions';
import type { Now } from './clock.ts';

/** An act as it arrives: captured on a phone, now here. */
export function submissionOf(captured_at: string, now: Now): Submission {
  return {
    capturedAt: captured_at,
    capturedDay: dayInIndia(captured_at),
    receivedAt: now.instant.getTime(),
  };
}

/** Why nothing is taken that was captured when the clock could not have said so. */
export const clockRefusal = (captured_at: string, now: Now) => captureRefusal(submissionOf(captured_at, now));
