import { addPreviousVaccination, type Material } from '@teeka/contract/vaccinations';
import type { CivilDate } from '@teeka/domain/calendar';
import { birthDoses, scheduleInForce } from '@teeka/domain/schedule';
import { now } from '../../../../platform/clock/index.ts';
import type { Entry } from '../../../../platform/outbox/index.ts';
import { newId } from '../../../../platform/store/index.ts';

/** A dose that was given at birth, under the ids by which it is recorded. */
export interface BirthDose {
  readonly code: string;
  readonly case_id: string;
  readonly dose_id: string;
}

/** How it is known what a child was given. */
export type Proof = 'card' | 'word';

/** The birth doses that can be recorded here for a child of that day: those whose vaccine this site knows. */
export const birthDosesHere = (born: CivilDate, materials: readonly Material[]): readonly string[] =>
  birthDoses(scheduleInForce(born))
    .map(({ code }) => code)
    .filter((code) => materials.some(({ dose_codes }) => dose_codes.includes(code)));

/** Those that are chosen now; who was chosen before keeps its ids. */
export const chosenDoses = (given: readonly BirthDose[], codes: readonly string[]): readonly BirthDose[] =>
  codes.map((code) => given.find((one) => one.code === code) ?? { code, case_id: newId(now()), dose_id: newId(now()) });

interface Given {
  readonly child_id: string;
  readonly born: CivilDate;
  readonly given: readonly BirthDose[];
  readonly proof: Proof;
  readonly materials: readonly Material[];
  readonly captured_at: string;
}

/** The writes of what a child was given at birth; each waits for the child. */
export const doseEntries = ({ child_id, born, given, proof, materials, captured_at }: Given): readonly Entry[] =>
  given.flatMap(({ code, case_id, dose_id }): readonly Entry[] => {
    const material = materials.find(({ dose_codes }) => dose_codes.includes(code));
    if (!material) return [];
    const { material_id, material_name } = material;
    const input = {
      beneficiary_reference_id: child_id,
      case_id,
      material_id,
      material_name,
      rig_type: '',
      proof,
      vaccine_details: [{ dose_id, dose_code: code, day_of_dose: born, file_name: '' }],
      captured_at,
      files: [],
    };
    return [{ call: addPreviousVaccination, input }];
  });
