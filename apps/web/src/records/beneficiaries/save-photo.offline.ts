import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';

/** A person's new photo, shown on this phone at once. */
export default offlineCall({
  name: 'beneficiaries.savePhoto',
  load: async () => (await import('@teeka/contract/beneficiaries/photo')).savePhoto,
  beside: 'photo',
  keptAfterPull: true,
  effect: (view, { beneficiary_id, user_photo }) => ({
    ...view,
    photos: withEntry(view.photos, beneficiary_id, user_photo),
  }),
});
