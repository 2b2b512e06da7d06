import type { CivilDate } from '../calendar/index.ts';
import type { DoseFacts, DoseRules, KnownOfDoses, RecordedDose, ReportedDose } from '../care/plan.ts';
import type { RigAmounts } from '../rabies/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { dripRefusal } from '../venom/index.ts';
import { doseDayRefusal } from './dose-day.ts';
import { freeTextRefusals } from './free-texts.ts';

/** A dose of the care of a bite as it was reported. */
export interface ReportedBiteDose extends ReportedDose {
  readonly day_of_dose: number | null;
  readonly elsewhere: boolean;
  /** Of immunoglobulin: the product; empty where nobody knows it. */
  readonly rig_type: string;
  /** Of a drip: when it began and ended, ISO 8601. */
  readonly started_at: string | null;
  readonly ended_at: string | null;
  /** Who gave it, where others did; empty where nobody knows. */
  readonly facility: string;
  /** Of immunoglobulin: how much went where; null where nobody tells. */
  readonly rig_amounts?: RigAmounts | null | undefined;
}

/** Such a dose on record, of this case or of an earlier one of the person. */
export interface BiteDoseOnRecord extends RecordedDose {
  readonly case_id: string | null;
  readonly day_of_dose: number | null;
  readonly started_at: string | null;
  /** Given by others. */
  readonly elsewhere: boolean;
  /** Code of the vaccine it came from; left out or null where nobody knows it. */
  readonly product?: string | null;
}

export interface KnownForBiteDoses extends KnownOfDoses {
  readonly case_id: string;
  /** Regimen and rules of a rabies course; empty for venom. */
  readonly regimen: string;
  readonly rules_version: string;
  /** Day of the bite; null for prevention. Immunoglobulin is given once for one bite, whatever the course. */
  readonly bittenOn: CivilDate | null;
  readonly person: { readonly dob: CivilDate; readonly deceased_on: CivilDate | null };
  readonly recorded: readonly BiteDoseOnRecord[];
  /** Of a dose that is put right and keeps its day: that was judged when it was recorded. */
  readonly dayStands?: boolean;
  /** Of a dose that is put right and keeps its amounts: those were judged when it was recorded. */
  readonly amountsStand?: boolean;
}

export type BiteDoseFacts = DoseFacts<ReportedBiteDose, KnownForBiteDoses>;

/**
 * How the doses of a case of a bite are judged. Refused is what cannot have happened (no such day SCHEDU0006, before
 * birth 0002, in the future 0003, after death 0004), a dose of another type of case RABIES0009, a drip that ends before
 * it begins RABIES0015, immunoglobulin and antivenom before the bite FLDVAL0018, and what the plan says of its `own`. How late
 * immunoglobulin is, or how many vials of antivenom, is advice and never refused.
 */
export const biteDoseRules = (
  gives: (dose_code: string) => boolean,
  own?: (dose: ReportedBiteDose, facts: BiteDoseFacts) => Refusal<RefusalCode> | undefined,
): DoseRules<ReportedBiteDose, KnownForBiteDoses> => ({
  isSame: (dose, { dose_code, given_on, day_of_dose }) =>
    dose.dose_code === dose_code && dose.given_on === given_on && dose.day_of_dose === day_of_dose,
  refusals(dose, facts) {
    const { known, drawn, written } = facts;
    if (!gives(dose.dose_code)) return [{ code: 'RABIES0009', path: 'dose_code' }];
    const day = doseDayRefusal(dose.given_on, known) ?? beforeBiteRefusal(dose, known);
    if (day) return [{ ...day, path: 'given_on' }];
    const drip = dripRefusal(dose.started_at, dose.ended_at);
    const [text] = freeTextRefusals({ facility: dose.facility });
    const found = [
      own?.(dose, facts),
      drip && { ...drip, path: 'amounts.ended_at' },
      text && { ...text, path: 'amounts.facility' },
    ];
    return [...drawn, ...found.filter((one) => one !== undefined), ...written];
  },
});

/**
 * Immunoglobulin and antivenom are not given before the bite, FLDVAL0018. Vaccine may be: a course that runs goes on
 * after another bite.
 */
export function beforeBiteRefusal(
  { dose_code, given_on }: Pick<ReportedBiteDose, 'dose_code' | 'given_on'>,
  { bittenOn, dayStands }: Pick<KnownForBiteDoses, 'bittenOn' | 'dayStands'>,
): Refusal<RefusalCode> | undefined {
  if (dose_code === 'ARV' || dayStands || bittenOn === null || given_on >= bittenOn) return undefined;
  return { code: 'FLDVAL0018', path: 'given_on', values: { min: bittenOn } };
}

/**
 * May that be the end of a drip? Of a dose that stands in the case (else REQVAL0012), and not before it began
 * (RABIES0015). Paths are those of the event.
 */
export function dripEndRefusal(
  recorded: readonly Pick<BiteDoseOnRecord, 'dose_id' | 'case_id' | 'voided' | 'started_at'>[],
  end: { readonly case_id: string; readonly dose_id: string | undefined; readonly at: string },
): Refusal<RefusalCode> | undefined {
  const dose = recorded.find((one) => one.dose_id === end.dose_id && one.case_id === end.case_id && !one.voided);
  if (!dose) return { code: 'REQVAL0012', path: 'event.facts.dose_id' };
  const refusal = dripRefusal(dose.started_at, end.at);
  return refusal && { ...refusal, path: 'event.at' };
}
