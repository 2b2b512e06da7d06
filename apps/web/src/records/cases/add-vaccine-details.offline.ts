import type { RequestOf } from '@teeka/contract/call';
import type { addVaccineDetails } from '@teeka/contract/cases';
import { givesSomething, isBiteDose, productOf } from '@teeka/domain/bites';
import { lineAfterDose } from '@teeka/domain/care';
import type { Item } from '../../platform/outbox/item.ts';
import { withBite } from '../bites/bite-cases.ts';
import { offlineCall } from '../offline-call.ts';
import { drawnAt } from '../stock/session-vials.ts';
import { isKilled, withEntry } from '../view/effect.ts';
import type { LocalDose, PackView } from '../view/view.ts';
import { lineAfterVisit } from './line-after-visit.ts';

type Details = RequestOf<typeof addVaccineDetails>;

/** The doses stand on the person's chart, marked as unsettled; whoever was given one here is vaccinated. */
export default offlineCall({
  name: 'cases.addVaccineDetails',
  load: async () => (await import('@teeka/contract/cases')).addVaccineDetails,
  // Vials that this phone took into stock.
  needs: ({ vaccine_details }) => vaccine_details.map(({ batch_id }) => batch_id),
  keptAfterPull: true,
  effect(view, input, item) {
    const person = input.beneficiary_reference_id;
    const doses = input.vaccine_details.map((dose) =>
      localDose(input, dose, { item, killed: isKilled(view, dose.material_id) }),
    );
    const fresh = item.inPack ? [] : doses.filter((dose) => !alreadyThere(view, person, dose));
    const isFresh = new Set(fresh.map(({ dose_id }) => dose_id));
    const drawn = input.vaccine_details.filter(({ dose_id }) => isFresh.has(dose_id));
    const withDoses: PackView = {
      ...drawnAt(withBiteDoses(view, input), input.session_id, drawn),
      cases: withCaseDoses(view, input.case_id, doses),
      doses: fresh.length ? withEntry(view.doses, person, [...(view.doses.get(person) ?? []), ...fresh]) : view.doses,
    };
    const given = input.vaccine_details.find((dose) => givesSomething([dose]));
    return lineAfterVisit(withDoses, input, item, given ? lineAfterDose(given.dose_code) : null);
  },
  tells({ session_id, vaccine_details }) {
    const given = vaccine_details
      .filter(({ dose_code }) => !isBiteDose(dose_code))
      .map(({ dose_id, dose_code, given_on, material_id }) => ({ dose_id, dose_code, given_on, material_id }));
    return given.length > 0
      ? { session_id: givesSomething(vaccine_details) ? session_id : '', given, taken: [] }
      : null;
  },
  title: ({ vaccine_details }) => ({ doses: vaccine_details.map(({ dose_code }) => dose_code) }),
});

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

/** Doses of vaccine, immunoglobulin or antivenom stand in their case at once. */
function withBiteDoses(view: PackView, input: Details): PackView {
  const given = input.vaccine_details.filter(({ dose_code }) => isBiteDose(dose_code));
  if (given.length === 0) return view;
  return withBite(view, input, (care) => {
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
  });
}
