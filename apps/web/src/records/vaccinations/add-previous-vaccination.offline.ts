import type { RequestOf } from '@teeka/contract/call';
import type { addPreviousVaccination } from '@teeka/contract/vaccinations';
import { isBiteDose } from '@teeka/domain/bites';
import { offlineCall } from '../offline-call.ts';
import { isKilled, withEntry } from '../view/effect.ts';
import type { LocalDose } from '../view/view.ts';

/** With the immunoglobulin that came along: on the day of the first dose, as the server stores it. */
function withRig({ vaccine_details, rig_type, case_id }: RequestOf<typeof addPreviousVaccination>) {
  const first = vaccine_details.map(({ day_of_dose }) => day_of_dose).sort()[0];
  if (!rig_type || first === undefined) return vaccine_details;
  return [...vaccine_details, { dose_id: `${case_id} RIG`, dose_code: 'RIG', day_of_dose: first, file_name: '' }];
}

/** Doses seen on a card: they stand at once, as on the server. */
export default offlineCall({
  name: 'vaccinations.addPreviousVaccination',
  load: async () => (await import('@teeka/contract/vaccinations/previous')).addPreviousVaccination,
  effect(view, input, item) {
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
  },
  tells({ material_id, vaccine_details }) {
    const given = vaccine_details
      .filter(({ dose_code }) => !isBiteDose(dose_code))
      .map(({ dose_id, dose_code, day_of_dose }) => ({ dose_id, dose_code, material_id, given_on: day_of_dose }));
    return given.length > 0 ? { session_id: '', given, taken: [] } : null;
  },
  title: ({ vaccine_details }) => ({ doses: vaccine_details.map(({ dose_code }) => dose_code) }),
});
