import type { followUpAefi, reportAefi } from '@teeka/contract/aefi';
import type { declareBenDeath, withdrawBenDeath } from '@teeka/contract/beneficiaries/death';
import type { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries/edit';
import type { removePhoto, savePhoto } from '@teeka/contract/beneficiaries/photo';
import type { registration } from '@teeka/contract/beneficiaries/register';
import type { Call, RequestOf } from '@teeka/contract/call';
import type { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import type { addCaseEvent, restartCase } from '@teeka/contract/cases/bites';
import type { confirmVerification } from '@teeka/contract/identity';
import type {
  addToOngoingSession,
  carryNoShows,
  changeSlot,
  endSession,
  rejectBeneficiary,
  startSession,
  undoCarryNoShows,
  verifyManually,
} from '@teeka/contract/sessions';
import type { receiveBatch, saveUtilisation, stopBatch } from '@teeka/contract/stock';
import type {
  addPreviousVaccination,
  addPreviousVaccinationFile,
  removeCardPhoto,
  saveCardPhoto,
  voidDose,
} from '@teeka/contract/vaccinations';
import type { Item } from '../../platform/outbox/item.ts';
import { followUpAefiEffect, reportAefiEffect } from '../aefi/event-effects.ts';
import {
  cardPhotoEffect,
  cardPhotoRemovedEffect,
  photoEffect,
  photoRemovedEffect,
} from '../beneficiaries/photo-effect.ts';
import {
  deathEffect,
  deathWithdrawnEffect,
  editEffect,
  registrationEffect,
} from '../beneficiaries/registration-effect.ts';
import { biteVoidEffect, caseEventEffect, restartCaseEffect } from '../cases/bite-effects.ts';
import { addVaccineEffect, caseStatusEffect, saveCaseEffect } from '../cases/case-effects.ts';
import { carryNoShowsEffect, undoCarryNoShowsEffect } from '../sessions/no-show-effects.ts';
import {
  addToSessionEffect,
  changeSlotEffect,
  endSessionEffect,
  rejectEffect,
  startSessionEffect,
  verifyEffect,
} from '../sessions/session-effects.ts';
import { receiveBatchEffect, saveUtilisationEffect, stopBatchEffect } from '../stock/stock-effects.ts';
import { previousVaccinationEffect, voidDoseEffect } from '../vaccinations/dose-effects.ts';
import type { Effect } from './effect.ts';
import type { PackView } from './view.ts';

interface Entry {
  readonly call: string;
  /** Also drawn when a pull has brought the record: cases and photos do not travel in the pack. */
  readonly keptAfterPull: boolean;
  readonly apply: Effect<unknown>;
}

/** The calls by their names: their shapes are needed for sending only, and would be loaded before the day begins. */
const entry = <C extends Call>(call: C['name'], apply: Effect<RequestOf<C>>, keptAfterPull = false): Entry => ({
  call,
  keptAfterPull,
  apply: (view, input, item) => apply(view, input as RequestOf<C>, item),
});

const entries: readonly Entry[] = [
  entry<typeof registration>('beneficiaries.registration', registrationEffect),
  entry<typeof updateBeneficiaryBasicDetails>('beneficiaries.updateBeneficiaryBasicDetails', editEffect),
  entry<typeof declareBenDeath>('beneficiaries.declareBenDeath', deathEffect),
  entry<typeof withdrawBenDeath>('beneficiaries.withdrawBenDeath', deathWithdrawnEffect),
  entry<typeof savePhoto>('beneficiaries.savePhoto', photoEffect, true),
  entry<typeof removePhoto>('beneficiaries.removePhoto', photoRemovedEffect, true),
  entry<typeof saveCardPhoto>('vaccinations.saveCardPhoto', cardPhotoEffect, true),
  entry<typeof removeCardPhoto>('vaccinations.removeCardPhoto', cardPhotoRemovedEffect, true),
  entry<typeof startSession>('sessions.startSession', startSessionEffect),
  entry<typeof endSession>('sessions.endSession', endSessionEffect),
  entry<typeof addToOngoingSession>('sessions.addToOngoingSession', addToSessionEffect),
  entry<typeof changeSlot>('sessions.changeSlot', changeSlotEffect),
  entry<typeof verifyManually>('sessions.verifyManually', verifyEffect),
  entry<typeof confirmVerification>('identity.confirmVerification', (view, input, item) =>
    verifyEffect(view, { ...input, photo_id_type: null }, item),
  ),
  entry<typeof rejectBeneficiary>('sessions.rejectBeneficiary', rejectEffect),
  entry<typeof carryNoShows>('sessions.carryNoShows', carryNoShowsEffect),
  entry<typeof undoCarryNoShows>('sessions.undoCarryNoShows', undoCarryNoShowsEffect),
  entry<typeof saveCaseDetails>('cases.saveCaseDetails', saveCaseEffect, true),
  entry<typeof addVaccineDetails>('cases.addVaccineDetails', addVaccineEffect, true),
  entry<typeof caseStatusUpdation>('cases.caseStatusUpdation', caseStatusEffect, true),
  entry<typeof voidDose>('vaccinations.voidDose', (view, input, item) =>
    biteVoidEffect(voidDoseEffect(view, input, item), input),
  ),
  entry<typeof addPreviousVaccination>('vaccinations.addPreviousVaccination', previousVaccinationEffect),
  // The card itself changes nothing that this phone shows.
  entry<typeof addPreviousVaccinationFile>('vaccinations.addPreviousVaccinationFile', (view) => view),
  entry<typeof restartCase>('cases.restartCase', restartCaseEffect, true),
  entry<typeof addCaseEvent>('cases.addCaseEvent', caseEventEffect, true),
  entry<typeof reportAefi>('aefi.reportAefi', reportAefiEffect),
  entry<typeof followUpAefi>('aefi.followUpAefi', followUpAefiEffect),
  entry<typeof receiveBatch>('stock.receiveBatch', receiveBatchEffect),
  entry<typeof stopBatch>('stock.stopBatch', stopBatchEffect),
  entry<typeof saveUtilisation>('stock.saveUtilisation', saveUtilisationEffect),
];

const byCall: ReadonlyMap<string, Entry> = new Map(entries.map((each) => [each.call, each]));

/** Does the phone know what this call changes? Every call that may wait in the outbox must have an effect. */
export const hasEffect = (call: string): boolean => byCall.has(call);

/**
 * What one item changes on the phone. A refused item changes nothing (it is not true on the server and must not look
 * as if it were); a call of a newer app version that this one does not know changes nothing either.
 */
export function applyEffect(view: PackView, item: Item): PackView {
  const known = byCall.get(item.call);
  if (!known || item.state === 'refused') return view;
  if (item.inPack && !known.keptAfterPull) return view;
  return known.apply(view, item.input, item);
}
