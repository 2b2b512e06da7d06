import type { RequestOf } from '@teeka/contract/call';
import type { saveCaseDetails } from '@teeka/contract/cases';
import type { CareKind } from '@teeka/domain/care';
import { withBiteOpened } from '../bites/bite-cases.ts';
import { withEntry } from '../view/effect.ts';
import type { LocalCase, PackView } from '../view/view.ts';

type Opened = RequestOf<typeof saveCaseDetails>;

/** The visit's case, or what was chosen in it while it is open. */
function withVisitOpened(view: PackView, input: Opened): PackView {
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
}

/** What an opened case changes on this phone, by its plan of care. */
export const opened: Readonly<Record<CareKind, (view: PackView, input: Opened) => PackView>> = {
  schedule: withVisitOpened,
  rabies: withBiteOpened,
  venom: withBiteOpened,
};
