import type { removePhoto, savePhoto } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import { type Effect, withEntry } from './effect.ts';

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
