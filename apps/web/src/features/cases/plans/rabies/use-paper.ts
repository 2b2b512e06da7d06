import { addPreviousVaccination, type Material } from '@teeka/contract/vaccinations';
import type { CivilDate } from '@teeka/domain/calendar';
import { now } from '../../../../platform/clock/clock.ts';
import { refusalWords } from '../../../../platform/language/refusal-words.ts';
import { newId } from '../../../../platform/store/new-id.ts';
import type { PersonNow } from '../../../../records/beneficiaries/person-now.ts';
import { useForm } from '../../../../records/forms/use-form.ts';
import { emptyPaper, mostDoses, type PaperForm, paperPlace, paperProblems, paperReport, typedDays } from './paper.ts';

/** The place of a day, or the immunoglobulin. */
export type PaperField = number | 'rig';

/** The field of a form's row, as it is sent. */
const fieldOf = (field: PaperField): string => (field === 'rig' ? 'rig_type' : `vaccine_details.${field}.day_of_dose`);
const fields = ['rig_type', ...Array.from({ length: mostDoses }, (_, at) => fieldOf(at))];

interface Known {
  /** Null while this phone has not read them. */
  readonly person: PersonNow | null;
  readonly materials: readonly Material[];
  readonly today: CivilDate;
  readonly bittenOn: string | null;
}

/** The paper of an earlier course as it is typed, what is wrong with it, and saving it. */
export function usePaper(id: string, { person, materials, today, bittenOn }: Known) {
  const { value: form, put, refusals, busy, save } = useForm({ place: paperPlace(id), empty: emptyPaper, fields });
  const material = materials.find(({ dose_codes }) => dose_codes.includes('ARV')) ?? form.material;
  const problems: ReturnType<typeof paperProblems> = person
    ? paperProblems(form, { person, today, bittenOn })
    : new Map();
  return {
    form,
    refusals,
    busy,
    hasMaterial: material !== undefined,
    wrong: typedDays(form).length === 0 || problems.size > 0,
    change: (next: PaperForm, field: PaperField) => {
      refusals.clear(fieldOf(field));
      void put(next);
    },
    errorOf: (field: PaperField) => {
      const problem = field === 'rig' ? undefined : problems.get(field);
      return problem ? refusalWords(problem) : refusals.of(fieldOf(field));
    },
    /** Answers whether it was saved. */
    keep: async (): Promise<boolean> => {
      if (!material) return false;
      const { material_id, material_name } = material;
      const kept = { ...form, days: typedDays(form), material: { material_id, material_name } };
      const facts = { person: id, material, capturedAt: now().toISOString(), newId: () => newId(now()) };
      return (await save([{ call: addPreviousVaccination, input: paperReport(form, facts) }], { as: kept })) !== null;
    },
  };
}
