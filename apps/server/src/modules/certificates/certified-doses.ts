import { vaccineOfDose } from '@teeka/domain/schedule';
import type { StoryRow } from '../vaccinations/index.ts';
import type { PaperDose } from './paper.ts';

/** Doses of the schedule that stand and are known by more than a word alone. */
const known = (rows: readonly StoryRow[]): readonly StoryRow[] =>
  rows.filter((row) => vaccineOfDose(row.dose_code) !== undefined && row.void_reason === null && !row.by_word);

/** A dose told of earlier that nobody has approved yet. */
const isPending = ({ previous_status }: StoryRow): boolean => previous_status === 'pending';

/** Of them those that were given here, or that somebody approved, the first one first. */
export const certifiedDoses = (rows: readonly StoryRow[]): readonly PaperDose[] =>
  known(rows)
    .filter((row) => !isPending(row))
    .toReversed()
    .map(({ dose_code, given_on, batch_number, site, given_by_name, origin }) => ({
      dose_code,
      vaccine: vaccineOfDose(dose_code) ?? '',
      given_on,
      batch_number,
      place: origin === 'session' ? site : null,
      by: given_by_name ?? '',
    }));

/** Doses that would be certified as well, had somebody approved what was told of them. */
export const pendingDoses = (rows: readonly StoryRow[]): readonly Pick<StoryRow, 'dose_code'>[] =>
  known(rows).filter(isPending);
