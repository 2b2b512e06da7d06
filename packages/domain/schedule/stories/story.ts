import type { Person } from '../person.ts';

/**
 * Cases of our own, worked out by hand from the schedule before they were run. Each by why it stands so: the day asked
 * about, after a comma what is on record then, and after a colon what is expected.
 *
 * On record: doses with their day, `OPV1 2024-02-19`; `killed` behind a JE dose; beside them what else happened, `earlier` a
 * Td dose of an earlier pregnancy, `delivered`, `died`, `pregnant` (the LMP of a girl), each with its day. What was taken
 * back does not stand on record.
 *
 * Expected, parted by semicolons: `today OPV1 PENTA1`, all that may be given that day; a dose and its day, `OPV1 due D` (may
 * be given since D), `upcoming D` (from D on), `closed D` (D was its last day); `OPV1@2024-02-10 too-early`, why a recorded
 * dose does not count, or `counts`.
 */
export type StoryTable = Readonly<Record<string, string>>;

export interface Stories {
  readonly title: string;
  /** Where the expectation comes from. */
  readonly source: string;
  readonly person: Person;
  readonly stories: StoryTable;
}
