import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { canBeRecorded, judgeDoses, type RecordedDose, type Schedule } from '../schedule/index.ts';
import { batchOf, drawnRefusal, type StockedBatch, type Vaccine } from './batch.ts';
import { kindOfDose, type PersonOnRecord, schedulePerson } from './schedule-person.ts';
import { writtenRefusals } from './written.ts';

/** A dose as it was reported from a visit. */
export interface ReportedDose {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly material_id: number;
  readonly batch_id: string | null;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
  readonly given_on: CivilDate;
  readonly body_site: string;
  readonly captured_at?: string;
  readonly despite_stop?: boolean | undefined;
}

/** A dose on record. `attempt` counts the doses of one code, voided ones included. */
export interface DoseOnRecord {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly attempt: number;
  readonly given_on: CivilDate;
  readonly material_id: number | null;
  readonly batch_id: string | null;
  readonly voided: boolean;
}

export interface KnownForRecording {
  readonly person: PersonOnRecord;
  readonly recorded: readonly DoseOnRecord[];
  readonly vaccines: readonly Vaccine[];
  readonly batches: readonly StockedBatch[];
  readonly today: CivilDate;
  readonly schedule: Schedule;
}

/** A dose that is new to the record: which attempt it is, and the batch it came from where that is in stock. */
export interface NewDose<Dose extends ReportedDose> {
  readonly dose: Dose;
  readonly attempt: number;
  readonly batch: StockedBatch | undefined;
}

export type RecordingJudgement<Dose extends ReportedDose> =
  | { readonly refused: readonly Refusal<RefusalCode>[] }
  | { readonly fresh: readonly NewDose<Dose>[] };

/** The vaccine whose gap to live vaccines does not count: killed Japanese encephalitis. */
export const killedVaccine = 'JE_KILLED';

/**
 * Whether the doses of a visit can be recorded, all or none. Only the impossible is refused: what `canBeRecorded`,
 * `drawnRefusal` and `writtenRefusals` name, a dose that already counts VACDOS0001, a dose id that stands for something else
 * REQVAL0009. A dose on record under the same id with the same content is left out: it was sent before. A dose of a
 * code whose earlier ones do not count, or were voided, is the next attempt.
 */
export function judgeRecording<Dose extends ReportedDose>(
  doses: readonly Dose[],
  known: KnownForRecording,
): RecordingJudgement<Dose> {
  const refused: Refusal<RefusalCode>[] = [];
  const fresh: NewDose<Dose>[] = [];
  for (const [at, dose] of doses.entries()) {
    const path = (field: string | undefined) => `vaccine_details.${at}${field ? `.${field}` : ''}`;
    const earlier = known.recorded.find((other) => other.dose_id === dose.dose_id);
    if (earlier) {
      if (!isSame(dose, earlier)) refused.push({ code: 'REQVAL0009', path: path('dose_id') });
      continue;
    }
    const batch = batchOf(dose, known.batches);
    const found = judgeOne(dose, { known, fresh: fresh.map((one) => one.dose), batch });
    refused.push(...found.map((refusal) => ({ ...refusal, path: path(wireField(refusal.path)) })));
    fresh.push({ dose, attempt: nextAttempt(dose.dose_code, known.recorded), batch });
  }
  return refused.length > 0 ? { refused } : { fresh };
}

function judgeOne(
  dose: ReportedDose,
  {
    known,
    fresh,
    batch,
  }: { known: KnownForRecording; fresh: readonly ReportedDose[]; batch: StockedBatch | undefined },
): Refusal<RefusalCode>[] {
  const { schedule, today } = known;
  const killed = new Set(
    known.vaccines.filter((one) => one.material_code === killedVaccine).map((one) => one.material_id),
  );
  const asRecorded = (one: DoseOnRecord | ReportedDose): RecordedDose => ({
    id: one.dose_id,
    code: one.dose_code,
    date: one.given_on,
    killed: one.material_id !== null && killed.has(one.material_id),
  });
  const standing = known.recorded.filter((one) => !one.voided).map(asRecorded);
  const doses = [...standing, ...fresh.map(asRecorded)];
  const person = schedulePerson(known.person, kindOfDose(schedule, dose.dose_code), {
    jeEndemic: true,
    doses: standing,
    schedule,
  });
  const refused = canBeRecorded(person, doses, { dose: asRecorded(dose), today, schedule });
  const vaccine = known.vaccines.find((one) => one.material_id === dose.material_id);
  const drawn = drawnRefusal(dose, { vaccine, batch });
  if (drawn) refused.push(drawn);
  refused.push(...writtenRefusals(dose));
  if (refused.some((refusal) => refusal.code === 'VACDOS0001')) return refused;
  const counted = judgeDoses(person, doses, { on: today, schedule }).find(
    (judged) => judged.counts && judged.dose.code === dose.dose_code,
  );
  const twice = counted ?? fresh.find((one) => one.dose_code === dose.dose_code);
  if (!twice) return refused;
  const date = counted ? counted.dose.date : dose.given_on;
  return [...refused, { code: 'VACDOS0001', path: 'dose_code', values: { dose: dose.dose_code, date } }];
}

function nextAttempt(code: string, recorded: readonly DoseOnRecord[]): number {
  return recorded.reduce((last, one) => (one.dose_code === code ? Math.max(last, one.attempt) : last), 0) + 1;
}

function isSame(dose: ReportedDose, earlier: DoseOnRecord): boolean {
  return (
    dose.dose_code === earlier.dose_code &&
    dose.given_on === earlier.given_on &&
    dose.material_id === earlier.material_id &&
    // Typed from a vial that is in stock, it rests under that batch.
    (dose.batch_id === null || dose.batch_id === earlier.batch_id)
  );
}

/** The schedule speaks of `code` and `date`; the wire calls them `dose_code` and `given_on`. */
function wireField(field: string | undefined): string | undefined {
  if (field === 'code') return 'dose_code';
  return field === 'date' ? 'given_on' : field;
}
