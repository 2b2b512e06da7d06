import type { Vaccine } from '../care/batch.ts';
import type { StandingDay } from '../rabies/index.ts';
import type { BiteDoseOnRecord, ReportedBiteDose } from './dose-rules.ts';

/** The code of the vaccine that a dose comes from; null where it is not known. */
export const productOf = (
  { material_id }: Pick<ReportedBiteDose, 'material_id'>,
  { vaccines }: { readonly vaccines: readonly Vaccine[] },
): string | null => vaccines.find((one) => one.material_id === material_id)?.material_code ?? null;

type DoseOfDay = Pick<BiteDoseOnRecord, 'dose_code' | 'day_of_dose' | 'given_on' | 'elsewhere' | 'product'>;

/** The days of a course that are given: its standing doses of vaccine. */
export const givenDays = (
  recorded: readonly (DoseOfDay & Pick<BiteDoseOnRecord, 'case_id' | 'voided'>)[],
  case_id: string,
): StandingDay[] => daysOf(recorded.filter((one) => one.case_id === case_id && !one.voided));

/** The days of the doses of vaccine among these. */
export const daysOf = (doses: readonly DoseOfDay[]): StandingDay[] =>
  doses.flatMap(({ dose_code, day_of_dose: day, given_on: on, elsewhere, product }) =>
    dose_code === 'ARV' && day !== null ? [{ day, on, elsewhere, product: product ?? undefined }] : [],
  );
