import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';

/** A photo taken off: none is shown on this phone from now on, whatever the server still has. */
export default offlineCall({
  name: 'beneficiaries.removePhoto',
  load: async () => (await import('@teeka/contract/beneficiaries/photo')).removePhoto,
  beside: 'photo',
  keptAfterPull: true,
  effect: (view, { beneficiary_id }) => ({ ...view, photos: withEntry(view.photos, beneficiary_id, null) }),
});
