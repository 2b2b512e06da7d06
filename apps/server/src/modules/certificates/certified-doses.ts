import { vaccineOfDose } from '@teeka/domain/schedule';
import type { StoryRow } from '../vaccinations/index.ts';
import type { PaperDose } from './paper.ts';

/** Doses of the schedule that stand and that somebody saw given or on paper, the first one first: a word alone is not certified. */
export const certifiedDoses = (rows: readonly StoryRow[]): readonly PaperDose[] =>
  rows
    .filter((row) => vaccineOfDose(row.dose_code) !== undefined && row.void_reason === null && !row.by_word)
    .toReversed()
    .map(({ dose_code, given_on, batch_number, site, given_by_name, origin }) => ({
      dose_code,
      vaccine: vaccineOfDose(dose_code) ?? '',
      given_on,
      batch_number,
      place: origin === 'session' ? site : null,
      by: given_by_name ?? '',
    }));
