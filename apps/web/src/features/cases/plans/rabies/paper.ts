import type { InputOf } from '@teeka/contract/call';
import type { addPreviousVaccination, Material } from '@teeka/contract/vaccinations';
import { judgePaperRabies } from '@teeka/domain/bites';
import { addDays, type CivilDate, isCivilDate } from '@teeka/domain/calendar';
import { rabiesRules } from '@teeka/domain/rabies';
import type { Refusal, RefusalCode } from '@teeka/domain/refusal';
import type { PersonNow } from '../../../../records/beneficiaries/person-now.ts';

type Report = InputOf<typeof addPreviousVaccination>;

/** Where a refused paper opens: it belongs to no session. */
export const paperPlace = (person: string) => `/new-beneficiary/record-previous-vaccination/${person}#paper` as const;

/** An earlier course as its paper shows it: a day for each dose, and the immunoglobulin, empty for none. */
export interface PaperForm {
  readonly days: readonly string[];
  readonly rig: string;
  /** The vaccine as the site had it. */
  readonly material?: Pick<Material, 'material_id' | 'material_name'>;
}

export const emptyPaper: PaperForm = { days: [], rig: '' };

/** The most doses a regimen has. */
export const mostDoses = Math.max(...rabiesRules.regimens.map(({ days }) => days.length));

export const typedDays = ({ days }: PaperForm): readonly string[] => days.filter((day) => day !== '');

interface Facts {
  readonly person: string;
  readonly material: Pick<Material, 'material_id' | 'material_name'>;
  readonly capturedAt: string;
  readonly newId: () => string;
}

/** What is sent. */
export function paperReport(form: PaperForm, facts: Facts): Report {
  const { person, material, capturedAt, newId } = facts;
  return {
    beneficiary_reference_id: person,
    case_id: newId(),
    material_id: material.material_id,
    material_name: material.material_name,
    rig_type: form.rig,
    proof: 'card',
    vaccine_details: typedDays(form).map((day_of_dose) => ({
      dose_id: newId(),
      dose_code: 'ARV',
      day_of_dose,
      file_name: '',
    })),
    captured_at: capturedAt,
    files: [],
  };
}

interface Known {
  readonly person: PersonNow;
  readonly today: CivilDate;
  /** Day of the bite that is treated now: an earlier course lies before it. */
  readonly bittenOn: string | null;
}

/** What is wrong with the days, by their place: as the server judges them, and none since this bite. */
export function paperProblems(
  { days }: PaperForm,
  { person: { record, doses }, today, bittenOn }: Known,
): ReadonlyMap<number, Refusal<RefusalCode>> {
  const found = new Map<number, Refusal<RefusalCode>>();
  if (!record) return found;
  const typed = days.map((on, at) => ({ on, at })).filter(({ on }) => on !== '');
  const judged = judgePaperRabies(
    {
      doses: typed.map(({ on, at }) => ({ dose_id: String(at), dose_code: 'ARV', given_on: on })),
      material_id: 0,
      rig_type: '',
      proof: 'card',
    },
    {
      person: record,
      recorded: doses.map((dose, at) => ({ ...dose, dose_id: `record ${at}` })),
      vaccines: [{ material_id: 0, material_code: 'ARV', dose_codes: ['ARV'] }],
      today,
    },
  );
  for (const { path, ...refusal } of 'refused' in judged ? judged.refused : []) {
    const nth = Number(/^vaccine_details\.(\d+)/.exec(path ?? '')?.[1]);
    const at = typed[nth]?.at;
    if (at !== undefined) found.set(at, refusal);
  }
  for (const { on, at } of typed) {
    if (isCivilDate(bittenOn) && isCivilDate(on) && on >= bittenOn) {
      found.set(at, { code: 'FLDVAL0019', values: { max: addDays(bittenOn, -1) } });
    }
  }
  return found;
}
