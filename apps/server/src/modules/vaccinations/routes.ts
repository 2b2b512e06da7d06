import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { getCardPhotoHandler } from './card-photo/get-card-photo.ts';
import { removeCardPhotoHandler } from './card-photo/remove-card-photo.ts';
import { saveCardPhotoHandler } from './card-photo/save-card-photo.ts';
import { correctDoseHandler } from './doses/correct-dose.ts';
import { getOtherVaccinationsDetailsHandler } from './doses/get-other-vaccinations-details.ts';
import { getUipVaccinationsDetailsHandler } from './doses/get-uip-vaccinations-details.ts';
import { getVaccinationsDetailsHandler } from './doses/get-vaccinations-details.ts';
import { voidDoseHandler } from './doses/void-dose.ts';
import { getAllMaterialHandler } from './get-all-material.ts';
import { getAllMaterialUipHandler } from './get-all-material-uip.ts';
import { getBirthDoseVaccinesHandler } from './get-birth-dose-vaccines.ts';
import { addPreviousVaccinationHandler } from './previous/add-previous-vaccination.ts';
import { addPreviousVaccinationFileHandler } from './previous/add-previous-vaccination-file.ts';
import { decidePreviousVaccinationHandler } from './previous/decide-previous-vaccination.ts';
import { getPreviousVaccinationFileHandler } from './previous/get-previous-vaccination-file.ts';
import { getPreviousVaccinationsHandler } from './previous/get-previous-vaccinations.ts';
import { vaccinationsChartHandler } from './vaccinations-chart.ts';

export const vaccinationRoutes = (platform: Platform): readonly Handler[] => [
  getAllMaterialHandler,
  getAllMaterialUipHandler,
  getBirthDoseVaccinesHandler,
  vaccinationsChartHandler,
  voidDoseHandler,
  correctDoseHandler,
  getUipVaccinationsDetailsHandler,
  getVaccinationsDetailsHandler,
  getOtherVaccinationsDetailsHandler,
  addPreviousVaccinationHandler(platform),
  addPreviousVaccinationFileHandler(platform),
  getPreviousVaccinationsHandler,
  decidePreviousVaccinationHandler,
  getPreviousVaccinationFileHandler(platform),
  saveCardPhotoHandler(platform),
  removeCardPhotoHandler(platform),
  getCardPhotoHandler(platform),
];
