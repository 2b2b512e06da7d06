import { offlineCall } from '../offline-call.ts';

/** Consent that is withdrawn or was not given: what was agreed to before ends. */
export default offlineCall({
  name: 'abha.withdrawAbhaConsent',
  load: async () => (await import('@teeka/contract/abha')).withdrawAbhaConsent,
  beside: 'abha',
  // Wishes and consents of the person are hidden by what waits here: nothing of a person on record changes.
  effect: (view) => view,
});
