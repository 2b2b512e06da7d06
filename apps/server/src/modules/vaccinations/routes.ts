import type { Handler } from '../../platform/http/handler.ts';
import { getAllMaterialHandler } from './get-all-material.ts';
import { getAllMaterialUipHandler } from './get-all-material-uip.ts';
import { vaccinationsChartHandler } from './vaccinations-chart.ts';

export const routes: readonly Handler[] = [
  getAllMaterialHandler,
  getAllMaterialUipHandler,
  vaccinationsChartHandler,
];
