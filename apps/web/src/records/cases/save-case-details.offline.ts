import { kindOfCase, lineAfterCase } from '@teeka/domain/care';
import { offlineCall } from '../offline-call.ts';
import { lineAfterVisit } from './line-after-visit.ts';
import { opened } from './opened.ts';

/** Opens a case as its plan of care keeps it, with what that makes of the person's line. */
export default offlineCall({
  name: 'cases.saveCaseDetails',
  load: async () => (await import('@teeka/contract/cases')).saveCaseDetails,
  keptAfterPull: true,
  effect: (view, input, item) =>
    lineAfterVisit(opened[kindOfCase(input)](view, input, item), input, item, lineAfterCase(input)),
});
