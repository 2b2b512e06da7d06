import type { KnownOfDoses, PlanWithDoses, RecordedDose, ReportedDose } from '../care/plan.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { canBeRecorded, judgeDoses, type Schedule } from '../schedule/index.ts';
import { venomCategory } from '../sessions/index.ts';
import { scheduleLine } from './line.ts';
import { kindOfDose, type PersonOnRecord, schedulePerson } from './schedule-person.ts';

/** A dose on record as the schedule judges by it. */
export interface DoseOnRecord extends RecordedDose {
  readonly material_id: number | null;
  readonly batch_id: string | null;
}

export interface KnownForRecording extends KnownOfDoses {
  readonly person: PersonOnRecord;
  readonly recorded: readonly DoseOnRecord[];
  readonly schedule: Schedule;
}

/** The vaccine whose gap to live vaccines does not count: killed Japanese encephalitis. */
export const killedVaccine = 'JE_KILLED';

/**
 * A visit of the national schedule. Of its doses only the impossible is refused: what `canBeRecorded` names, and a dose
 * that already counts, VACDOS0001. One of a code whose earlier ones do not count, or were voided, is the next attempt.
 * Completed is a case in which something was given, else VACDOS0011.
 */
export const schedulePlan: PlanWithDoses<ReportedDose, KnownForRecording, { readonly doses: number }> = {
  category: 'Universal Immunization Programme',
  ...scheduleLine,
  isCaredForIn: (category) => category !== venomCategory,
  throughNight: false,
  isSame: (dose, earlier) =>
    dose.dose_code === earlier.dose_code &&
    dose.given_on === earlier.given_on &&
    dose.material_id === earlier.material_id &&
    // Typed from a vial that is in stock, it rests under that batch.
    (dose.batch_id === null || dose.batch_id === earlier.batch_id),
  refusals(dose, { known, before, drawn, written }) {
    const { schedule, today } = known;
    const killed = new Set(
      known.vaccines.filter((one) => one.material_code === killedVaccine).map((one) => one.material_id),
    );
    const asRecorded = (one: DoseOnRecord | ReportedDose) => ({
      id: one.dose_id,
      code: one.dose_code,
      date: one.given_on,
      killed: one.material_id !== null && killed.has(one.material_id),
    });
    const standing = known.recorded.filter((one) => !one.voided).map(asRecorded);
    const doses = [...standing, ...before.map(asRecorded)];
    const kind = kindOfDose(schedule, dose.dose_code);
    const person = schedulePerson(known.person, kind, { jeEndemic: true, doses: standing, schedule });
    const impossible = canBeRecorded(person, doses, { dose: asRecorded(dose), today, schedule });
    const refused = [...impossible.map(ofDose), ...drawn, ...written];
    if (refused.some((refusal) => refusal.code === 'VACDOS0001')) return refused;
    const counted = judgeDoses(person, doses, { on: today, schedule }).find(
      (judged) => judged.counts && judged.dose.code === dose.dose_code,
    );
    const twice = counted ?? before.find((one) => one.dose_code === dose.dose_code);
    if (!twice) return refused;
    const date = counted ? counted.dose.date : dose.given_on;
    return [...refused, { code: 'VACDOS0001', path: 'dose_code', values: { dose: dose.dose_code, date } }];
  },
  closingRefusal: ({ status }, { doses }) =>
    status === 'completed' && doses === 0 ? { code: 'VACDOS0011', path: 'case_id' } : undefined,
};

/** The schedule speaks of `code` and `date`; a dose that is reported calls them `dose_code` and `given_on`. */
const ofDose = (refusal: Refusal<RefusalCode>): Refusal<RefusalCode> => ({
  ...refusal,
  path: refusal.path === 'date' ? 'given_on' : 'dose_code',
});
