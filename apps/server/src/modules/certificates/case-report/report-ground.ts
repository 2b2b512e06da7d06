import type { CivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { nameIn, type SpokenLanguage } from '@teeka/domain/names';
import { whole } from '@teeka/words/whole';
import type { DoseOfCase } from './queries.ts';

/** What the parts of a case report go by: its language, and the moment at which it is drawn. */
export interface ReportGround {
  readonly language: SpokenLanguage;
  readonly today: CivilDate;
  readonly instant: Date;
}

/** The doses of a case that stand. */
export const standingOf = (doses: readonly DoseOfCase[]): readonly DoseOfCase[] =>
  doses.filter(({ void_reason }) => void_reason === null);

/** The batch of a dose, with its expiry below where that is known. */
export const vialOf = ({ batch_number, expiry_date }: DoseOfCase): string =>
  [batch_number, expiry_date && `(${displayDate(expiry_date)})`].filter(Boolean).join(' ');

/** Where a dose was given; of one that others gave, what is known of the place. */
export function placeOf({ site, amounts }: DoseOfCase, language: SpokenLanguage): string {
  if (!amounts?.elsewhere) return nameIn(site, language);
  return [whole[language].bites.elsewhere, amounts.facility].filter(Boolean).join(': ');
}
