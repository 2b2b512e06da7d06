import type { PregnancyEventOnWire } from '@teeka/contract/pregnancies/shapes';
import { isClinical } from '@teeka/contract/roles';
import { shownEvents } from '@teeka/domain/pregnancy';
import type { Actor } from '../../../platform/access/actor.ts';
import type { AtRest } from '../../../platform/sealing/at-rest.ts';
import { openEvent } from './open-events.ts';
import type { SealedEvent } from './queries.ts';

/** A pregnancy with its events, each with what its row has beside. */
export interface ShownPregnancy<Row extends SealedEvent> {
  readonly pregnancy_number: number;
  readonly events: readonly (readonly [PregnancyEventOnWire, Row])[];
}

/** What a role may see of a woman's pregnancies, the earliest first. */
export function shownPregnancies<Row extends SealedEvent>(
  events: readonly Row[],
  { role }: Pick<Actor, 'role'>,
  atRest: AtRest,
): readonly ShownPregnancy<Row>[] {
  const cares = isClinical(role);
  const numbers = [...new Set(events.map(({ pregnancy_number }) => pregnancy_number))].sort((a, b) => a - b);
  return numbers.map((pregnancy_number) => {
    const rows = events.filter((event) => event.pregnancy_number === pregnancy_number);
    const opened = rows.map((row) => ({ ...openEvent(row, atRest), row }));
    return {
      pregnancy_number,
      events: shownEvents(opened, { cares }).map(({ row, births, ...event }) => [
        { ...event, births: births.map((birth) => ({ ...birth })) },
        row,
      ]),
    };
  });
}
