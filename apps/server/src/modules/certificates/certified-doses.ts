import { notCertified } from '@teeka/domain/certificates';
import { vaccineOfDose } from '@teeka/domain/schedule';
import { previousWord } from '@teeka/domain/vaccinations';
import type { StoryRow } from '../vaccinations/index.ts';
import type { PaperDose } from './paper.ts';

const isCertified = ({ dose_code, void_reason, previous_status }: StoryRow): boolean =>
  notCertified({
    dose_code,
    voided: void_reason !== null,
    previous: previous_status && previousWord(previous_status),
  }) === null;

/** Doses that can be certified, by the rule that phones know too, the first one first. */
export const certifiedDoses = (rows: readonly StoryRow[]): readonly PaperDose[] =>
  rows
    .filter(isCertified)
    .toReversed()
    .map(({ dose_code, given_on, batch_number, site, captured_by_name, origin }) => ({
      dose_code,
      vaccine: vaccineOfDose(dose_code) ?? '',
      given_on,
      batch_number,
      place: origin === 'session' ? site : null,
      by: origin === 'session' ? (captured_by_name ?? '') : '',
    }));
