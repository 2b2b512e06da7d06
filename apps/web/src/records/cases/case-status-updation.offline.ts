import { caseCodes } from '@teeka/contract/word-for';
import { withBite } from '../bites/bite-cases.ts';
import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';

/** Completes or closes the case; one that is over stays as it is. */
export default offlineCall({
  name: 'cases.caseStatusUpdation',
  load: async () => (await import('@teeka/contract/cases')).caseStatusUpdation,
  keptAfterPull: true,
  effect(view, input) {
    const status = input.status === caseCodes.completed ? 'completed' : 'closed';
    const before = view.cases.get(input.case_id);
    if (!before) return withBite(view, input, (care) => (care.status === 'open' ? { ...care, status } : care));
    if (before.status === 'completed') return view;
    return { ...view, cases: withEntry(view.cases, input.case_id, { ...before, status }) };
  },
});
