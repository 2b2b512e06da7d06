import { addCaseEvent } from '@teeka/contract/bites';
import type { CaseEvent } from '@teeka/contract/bites/shapes';
import { measured } from '@teeka/domain/bites';
import { now } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/store/new-id.ts';
import type { Place } from '../forms/forms.ts';
import { useForm, useOpened } from '../forms/use-form.ts';
import { correctedEvent, type EventToCorrect, type KeptEvent } from './kept-event.ts';

/** Fields of an event's sheet under which a refusal can stand. */
const fields = ['event.at', ...['dose_id', ...Object.keys(measured)].map((fact) => `event.facts.${fact}`)];

/** The refused event that the screen was opened to correct; undefined for anything else. */
export function useEventToCorrect(place: Place): EventToCorrect | undefined {
  const opened = useOpened<KeptEvent>(place);
  if (!opened) return undefined;
  return {
    place,
    kept: opened.value,
    hadWrongClock: opened.item.refusals.some(({ code }) => code === 'SESDAY0015'),
  };
}

/** An event in its sheet: what was refused, by field, how it is saved, and sent again once it is corrected. */
export function useEventForm(place: Place, corrected: EventToCorrect | undefined) {
  const { busy, refusals, save } = useForm<KeptEvent | null>({
    place,
    empty: null,
    fields,
    fresh: corrected === undefined,
    alone: true,
  });
  /** Answers whether it was saved. */
  const saveEvent = async (kept: KeptEvent): Promise<boolean> =>
    (await save([{ call: addCaseEvent, input: { ...kept, captured_at: now().toISOString() } }], { as: kept })) !== null;
  const sendAgain = async (event: Pick<CaseEvent, 'at' | 'facts'>): Promise<boolean> =>
    corrected !== undefined && saveEvent(correctedEvent(corrected.kept, event, newId(now())));
  /** What was refused of the day or time is no longer said once that is typed anew. */
  const atTyped = (set: (typed: string) => void) => (typed: string) => {
    refusals.clear('event.at');
    set(typed);
  };
  return { busy, refusals, atTyped, saveEvent, sendAgain };
}

export type EventForm = ReturnType<typeof useEventForm>;
