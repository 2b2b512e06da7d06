import { offlineCall } from '../offline-call.ts';

/** A wish taken back; one that was fulfilled meanwhile is none any more. */
export default offlineCall({
  name: 'abha.dropAbhaWish',
  load: async () => (await import('@teeka/contract/abha')).dropAbhaWish,
  needs: ({ wish_id }) => [wish_id],
  alreadySo: ['ABHACC0012'],
  effect: (view) => view,
});
