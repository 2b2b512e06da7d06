import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';

/** The picture of a person's paper card, shown on this phone at once. */
export default offlineCall({
  name: 'vaccinations.saveCardPhoto',
  load: async () => (await import('@teeka/contract/vaccinations/card-photo')).saveCardPhoto,
  beside: 'photo',
  keptAfterPull: true,
  effect: (view, { beneficiary_reference_id, content }) => ({
    ...view,
    cardPhotos: withEntry(view.cardPhotos, beneficiary_reference_id, content),
  }),
});
