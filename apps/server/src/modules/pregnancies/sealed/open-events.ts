import type { Birth, Pregnancy, PregnancyAct, PregnancyEvent } from '@teeka/domain/pregnancy';
import { readPregnancy, textIn } from '@teeka/domain/pregnancy';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import type { SealedEvent } from './queries.ts';

/** What is written of an event, as one document. */
interface Written {
  readonly facts: PregnancyAct['facts'];
  readonly births: readonly Birth[];
}

export const sealEvent = ({ event_id, facts, births }: PregnancyAct, atRest: AtRest): Buffer =>
  atRest.seal('pregnancy', `pregnancy/${event_id}`, JSON.stringify({ facts, births } satisfies Written));

/** What was written of an event; of one that does not open nothing is known. */
function openWritten({ event_id, sealed }: Pick<SealedEvent, 'event_id' | 'sealed'>, atRest: AtRest): Written {
  const text = atRest.open('pregnancy', `pregnancy/${event_id}`, Buffer.from(sealed, 'hex'));
  return text === '' ? { facts: {}, births: [] } : JSON.parse(text);
}

/** An event as the domain reads it. */
export function openEvent({ kind, at, by, ...event }: SealedEvent, atRest: AtRest): PregnancyEvent {
  const { event_id } = event;
  return { event_id, kind, at: new Date(at).toISOString(), by, ...openWritten(event, atRest) };
}

/** At what time a child of a delivery was born, HH:MM; empty where nobody wrote it down. */
export function timeOfBirth(
  written: readonly Pick<SealedEvent, 'event_id' | 'sealed'>[],
  birth_id: string,
  atRest: AtRest,
): string {
  const births = written.flatMap((event) => openWritten(event, atRest).births);
  const birth = births.find((one) => one.birth_id === birth_id);
  return birth ? textIn(birth.facts, 'born_time') : '';
}

/** The events of one pregnancy, in the order of recording. */
export const eventsOf = (events: readonly SealedEvent[], number: number, atRest: AtRest): readonly PregnancyEvent[] =>
  events.filter(({ pregnancy_number }) => pregnancy_number === number).map((event) => openEvent(event, atRest));

/** The pregnancies that these events tell of, the earliest first; what was registered by mistake is none. */
export function pregnanciesOf(events: readonly SealedEvent[], atRest: AtRest): readonly Pregnancy[] {
  const numbers = [...new Set(events.map(({ pregnancy_number }) => pregnancy_number))].sort((a, b) => a - b);
  return numbers.flatMap((number) => readPregnancy(number, eventsOf(events, number, atRest)) ?? []);
}
