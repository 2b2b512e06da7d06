import type { Birth, Pregnancy, PregnancyAct, PregnancyEvent } from '@teeka/domain/pregnancy';
import { readPregnancy } from '@teeka/domain/pregnancy';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import type { SealedEvent } from './queries.ts';

/** What is written of an event, as one document. */
interface Written {
  readonly facts: PregnancyAct['facts'];
  readonly births: readonly Birth[];
}

export const sealEvent = ({ event_id, facts, births }: PregnancyAct, atRest: AtRest): Buffer =>
  atRest.seal('pregnancy', `pregnancy/${event_id}`, JSON.stringify({ facts, births } satisfies Written));

/** An event as the domain reads it; of one that does not open nothing is known but that it was. */
export function openEvent({ event_id, kind, sealed, at, by }: SealedEvent, atRest: AtRest): PregnancyEvent {
  const text = atRest.open('pregnancy', `pregnancy/${event_id}`, Buffer.from(sealed, 'hex'));
  const written: Written = text === '' ? { facts: {}, births: [] } : JSON.parse(text);
  return { event_id, kind, at: new Date(at).toISOString(), by, ...written };
}

/** The events of one pregnancy, in the order of recording. */
export const eventsOf = (events: readonly SealedEvent[], number: number, atRest: AtRest): readonly PregnancyEvent[] =>
  events.filter(({ pregnancy_number }) => pregnancy_number === number).map((event) => openEvent(event, atRest));

/** The pregnancies that these events tell of, the earliest first; what was registered by mistake is none. */
export function pregnanciesOf(events: readonly SealedEvent[], atRest: AtRest): readonly Pregnancy[] {
  const numbers = [...new Set(events.map(({ pregnancy_number }) => pregnancy_number))].sort((a, b) => a - b);
  return numbers.flatMap((number) => readPregnancy(number, eventsOf(events, number, atRest)) ?? []);
}
