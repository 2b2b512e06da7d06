import { getOtherVaccinationsDetails } from '@teeka/contract/vaccinations';
import { doseDetails, isUip } from './dose-details.ts';

export const getOtherVaccinationsDetailsHandler = doseDetails(getOtherVaccinationsDetails, (row) => !isUip(row));
