import { offlineCall } from '../offline-call.ts';

/** The wish for a health account with its consent; who was given one meanwhile wishes no other. */
export default offlineCall({
  name: 'abha.keepAbhaWish',
  load: async () => (await import('@teeka/contract/abha')).keepAbhaWish,
  beside: 'abha',
  makes: ({ wish_id }) => wish_id,
  alreadySo: ['ABHACC0005'],
  // The list of wishes reads them from what waits here: nothing of a person on record changes.
  effect: (view) => view,
});
