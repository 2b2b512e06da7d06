import { offlineCall } from '../offline-call.ts';
import verifyManually from '../sessions/verify-manually.offline.ts';

/** Proved by a device or a code: on the list it stands as if somebody had looked at a paper. */
export default offlineCall({
  name: 'identity.confirmVerification',
  load: async () => (await import('@teeka/contract/identity')).confirmVerification,
  alreadySo: ['SESDAY0012'],
  effect: (view, input, item) => verifyManually.effect(view, { ...input, photo_id_type: null }, item),
});
