import { offlineCall } from '../offline-call.ts';

/** The card itself changes nothing that this phone shows. */
export default offlineCall({
  name: 'vaccinations.addPreviousVaccinationFile',
  load: async () => (await import('@teeka/contract/vaccinations/previous')).addPreviousVaccinationFile,
  effect: (view) => view,
});
