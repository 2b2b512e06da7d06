import type { removePhoto, savePhoto } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import type { removeCardPhoto, saveCardPhoto } from '@teeka/contract/vaccinations';
import { type Effect, withEntry } from '../view/effect.ts';

/** A person's new photo, shown on this phone at once. */
export const photoEffect: Effect<RequestOf<typeof savePhoto>> = (view, input) => ({
  ...view,
  photos: withEntry(view.photos, input.beneficiary_id, input.user_photo),
});

/** A photo taken off: none is shown on this phone from now on, whatever the server still has. */
export const photoRemovedEffect: Effect<RequestOf<typeof removePhoto>> = (view, input) => ({
  ...view,
  photos: withEntry(view.photos, input.beneficiary_id, null),
});

/** The picture of a person's paper card, shown on this phone at once. */
export const cardPhotoEffect: Effect<RequestOf<typeof saveCardPhoto>> = (view, input) => ({
  ...view,
  cardPhotos: withEntry(view.cardPhotos, input.beneficiary_reference_id, input.content),
});

/** The picture of the card taken off: none is shown from now on. */
export const cardPhotoRemovedEffect: Effect<RequestOf<typeof removeCardPhoto>> = (view, input) => ({
  ...view,
  cardPhotos: withEntry(view.cardPhotos, input.beneficiary_reference_id, null),
});
