import type { Handler } from '../../platform/http/handler.ts';
import { getVaccinationDueListHandler } from './get-vaccination-due-list.ts';

export const routes: readonly Handler[] = [getVaccinationDueListHandler];
