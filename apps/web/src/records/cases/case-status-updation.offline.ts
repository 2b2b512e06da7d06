import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';
import { open, withBite } from './bite-cases.ts';

const completed = 2;

/** Completes or closes the case; one that is over stays as it is. */
export default offlineCall({
  name: 'cases.caseStatusUpdation',
  load: async () => (await import('@teeka/contract/cases')).caseStatusUpdation,
  keptAfterPull: true,
  effect(view, input) {
    const before = view.cases.get(input.case_id);
    if (!before)
      return withBite(view, input, (care) => (care.status === open ? { ...care, status: input.status } : care));
    if (before.status === completed) return view;
    return { ...view, cases: withEntry(view.cases, input.case_id, { ...before, status: input.status }) };
  },
});
