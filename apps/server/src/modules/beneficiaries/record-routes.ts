import type { Handler } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/http/platform.ts';
import { getBeneficiaryTypeBasedOnAgeHandler } from './ages/get-beneficiary-type-based-on-age.ts';
import { getBeneficieryTypeBasedOnAgeHandler } from './ages/get-beneficiery-type-based-on-age.ts';
import { getIdProofBasedOnAgeHandler } from './ages/get-id-proof-based-on-age.ts';
import { getIdProofTypesHandler } from './ages/get-id-proof-types.ts';
import { getPhotoIdsBasedOnAgeUIPHandler } from './ages/get-photo-ids-based-on-age-uip.ts';
import { getSocialgroupsHandler } from './ages/get-socialgroups.ts';
import { declareDeathHandler } from './death/declare-ben-death.ts';
import { getMinDateHandler } from './death/get-min-date-for-declare-death.ts';
import { withdrawDeathHandler } from './death/withdraw-ben-death.ts';
import { getHistoryHandler } from './edit/get-beneficiary-history.ts';
import { minmaxDobHandler } from './edit/minmax-date-dob-edit.ts';
import { updateBasicDetailsHandler } from './edit/update-beneficiary-basic-details.ts';
import { searchByNameHandler } from './names/search-by-name.ts';
import { downloadPhotoHandler } from './photo/download-photo.ts';
import { removePhotoHandler } from './photo/remove-photo.ts';
import { savePhotoHandler } from './photo/save-photo.ts';
import { checkDuplicatesHandler } from './registration/check-duplicates.ts';
import { registrationHandler } from './registration/registration.ts';

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
  getBeneficieryTypeBasedOnAgeHandler,
  getBeneficiaryTypeBasedOnAgeHandler,
  getIdProofTypesHandler,
  getIdProofBasedOnAgeHandler,
  getPhotoIdsBasedOnAgeUIPHandler,
  getSocialgroupsHandler,
];
