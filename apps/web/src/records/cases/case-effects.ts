import type { RequestOf } from '@teeka/contract/call';
import type { addVaccineDetails, caseStatusUpdation, saveCaseDetails } from '@teeka/contract/cases';
import { givesSomething, isBiteDose, isTreatedByCase } from '@teeka/domain/bites';
import type { Item } from '../../platform/outbox/item.ts';
import { drawnAt } from '../stock/session-vials.ts';
import { type Effect, isKilled, moveOnRoster, withEntry } from '../view/effect.ts';
import type { LocalCase, LocalDose, PackView } from '../view/view.ts';
import { biteDosesEffect, closeBiteEffect, openBiteEffect } from './bite-effects.ts';

const open = 1;
const completed = 2;

/** Opens the visit's case, or changes what was chosen in it while it is open. */
export const saveCaseEffect: Effect<RequestOf<typeof saveCaseDetails>> = (view, input, item) => {
  if (input.bite) {
    const opened = openBiteEffect(view, input);
    return isTreatedByCase(input.bite) ? vaccinatedHere(opened, input, item) : opened;
  }
  const before = view.cases.get(input.case_id);
  const saved: LocalCase = {
    case_id: input.case_id,
    beneficiary_id: input.beneficiary_reference_id,
    session_id: input.session_id,
    material_ids: input.material_ids,
    screened: input.screened,
    status: before?.status ?? open,
    opened_at: before?.opened_at ?? input.captured_at,
    doses: before?.doses ?? [],
  };
  return { ...view, cases: withEntry(view.cases, input.case_id, saved) };
};

/** The person's line at the session the case is of; a pack that knows of the item has the server's line. */
const vaccinatedHere: Effect<OfCase> = (view, input, item) =>
  item.inPack
    ? view
    : moveOnRoster(view, {
        session_id: input.session_id,
        beneficiary_id: input.beneficiary_reference_id,
        act: 'vaccinate',
        to: { status: 'vaccinated' },
      });

type OfCase = Pick<RequestOf<typeof saveCaseDetails>, 'session_id' | 'beneficiary_reference_id'>;

/** The doses stand on the person's chart, marked as unsettled; whoever was given one here is vaccinated. */
export const addVaccineEffect: Effect<RequestOf<typeof addVaccineDetails>> = (view, input, item) => {
  const person = input.beneficiary_reference_id;
  const doses = input.vaccine_details.map((dose) =>
    localDose(input, dose, { item, killed: isKilled(view, dose.material_id) }),
  );
  const fresh = item.inPack ? [] : doses.filter((dose) => !alreadyThere(view, person, dose));
  const isFresh = new Set(fresh.map(({ dose_id }) => dose_id));
  const drawn = input.vaccine_details.filter(({ dose_id }) => isFresh.has(dose_id));
  const withDoses: PackView = {
    ...drawnAt(biteDosesEffect(view, input), input.session_id, drawn),
    cases: withCaseDoses(view, input.case_id, doses),
    doses: fresh.length ? withEntry(view.doses, person, [...(view.doses.get(person) ?? []), ...fresh]) : view.doses,
  };
  return givesSomething(input.vaccine_details) ? vaccinatedHere(withDoses, input, item) : withDoses;
};

/** Completes or closes the case. */
export const caseStatusEffect: Effect<RequestOf<typeof caseStatusUpdation>> = (view, input) => {
  const before = view.cases.get(input.case_id);
  if (!before) return closeBiteEffect(view, input);
  if (before.status === completed) return view;
  return { ...view, cases: withEntry(view.cases, input.case_id, { ...before, status: input.status }) };
};

type Details = RequestOf<typeof addVaccineDetails>;

function localDose(
  input: Details,
  dose: Details['vaccine_details'][number],
  { item, killed }: { readonly item: Item; readonly killed: boolean },
): LocalDose {
  return {
    dose_id: dose.dose_id,
    dose_code: dose.dose_code,
    material_id: dose.material_id,
    batch_number: dose.batch_number,
    given_on: dose.given_on,
    killed,
    // What others gave was only written down at the session.
    session_id: givesSomething([dose]) ? input.session_id : '',
    case_id: input.case_id,
    item_id: item.id,
    state: item.state,
  };
}

/** A pull can bring a dose whose reply was lost: then the server's line is the one to show. */
function alreadyThere(view: PackView, person: string, dose: LocalDose): boolean {
  const known = view.rows.people.get(person);
  // A second drip of a day is another dose, a second dose of the schedule is not.
  if (isBiteDose(dose.dose_code))
    return (known?.bite_cases ?? []).some(({ doses }) => doses.some((one) => one.dose_id === dose.dose_id));
  return (known?.doses ?? []).some(
    ([code, day, voided]) => code === dose.dose_code && day === dose.given_on && voided === 0,
  );
}

function withCaseDoses(view: PackView, caseId: string, doses: readonly LocalDose[]): PackView['cases'] {
  const before = view.cases.get(caseId);
  if (!before) return view.cases;
  return withEntry(view.cases, caseId, { ...before, doses: [...before.doses, ...doses] });
}
