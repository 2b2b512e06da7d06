import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { ageRoutes } from './ages/routes.ts';
import { declareDeathHandler } from './death/declare-death.ts';
import { getMinDateHandler } from './death/get-min-date.ts';
import { withdrawDeathHandler } from './death/withdraw-death.ts';
import { getHistoryHandler } from './edit/get-history.ts';
import { minmaxDobHandler } from './edit/minmax-dob.ts';
import { updateBasicDetailsHandler } from './edit/update-basic-details.ts';
import { searchByNameHandler } from './names/search-by-name.ts';
import { downloadPhotoHandler } from './photo/download-photo.ts';
import { removePhotoHandler } from './photo/remove-photo.ts';
import { savePhotoHandler } from './photo/save-photo.ts';
import { checkDuplicatesHandler } from './registration/check-duplicates.ts';
import { registrationHandler } from './registration/register.ts';

/** A person's record from its beginning to its end: registration, look-alikes, names, edits, death. */
export const recordRoutes = (platform: Platform): Handler[] => [
  registrationHandler(platform),
  checkDuplicatesHandler,
  searchByNameHandler,
  updateBasicDetailsHandler(platform),
  getHistoryHandler,
  minmaxDobHandler,
  savePhotoHandler(platform),
  removePhotoHandler(platform),
  downloadPhotoHandler(platform),
  getMinDateHandler,
  declareDeathHandler,
  withdrawDeathHandler,
  ...ageRoutes,
];
