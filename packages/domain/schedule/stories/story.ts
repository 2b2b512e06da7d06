import type { Person } from '../person.ts';

/**
 * A case of our own, worked out by hand from the schedule before it was run: why it stands so, the day asked about, what
 * is on record then, and what is expected.
 *
 * On record: doses with their day, `OPV1 2024-02-19`; `killed` behind a JE dose; beside them what else happened, `earlier` a
 * Td dose of an earlier pregnancy, `delivered`, `died`, `pregnant` (the LMP of a girl), each with its day. What was taken
 * back does not stand on record.
 *
 * Expected, parted by semicolons: `today OPV1 PENTA1`, all that may be given that day; `OPV1 due 2024-02-19`, a dose and its
 * day as in `infancy.cases.ts`; `OPV1@2024-02-10 too-early`, why a recorded dose does not count, or `counts`.
 */
export type Story = readonly [why: string, on: string, onRecord: string, expected: string];

export interface Stories {
  readonly title: string;
  /** Where the expectation comes from. */
  readonly source: string;
  readonly person: Person;
  readonly stories: readonly Story[];
}
