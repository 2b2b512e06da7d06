import { isBiteDose } from '@teeka/domain/bites';
import type { Handler } from '../../platform/http/handler.ts';
import { addVaccineDetailsHandler } from './add-vaccine-details.ts';
import { addCaseEventHandler } from './bites/add-case-event.ts';
import { downloadNotifiableBitesHandler } from './bites/lists/download-notifiable-bites.ts';
import { getNotifiableBitesHandler } from './bites/lists/get-notifiable-bites.ts';
import { getRabiesRecallHandler } from './bites/lists/get-rabies-recall.ts';
import { openBiteCase } from './bites/open-bite-case.ts';
import { recordBiteDoses } from './bites/record-bite-doses.ts';
import { restartCaseHandler } from './bites/restart-case.ts';
import { byKind } from './by-kind.ts';
import { caseStatusUpdationHandler } from './case-status-updation.ts';
import { getAllCaseFieldsHandler } from './get-all-case-fields.ts';
import { getCaseDetailsOfBenHandler } from './get-case-details-of-ben.ts';
import { getVaccinationNotDoneReasonsHandler } from './get-vaccination-not-done-reasons.ts';
import { saveCaseDetailsHandler } from './save-case-details.ts';

export const routes: readonly Handler[] = [
  getAllCaseFieldsHandler,
  getVaccinationNotDoneReasonsHandler,
  byKind(({ bite }) => bite !== undefined, openBiteCase, saveCaseDetailsHandler),
  byKind(
    ({ vaccine_details }) => vaccine_details.every(({ dose_code }) => isBiteDose(dose_code)),
    recordBiteDoses,
    addVaccineDetailsHandler,
  ),
  restartCaseHandler,
  addCaseEventHandler,
  getRabiesRecallHandler,
  getNotifiableBitesHandler,
  downloadNotifiableBitesHandler,
  caseStatusUpdationHandler,
  getCaseDetailsOfBenHandler,
];
