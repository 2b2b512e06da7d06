import type { Handler } from '../../../platform/http/handler.ts';
import { getDobHandler } from './get-dob.ts';
import { getMobHandler } from './get-mob.ts';
import { getPregnancyMastersHandler } from './get-pregnancy-masters.ts';
import { getStateEligibilityTypesHandler } from './get-state-eligibility-types.ts';
import { getYobHandler } from './get-yob.ts';

export const lookupRoutes: readonly Handler[] = [
  getDobHandler,
  getMobHandler,
  getYobHandler,
  getStateEligibilityTypesHandler,
  getPregnancyMastersHandler,
];
