import { followUpAefi, reportAefi } from '@teeka/contract/aefi';
import { declareBenDeath, withdrawBenDeath } from '@teeka/contract/beneficiaries/death';
import { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries/edit';
import { removePhoto, savePhoto } from '@teeka/contract/beneficiaries/photo';
import { registration } from '@teeka/contract/beneficiaries/register';
import type { Call, RequestOf } from '@teeka/contract/call';
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
import { receiveBatch, saveUtilisation } from '@teeka/contract/stock';
import {
  addPreviousVaccination,
  addPreviousVaccinationFile,
  removeCardPhoto,
  saveCardPhoto,
  voidDose,
} from '@teeka/contract/vaccinations';
import type { Item } from '../outbox/item.ts';
import { biteVoidEffect, caseEventEffect, restartCaseEffect } from './bite-effects.ts';
import { addVaccineEffect, caseStatusEffect, saveCaseEffect } from './case-effects.ts';
import { previousVaccinationEffect, voidDoseEffect } from './dose-effects.ts';
import type { Effect } from './effect.ts';
import { followUpAefiEffect, reportAefiEffect } from './event-effects.ts';
import { carryNoShowsEffect, undoCarryNoShowsEffect } from './no-show-effects.ts';
import { cardPhotoEffect, cardPhotoRemovedEffect, photoEffect, photoRemovedEffect } from './photo-effect.ts';
import { deathEffect, deathWithdrawnEffect, editEffect, registrationEffect } from './registration-effect.ts';
import {
  addToSessionEffect,
  changeSlotEffect,
  endSessionEffect,
  rejectEffect,
  startSessionEffect,
  verifyEffect,
} from './session-effects.ts';
import { receiveBatchEffect, saveUtilisationEffect } from './stock-effects.ts';
import type { PackView } from './view.ts';

interface Entry {
  readonly call: string;
  /** Also drawn when a pull has brought the record: cases and photos do not travel in the pack. */
  readonly keptAfterPull: boolean;
  readonly apply: Effect<unknown>;
}

const entry = <C extends Call>(call: C, apply: Effect<RequestOf<C>>, keptAfterPull = false): Entry => ({
  call: call.name,
  keptAfterPull,
  apply: (view, input, item) => apply(view, input as RequestOf<C>, item),
});

const entries: readonly Entry[] = [
  entry(registration, registrationEffect),
  entry(updateBeneficiaryBasicDetails, editEffect),
  entry(declareBenDeath, deathEffect),
  entry(withdrawBenDeath, deathWithdrawnEffect),
  entry(savePhoto, photoEffect, true),
  entry(removePhoto, photoRemovedEffect, true),
  entry(saveCardPhoto, cardPhotoEffect, true),
  entry(removeCardPhoto, cardPhotoRemovedEffect, true),
  entry(startSession, startSessionEffect),
  entry(endSession, endSessionEffect),
  entry(addToOngoingSession, addToSessionEffect),
  entry(changeSlot, changeSlotEffect),
  entry(verifyManually, verifyEffect),
  entry(confirmVerification, (view, input, item) =>
    verifyEffect(view, { ...input, photo_id_type: null }, item),
  ),
  entry(rejectBeneficiary, rejectEffect),
  entry(carryNoShows, carryNoShowsEffect),
  entry(undoCarryNoShows, undoCarryNoShowsEffect),
  entry(saveCaseDetails, saveCaseEffect, true),
  entry(addVaccineDetails, addVaccineEffect, true),
  entry(caseStatusUpdation, caseStatusEffect, true),
  entry(voidDose, (view, input, item) => biteVoidEffect(voidDoseEffect(view, input, item), input)),
  entry(addPreviousVaccination, previousVaccinationEffect),
  // The card itself changes nothing that this phone shows.
  entry(addPreviousVaccinationFile, (view) => view),
  entry(restartCase, restartCaseEffect, true),
  entry(addCaseEvent, caseEventEffect, true),
  entry(reportAefi, reportAefiEffect),
  entry(followUpAefi, followUpAefiEffect),
  entry(receiveBatch, receiveBatchEffect),
  entry(saveUtilisation, saveUtilisationEffect),
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
