import type { RequestOf } from '@teeka/contract/call';
import type { saveCaseDetails } from '@teeka/contract/cases';
import type { CareKind } from '@teeka/domain/care';
import type { Item } from '../../platform/outbox/item.ts';
import { withBiteOpened } from '../bites/bite-cases.ts';
import { withPregnancyEvent } from '../pregnancies/with-event.ts';
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

/** The case of an antenatal visit, and in her pregnancy what was found with all that follows from it. */
function withAntenatalVisit(view: PackView, input: Opened, { madeBy }: Pick<Item, 'madeBy'>): PackView {
  const opens = withVisitOpened(view, input);
  const { antenatal, beneficiary_reference_id: beneficiary_ref_id, captured_at } = input;
  if (!antenatal) return opens;
  const { pregnancy_number, visit, risk, referral } = antenatal;
  const acts = [
    { kind: 'antenatal', act: visit },
    { kind: 'risk', act: risk },
    { kind: 'referral', act: referral },
  ] as const;
  return acts.reduce(
    (before, { kind, act }) =>
      act
        ? withPregnancyEvent(before, {
            ...{ beneficiary_ref_id, pregnancy_number, captured_at, by: madeBy },
            event: { ...act, kind, births: [] },
          })
        : before,
    opens,
  );
}

/** What an opened case changes on this phone, by its plan of care. */
export const opened: Readonly<
  Record<CareKind, (view: PackView, input: Opened, item: Pick<Item, 'madeBy'>) => PackView>
> = {
  schedule: withVisitOpened,
  antenatal: withAntenatalVisit,
  rabies: withBiteOpened,
  venom: withBiteOpened,
};
