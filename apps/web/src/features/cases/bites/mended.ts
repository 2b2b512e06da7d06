import type { RequestOf } from '@teeka/contract/call';
import type { CaseEvent } from '@teeka/contract/cases/bite-shapes';
import { addCaseEvent, restartCase } from '@teeka/contract/cases/bites';
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
