import { offlineCall } from '../offline-call.ts';

/** A wish taken back; one that is over already is none any more. Where an account was linked by it meanwhile, that needs the worker. */
export default offlineCall({
  name: 'abha.dropAbhaWish',
  load: async () => (await import('@teeka/contract/abha')).dropAbhaWish,
  beside: 'abha',
  needs: ({ wish_id }) => [wish_id],
  alreadySo: ['ABHACC0012'],
  effect: (view) => view,
});
