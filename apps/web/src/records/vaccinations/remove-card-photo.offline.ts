import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';

/** The picture of the card taken off: none is shown from now on. */
export default offlineCall({
  name: 'vaccinations.removeCardPhoto',
  load: async () => (await import('@teeka/contract/vaccinations/card-photo')).removeCardPhoto,
  beside: 'photo',
  keptAfterPull: true,
  effect: (view, { beneficiary_reference_id }) => ({
    ...view,
    cardPhotos: withEntry(view.cardPhotos, beneficiary_reference_id, null),
  }),
});
