import type { RequestOf } from '@teeka/contract/call';
import type { addPreviousVaccination, voidDose } from '@teeka/contract/vaccinations';
import { undrawn } from '../stock/session-vials.ts';
import { type Effect, isKilled, withEntry, withRosterEntry } from '../view/effect.ts';
import { entryIn, type LocalDose, type PackView } from '../view/view.ts';

/** A dose taken back: it no longer stands on the card, whether it was pulled or recorded here. */
export const voidDoseEffect: Effect<RequestOf<typeof voidDose>> = (view, input) => {
  const { beneficiary_reference_id: person, dose_id, dose_code, given_on } = input;
  const local = view.doses.get(person) ?? [];
  const gone = local.find((dose) => dose.dose_id === dose_id);
  if (gone) {
    const left = local.filter((dose) => dose !== gone);
    const after = undrawn({ ...view, doses: withEntry(view.doses, person, left) }, dose_id);
    return notVaccinated(after, gone, left);
  }
  const record = view.rows.people.get(person);
  const at = (record?.doses ?? []).findIndex(
    ([code, day, voided]) => code === dose_code && day === given_on && voided === 0,
  );
  if (!record || at < 0) return view;
  const doses = record.doses.map((dose, nth): typeof dose =>
    nth === at ? ([dose[0], dose[1], 1] as typeof dose) : dose,
  );
  const people = withEntry(view.rows.people, person, { ...record, doses });
  return undrawn({ ...view, rows: { ...view.rows, people } }, dose_id);
};

/** Somebody to whom no dose is left that the session gave stands on its list as verified again. */
function notVaccinated(view: PackView, gone: LocalDose, left: readonly LocalDose[]): PackView {
  if (left.some(({ session_id }) => session_id === gone.session_id)) return view;
  const person = [...view.doses].find(([, doses]) => doses === left)?.[0] ?? '';
  const entry = entryIn(view, gone.session_id, person);
  return entry?.status === 'vaccinated' ? withRosterEntry(view, { ...entry, status: 'verified' }) : view;
}

/** With the immunoglobulin that came along: on the day of the first dose, as the server stores it. */
function withRig({ vaccine_details, rig_type, case_id }: RequestOf<typeof addPreviousVaccination>) {
  const first = vaccine_details.map(({ day_of_dose }) => day_of_dose).sort()[0];
  if (!rig_type || first === undefined) return vaccine_details;
  return [...vaccine_details, { dose_id: `${case_id} RIG`, dose_code: 'RIG', day_of_dose: first, file_name: '' }];
}

/** Doses seen on a card: they stand at once, as on the server. */
export const previousVaccinationEffect: Effect<RequestOf<typeof addPreviousVaccination>> = (view, input, item) => {
  const { beneficiary_reference_id: person, material_id, case_id, proof } = input;
  const known = view.rows.people.get(person)?.doses ?? [];
  const killed = isKilled(view, material_id);
  const doses = withRig(input)
    .filter(
      ({ dose_code, day_of_dose }) =>
        !known.some(([code, day, voided]) => code === dose_code && day === day_of_dose && voided === 0),
    )
    .map(
      ({ dose_id, dose_code, day_of_dose }): LocalDose => ({
        dose_id,
        dose_code,
        case_id,
        given_on: day_of_dose,
        killed,
        material_id: dose_code === 'RIG' ? 0 : material_id,
        byWord: proof === 'word',
        batch_number: '',
        session_id: '',
        item_id: item.id,
        state: item.state,
      }),
    );
  if (doses.length === 0) return view;
  return { ...view, doses: withEntry(view.doses, person, [...(view.doses.get(person) ?? []), ...doses]) };
};
