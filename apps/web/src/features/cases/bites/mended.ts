import type { RequestOf } from '@teeka/contract/call';
import type { CaseEvent } from '@teeka/contract/cases/bite-shapes';
import { addCaseEvent, restartCase } from '@teeka/contract/cases/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import { dayOf, timeOf } from '../../../platform/clock/clock.ts';
import type { Item } from '../../../platform/outbox/item.ts';

/** A refused event that is corrected: its item, and what was typed. */
export interface MendedEvent {
  readonly item: Item;
  readonly event: CaseEvent;
}

/** The refused event that the screen was opened to correct; undefined for anything else. */
export function mendedEvent(item: Item | null): MendedEvent | undefined {
  if (item?.state !== 'refused' || item.call !== addCaseEvent.name) return undefined;
  return { item, event: (item.input as RequestOf<typeof addCaseEvent>).event };
}

/** Was it refused for the clock of the phone? Then no time in it is to be trusted. */
export const hadWrongClock = ({ item }: Pick<MendedEvent, 'item'>): boolean =>
  item.refusals.some(({ code }) => code === 'SESDAY0015');

/** Day and time of day with which the sheet of a refused event begins; after a wrong clock the time is asked anew. */
export function timeToMend(mended: MendedEvent, now: Date): { readonly day: CivilDate; readonly time: string } {
  if (hadWrongClock(mended)) return { day: dayOf(now), time: '' };
  const at = new Date(mended.event.at);
  return { day: dayOf(at), time: timeOf(at).slice(0, 5) };
}

/** The refused restart of a course that the screen was opened to correct. */
export const mendedRestart = (item: Item | null): Item | undefined =>
  item?.state === 'refused' && item.call === restartCase.name ? item : undefined;

/** The refused record with the event as it was corrected; under a new id, because the old one may be taken. */
export function correctedEvent(
  { item }: MendedEvent,
  event: Pick<CaseEvent, 'at' | 'facts'>,
  { id, captured_at }: { readonly id: string; readonly captured_at: string },
): RequestOf<typeof addCaseEvent> {
  const refused = item.input as RequestOf<typeof addCaseEvent>;
  return { ...refused, event: { ...refused.event, ...event, event_id: id }, captured_at };
}
