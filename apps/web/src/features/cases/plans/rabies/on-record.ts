import type { BiteCase } from '@teeka/contract/bites/shapes';
import { givenOf } from '@teeka/domain/bites';
import { type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { type EarlierCourse, earlierCourse, rabiesRules, seriesOf } from '@teeka/domain/rabies';

/** A dose of the person's record, wherever it was given. */
interface DoseOnRecord {
  readonly dose_code: string;
  readonly given_on: CivilDate;
  readonly voided: boolean;
}

/** What the record tells about rabies vaccine before this visit: courses of ours that are over, and those from paper. */
export function earlierOnRecord(cases: readonly BiteCase[], doses: readonly DoseOnRecord[]): EarlierCourse {
  const ours = cases.filter(({ case_type }) => case_type === 'rabies');
  const here = new Set(ours.flatMap((care) => givenOf(care).map(({ on }) => on)));
  const paper = daysOf(doses, 'ARV').filter((on) => !here.has(on));
  const over = ours
    .filter(({ status }) => status !== 'open')
    .map((care) => ({
      days: givenOf(care).map(({ on }) => on),
      regimen: care.details.rabies?.regimen ?? '',
    }));
  return earlierCourse([...over, ...seriesOf(paper, rabiesRules)], rabiesRules);
}

/** Days of immunoglobulin on record since the bite, wherever it was given. */
export function rigSince(doses: readonly DoseOnRecord[], bittenOn: CivilDate | null): readonly CivilDate[] {
  return bittenOn === null ? [] : daysOf(doses, 'RIG').filter((on) => on >= bittenOn);
}

const daysOf = (doses: readonly DoseOnRecord[], code: string): CivilDate[] =>
  doses
    .filter(({ dose_code, voided, given_on }) => dose_code === code && !voided && isCivilDate(given_on))
    .map(({ given_on }) => given_on)
    .sort();
