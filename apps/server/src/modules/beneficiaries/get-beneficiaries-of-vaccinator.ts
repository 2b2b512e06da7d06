import { getBeneficiariesOfVaccinator } from '@teeka/contract/beneficiaries';
import { queryHandler } from '../../platform/http/handler.ts';
import { find } from './find-by-number.ts';

export const getBeneficiariesOfVaccinatorHandler = queryHandler(getBeneficiariesOfVaccinator, find);
