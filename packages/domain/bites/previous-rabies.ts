import type { CivilDate } from '../calendar/index.ts';
import type { Vaccine } from '../care/index.ts';
import { rabiesRules } from '../rabies/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { doseDayRefusal } from './dose-day.ts';

/** A dose of rabies vaccine as a paper tells of it. */
export interface PaperDose {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly given_on: CivilDate;
}

export interface KnownForPaper {
  readonly person: { readonly dob: CivilDate; readonly deceased_on: CivilDate | null };
  readonly recorded: readonly (PaperDose & { readonly voided: boolean })[];
  readonly vaccines: readonly Vaccine[];
  readonly today: CivilDate;
}

export interface PaperReport<Dose extends PaperDose> {
  readonly doses: readonly Dose[];
  readonly material_id: number;
  /** Immunoglobulin given with the series; empty for none. */
  readonly rig_type: string;
  /** Seen on paper, or only reported. */
  readonly proof: string;
}

export type PaperJudgement<Dose extends PaperDose> =
  | { readonly refused: Refusals }
  | { readonly fresh: readonly (Dose & { readonly attempt: number })[]; readonly rigOn: CivilDate | null };

/**
 * Whether an earlier series of rabies vaccine can be recorded: only from its paper (RABIES0016; one that is only reported
 * of counts as none), of a vaccine against rabies (VACDOS0012), with an immunoglobulin that is known (RABIES0017); days
 * as those of every dose (SCHEDU0006, 0002, 0003, 0004), each day once (RABIES0002). A dose sent before is left out.
 * `rigOn` is the day of the immunoglobulin: that of the first dose.
 */
export function judgePaperRabies<Dose extends PaperDose>(
  { doses, material_id, rig_type, proof }: PaperReport<Dose>,
  { person, recorded, vaccines, today }: KnownForPaper,
): PaperJudgement<Dose> {
  const refused: Refusal<RefusalCode>[] = [];
  if (proof !== 'card') refused.push({ code: 'RABIES0016', path: 'proof' });
  const vaccine = vaccines.find((one) => one.material_id === material_id);
  if (!vaccine?.dose_codes.includes('ARV')) {
    refused.push({ code: 'VACDOS0012', path: 'material_id', values: { dose: 'ARV' } });
  }
  const known = rig_type === '' || rabiesRules.immunoglobulins.some(({ code }) => code === rig_type);
  if (!known) refused.push({ code: 'RABIES0017', path: 'rig_type' });
  const standing = recorded.filter(({ voided }) => !voided);
  const fresh: (Dose & { readonly attempt: number })[] = [];
  const before = recorded.filter(({ dose_code }) => dose_code === 'ARV').length;
  for (const [at, dose] of doses.entries()) {
    if (recorded.some(({ dose_id }) => dose_id === dose.dose_id)) continue;
    const path = `vaccine_details.${at}.given_on`;
    const same = [...standing, ...fresh].some(
      ({ dose_code, given_on }) => dose_code === 'ARV' && given_on === dose.given_on,
    );
    const wrong = doseDayRefusal(dose.given_on, { person, today });
    if (wrong) refused.push({ ...wrong, path });
    else if (same) refused.push({ code: 'RABIES0002', path, values: { day: at, date: dose.given_on } });
    fresh.push({ ...dose, attempt: before + fresh.length + 1 });
  }
  if (refused.length > 0) return { refused };
  const first = fresh.map(({ given_on }) => given_on).sort()[0];
  return { fresh, rigOn: rig_type !== '' && first !== undefined ? first : null };
}
