import type { RequestOf } from '@teeka/contract/call';
import type { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import type { BiteCase, CaseEvent } from '@teeka/contract/cases/bite-shapes';
import type { addCaseEvent, restartCase } from '@teeka/contract/cases/bites';
import type { voidDose } from '@teeka/contract/vaccinations';
import { isBiteDose, productOf, statusAfterVoid } from '@teeka/domain/bites';
import { withPerson } from '../beneficiaries/registration-effect.ts';
import type { Effect } from '../view/effect.ts';
import type { PackView } from '../view/view.ts';

const open = 1;
const closed = 3;

/** The person's cases of bites after a change; a person who is not on this phone keeps none. */
function withBites(
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

/** One case changed; the same list where it is not among them or nothing changed. */
function changed(
  cases: readonly BiteCase[],
  caseId: string,
  change: (care: BiteCase) => BiteCase,
): readonly BiteCase[] {
  const before = cases.find(({ case_id }) => case_id === caseId);
  const after = before && change(before);
  return after === before ? cases : cases.map((care) => (care === before && after ? after : care));
}

const withEvent = (care: BiteCase, event: CaseEvent): BiteCase =>
  care.events.some(({ event_id }) => event_id === event.event_id) ? care : { ...care, events: [...care.events, event] };

/** Opens the case of a bite; one that a pull has brought stays as it came. */
export function openBiteEffect(view: PackView, input: RequestOf<typeof saveCaseDetails>): PackView {
  const { bite: details, case_id, captured_at } = input;
  if (!details) return view;
  return withBites(view, input.beneficiary_reference_id, (cases) => {
    if (cases.some((care) => care.case_id === case_id)) return cases;
    const { case_type } = details;
    const fresh = { case_id, case_type, status: open, opened_at: captured_at, restarted_from: null, details };
    const { session_site_id } = view.rows.meta;
    return [...cases, { ...fresh, session_site_id, doses: [], events: [] }];
  });
}

/** Doses of vaccine, immunoglobulin or antivenom stand in their case at once. */
export function biteDosesEffect(view: PackView, input: RequestOf<typeof addVaccineDetails>): PackView {
  const given = input.vaccine_details.filter(({ dose_code }) => isBiteDose(dose_code));
  if (given.length === 0) return view;
  return withBites(view, input.beneficiary_reference_id, (cases) =>
    changed(cases, input.case_id, (care) => {
      const fresh = given.filter(({ dose_id }) => !care.doses.some((dose) => dose.dose_id === dose_id));
      if (fresh.length === 0) return care;
      const doses = fresh.map(({ batch_id: _, expiry_date: __, body_site: ___, ...dose }) => ({
        ...dose,
        day_of_dose: dose.day_of_dose ?? null,
        amounts: dose.amounts ?? null,
        product: productOf(dose, { vaccines: view.rows.meta.materials }),
        voided: false,
      }));
      return { ...care, doses: [...care.doses, ...doses] };
    }),
  );
}

/** A dose taken back no longer counts in its course; a completed one that lacks it is open again. */
export function biteVoidEffect(view: PackView, input: RequestOf<typeof voidDose>): PackView {
  if (!isBiteDose(input.dose_code)) return view;
  return withBites(view, input.beneficiary_reference_id, (cases) =>
    cases.map((care) => withoutDose(care, input.dose_id, cases)),
  );
}

function withoutDose(care: BiteCase, doseId: string, cases: readonly BiteCase[]): BiteCase {
  if (!care.doses.some(({ dose_id, voided }) => dose_id === doseId && !voided)) return care;
  const doses = care.doses.map((dose) => (dose.dose_id === doseId ? { ...dose, voided: true } : dose));
  const after = { ...care, doses };
  // Every dose of a completed course is needed; whether one was recorded twice is for the server to see.
  const isComplete = care.doses.some(({ dose_id, dose_code }) => dose_id === doseId && dose_code !== 'ARV');
  const hasOpenCourse = cases.some((other) => other !== care && other.case_type === 'rabies' && other.status === open);
  return { ...after, status: statusAfterVoid(after, { isComplete, hasOpenCourse }) };
}

/** Completes or closes the case; a closed one stays as it is. */
export function closeBiteEffect(view: PackView, input: RequestOf<typeof caseStatusUpdation>): PackView {
  return withBites(view, input.beneficiary_reference_id, (cases) =>
    changed(cases, input.case_id, (care) => (care.status === open ? { ...care, status: input.status } : care)),
  );
}

/** What happened stands in the case. */
export const caseEventEffect: Effect<RequestOf<typeof addCaseEvent>> = (view, input) =>
  withBites(view, input.beneficiary_reference_id, (cases) =>
    changed(cases, input.case_id, (care) => withEvent(care, input.event)),
  );

/** The old course is closed, a linked one with the same details is open. */
export const restartCaseEffect: Effect<RequestOf<typeof restartCase>> = (view, input) => {
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
      status: open,
      doses: [],
      events: [],
    };
    return [...cases.map((care) => (care === old ? { ...care, status: closed } : care)), fresh];
  });
};
