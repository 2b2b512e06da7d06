import type { Handler } from '../../platform/http/handler.ts';
import { getAllMaterialUipHandler } from './get-all-material-uip.ts';
import { vaccinationsChartHandler } from './vaccinations-chart.ts';

export const routes: readonly Handler[] = [getAllMaterialUipHandler, vaccinationsChartHandler];
