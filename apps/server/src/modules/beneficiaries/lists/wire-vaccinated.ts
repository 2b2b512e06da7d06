import type { VaccinatedPerson } from '@teeka/contract/beneficiaries';
import type { Taker } from '../../../platform/downloads/index.ts';
import { siteName, wireListed } from './answer-list.ts';
import type { VaccinatedRow } from './queries.ts';

/** What somebody was given on one day at one site. */
export const wireVaccinated = (row: VaccinatedRow, taker: Pick<Taker, 'atRest' | 'origin'>): VaccinatedPerson => ({
  ...wireListed(row, taker),
  vaccinated_on: row.given_on,
  session_site_name: siteName(row, taker),
  dose_codes: [...row.dose_codes],
  vaccines: [...row.vaccines],
});
