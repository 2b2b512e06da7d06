import { eachField, nobody, type PackedField, type PersonValues, packedFields } from '@teeka/domain/beneficiaries';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { offlineCall } from '../offline-call.ts';
import { withPerson } from '../view/effect.ts';
import type { PackView } from '../view/view.ts';

/** Changed details of a person of the pack; only the fields that the edit names. */
export default offlineCall({
  name: 'beneficiaries.updateBeneficiaryBasicDetails',
  load: async () => (await import('@teeka/contract/beneficiaries/edit')).updateBeneficiaryBasicDetails,
  editsPerson: true,
  needs: ({ guardian_ben_id }) => [guardian_ben_id],
  effect(view, input) {
    const person = view.rows.people.get(input.beneficiary_id);
    if (!person) return view;
    const guardian = view.rows.people.get(input.guardian_ben_id ?? '');
    const edit: Readonly<Record<string, Partial<PersonOnPhone>>> = {
      ben_name: { ben_name: input.ben_name },
      beneficiary_gender: { gender: input.beneficiary_gender },
      ben_mobile_number: { mobile: input.ben_mobile_number },
      ben_type_id: { ben_type_id: input.ben_type_id },
      dob: { dob: input.dob, dob_is_year: input.dob_is_year },
      photo_id_number: {
        photo_id_type: input.photo_id_type,
        photo_id_last4: input.photo_id_number.slice(-4),
      },
      village_id: { village_id: input.village_id ?? person.village_id },
      guardian_ben_id: {
        guardian_ben_id: input.guardian_ben_id || null,
        ...(guardian ? { guardian_name: guardian.ben_name } : {}),
      },
      guardian_name: { guardian_name: input.guardian_name ?? person.guardian_name },
      lmp_date: { lmp_date: input.lmp_date ?? null },
    };
    const details = eachField<PackedField, PersonValues>(
      packedFields.filter((field) => input.changed.includes(field)),
      (field) => (input[field] === undefined ? (person[field] ?? nobody[field]) : input[field]),
    );
    const edited = Object.assign({}, person, ...input.changed.map((field) => edit[field] ?? {}), details);
    const changed = withPerson(view, edited);
    return input.changed.includes('ben_name') ? withGuardianName(changed, edited) : changed;
  },
});

/** Children are shown with the new name of their guardian. */
function withGuardianName(view: PackView, { beneficiary_id, ben_name }: PersonOnPhone): PackView {
  const people = new Map(view.rows.people);
  for (const person of people.values())
    if (person.guardian_ben_id === beneficiary_id)
      people.set(person.beneficiary_id, { ...person, guardian_name: ben_name });
  return { ...view, rows: { ...view.rows, people } };
}
