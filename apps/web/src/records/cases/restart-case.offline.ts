import type { BiteCase } from '@teeka/contract/bites/shapes';
import { withBites } from '../bites/bite-cases.ts';
import { offlineCall } from '../offline-call.ts';

/** The old course is closed, a linked one with the same details is open. */
export default offlineCall({
  name: 'cases.restartCase',
  load: async () => (await import('@teeka/contract/bites')).restartCase,
  keptAfterPull: true,
  effect(view, input) {
    const { case_id, new_case_id, captured_at } = input;
    if (!new_case_id || !captured_at) return view;
    return withBites(view, input.beneficiary_reference_id, (cases) => {
      const old = cases.find((care) => care.case_id === case_id);
      if (!old || cases.some((care) => care.case_id === new_case_id)) return cases;
      const fresh: BiteCase = {
        ...old,
        case_id: new_case_id,
        restarted_from: case_id,
        opened_at: captured_at,
        status: 'open',
        doses: [],
        events: [],
      };
      return [...cases.map((care) => (care === old ? { ...care, status: 'closed' as const } : care)), fresh];
    });
  },
});
