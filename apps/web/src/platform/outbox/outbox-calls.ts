import { followUpAefi, reportAefi } from '@teeka/contract/aefi';
import { declareBenDeath, withdrawBenDeath } from '@teeka/contract/beneficiaries/death';
import { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries/edit';
import { removePhoto, savePhoto } from '@teeka/contract/beneficiaries/photo';
import { registration } from '@teeka/contract/beneficiaries/register';
import type { Call } from '@teeka/contract/call';
import { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import { addCaseEvent, restartCase } from '@teeka/contract/cases/bites';
import { confirmVerification } from '@teeka/contract/identity';
import {
  addToOngoingSession,
  carryNoShows,
  changeSlot,
  endSession,
  rejectBeneficiary,
  startSession,
  undoCarryNoShows,
  verifyManually,
} from '@teeka/contract/sessions';
import { receiveBatch, saveUtilisation, stopBatch } from '@teeka/contract/stock';
import {
  addPreviousVaccination,
  addPreviousVaccinationFile,
  removeCardPhoto,
  saveCardPhoto,
  voidDose,
} from '@teeka/contract/vaccinations';

const list: readonly Call[] = [
  registration,
  updateBeneficiaryBasicDetails,
  declareBenDeath,
  withdrawBenDeath,
  savePhoto,
  removePhoto,
  saveCardPhoto,
  removeCardPhoto,
  startSession,
  endSession,
  addToOngoingSession,
  changeSlot,
  verifyManually,
  confirmVerification,
  rejectBeneficiary,
  carryNoShows,
  undoCarryNoShows,
  saveCaseDetails,
  addVaccineDetails,
  caseStatusUpdation,
  voidDose,
  addPreviousVaccination,
  addPreviousVaccinationFile,
  restartCase,
  addCaseEvent,
  reportAefi,
  followUpAefi,
  receiveBatch,
  stopBatch,
  saveUtilisation,
];

/** The calls that may wait on the phone, by name. Named one by one, so that the app carries no others with them. */
export const outboxCalls: ReadonlyMap<string, Call> = new Map(list.map((call) => [call.name, call]));
