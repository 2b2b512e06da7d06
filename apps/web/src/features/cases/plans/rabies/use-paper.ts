import { addPreviousVaccination, type Material } from '@teeka/contract/vaccinations';
import { now } from '../../../../platform/clock/clock.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import { useForm } from '../../../../records/forms/use-form.ts';
import { emptyPaper, mostDoses, paperPlace, paperReport, typedDays } from './paper.ts';

/** The field of a form's row, as it is sent. */
export const fieldOf = (field: number | 'rig'): string =>
  field === 'rig' ? 'rig_type' : `vaccine_details.${field}.day_of_dose`;
const fields = ['rig_type', ...Array.from({ length: mostDoses }, (_, at) => fieldOf(at))];

/** The paper of an earlier course as it is typed, and saving it. */
export function usePaper(person: string, materials: readonly Material[]) {
  const {
    value: form,
    put,
    refusals,
    busy,
    save,
  } = useForm({
    place: paperPlace(person),
    empty: emptyPaper,
    fields,
  });
  const material = materials.find(({ dose_codes }) => dose_codes.includes('ARV')) ?? form.material;
  /** Answers whether it was saved. */
  const keep = async (): Promise<boolean> => {
    if (!material) return false;
    const { material_id, material_name } = material;
    const kept = { ...form, days: typedDays(form), material: { material_id, material_name } };
    const facts = { person, material, capturedAt: now().toISOString(), newId: () => newId(now()) };
    return (await save([{ call: addPreviousVaccination, input: paperReport(form, facts) }], { as: kept })) !== null;
  };
  return { form, put, refusals, busy, keep, hasMaterial: material !== undefined };
}
