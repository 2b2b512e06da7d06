import type { CaseEvent } from '@teeka/contract/bites/shapes';
import { dayOf, timeOf } from '../../platform/clock/clock.ts';
import type { Place } from '../forms/forms.ts';

/** Something that happened in a case, as it is kept beside its record. */
export interface KeptEvent {
  readonly case_id: string;
  readonly beneficiary_reference_id: string;
  readonly session_id?: string;
  readonly event: CaseEvent;
}

/** A refused event that is corrected. */
export interface EventToCorrect {
  readonly place: Place;
  readonly kept: KeptEvent;
  /** It was refused for the clock of the phone: no time in it is to be trusted. */
  readonly hadWrongClock: boolean;
}

/** Day and time of day with which the sheet of a refused event begins; after a wrong clock the time is asked anew. */
export function timeToCorrect({ kept, hadWrongClock }: EventToCorrect, now: Date) {
  if (hadWrongClock) return { day: dayOf(now), time: '' };
  const at = new Date(kept.event.at);
  return { day: dayOf(at), time: timeOf(at).slice(0, 5) };
}

/** The event as it was corrected; under a new id, because the old one may be taken. */
export const correctedEvent = (kept: KeptEvent, event: Pick<CaseEvent, 'at' | 'facts'>, id: string): KeptEvent => ({
  ...kept,
  event: { ...kept.event, ...event, event_id: id },
});
