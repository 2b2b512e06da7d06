import { getUipVaccinationsDetails } from '@teeka/contract/vaccinations';
import { doseDetails, isUip } from './dose-details.ts';

export const getUipVaccinationsDetailsHandler = doseDetails(getUipVaccinationsDetails, isUip);
