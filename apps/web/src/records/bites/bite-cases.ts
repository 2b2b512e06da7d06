import type { BiteCase } from '@teeka/contract/bites/shapes';
import type { RequestOf } from '@teeka/contract/call';
import type { saveCaseDetails } from '@teeka/contract/cases';
import { withPerson } from '../view/effect.ts';
import type { PackView } from '../view/view.ts';

/** The person's cases of bites after a change; a person who is not on this phone keeps none. */
export function withBites(
  view: PackView,
  beneficiaryId: string,
  change: (cases: readonly BiteCase[]) => readonly BiteCase[],
): PackView {
  const person = view.rows.people.get(beneficiaryId);
  if (!person) return view;
  const before = person.bite_cases ?? [];
  const after = change(before);
  return after === before ? view : withPerson(view, { ...person, bite_cases: [...after] });
}

interface ChangedBite {
  readonly beneficiary_reference_id: string;
  readonly case_id: string;
}

/** One case of the person changed; nothing where it is not among them. */
export const withBite = (
  view: PackView,
  { beneficiary_reference_id, case_id }: ChangedBite,
  change: (care: BiteCase) => BiteCase,
): PackView =>
  withBites(view, beneficiary_reference_id, (cases) => {
    const before = cases.find((care) => care.case_id === case_id);
    const after = before && change(before);
    return after === before ? cases : cases.map((care) => (care === before && after ? after : care));
  });

/** Opens the case of a bite; one that a pull has brought stays as it came. */
export function withBiteOpened(view: PackView, input: RequestOf<typeof saveCaseDetails>): PackView {
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
