import type { RequestOf } from '@teeka/contract/call';
import type { saveCaseDetails } from '@teeka/contract/cases';
import { isTreatedByCase } from '@teeka/domain/bites';
import { withBites } from '../bites/bite-cases.ts';
import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';
import type { LocalCase, PackView } from '../view/view.ts';
import { vaccinatedHere } from './vaccinated-here.ts';

/** Opens the visit's case, or changes what was chosen in it while it is open. */
export default offlineCall({
  name: 'cases.saveCaseDetails',
  load: async () => (await import('@teeka/contract/cases')).saveCaseDetails,
  keptAfterPull: true,
  effect(view, input, item) {
    if (input.bite) {
      const opened = withBiteOpened(view, input);
      return isTreatedByCase(input.bite) ? vaccinatedHere(opened, input, item) : opened;
    }
    const before = view.cases.get(input.case_id);
    const saved: LocalCase = {
      case_id: input.case_id,
      beneficiary_id: input.beneficiary_reference_id,
      session_id: input.session_id,
      material_ids: input.material_ids,
      screened: input.screened,
      status: before?.status ?? 'open',
      opened_at: before?.opened_at ?? input.captured_at,
      doses: before?.doses ?? [],
    };
    return { ...view, cases: withEntry(view.cases, input.case_id, saved) };
  },
});

/** Opens the case of a bite; one that a pull has brought stays as it came. */
function withBiteOpened(view: PackView, input: RequestOf<typeof saveCaseDetails>): PackView {
  const { bite: details, case_id, captured_at } = input;
  if (!details) return view;
  return withBites(view, input.beneficiary_reference_id, (cases) => {
    if (cases.some((care) => care.case_id === case_id)) return cases;
    const { case_type } = details;
    const fresh = {
      case_id,
      case_type,
      status: 'open' as const,
      opened_at: captured_at,
      restarted_from: null,
      details,
    };
    const { session_site_id } = view.rows.meta;
    return [...cases, { ...fresh, session_site_id, doses: [], events: [] }];
  });
}
