import { getVaccinationsDetails } from '@teeka/contract/vaccinations';
import { doseDetails } from './dose-details.ts';

export const getVaccinationsDetailsHandler = doseDetails(getVaccinationsDetails, () => true);
