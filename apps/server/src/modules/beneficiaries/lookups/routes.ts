import type { Handler } from '../../../platform/http/handler.ts';
import { getDobHandler, getMobHandler, getYobHandler } from './birth-parts.ts';
import { getPregnancyMastersHandler } from './get-pregnancy-masters.ts';
import { getStateEligibilityTypesHandler } from './get-state-eligibility-types.ts';

export const lookupRoutes: readonly Handler[] = [
  getDobHandler,
  getMobHandler,
  getYobHandler,
  getStateEligibilityTypesHandler,
  getPregnancyMastersHandler,
];
