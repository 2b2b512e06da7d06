import { notCertified } from '@teeka/domain/certificates';
import { vaccineOfDose } from '@teeka/domain/schedule';
import { previousWord } from '@teeka/domain/vaccinations';
import type { StoryRow } from '../vaccinations/index.ts';
import type { PaperDose } from './paper.ts';

const reasonOf = ({ dose_code, void_reason, previous_status, by_word }: StoryRow) =>
  notCertified({
    dose_code,
    voided: void_reason !== null,
    previous: previous_status && previousWord(previous_status),
    byWord: by_word,
  });

/** Doses that can be certified, by the rule that phones know too, the first one first. */
export const certifiedDoses = (rows: readonly StoryRow[]): readonly PaperDose[] =>
  rows
    .filter((row) => reasonOf(row) === null)
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
  rows.filter((row) => reasonOf(row) === 'unapproved');
