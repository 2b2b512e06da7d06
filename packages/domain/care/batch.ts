import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { batchNumberOf, type StopEvent, wasStopped } from '../stock/index.ts';

/** A vaccine of the master list and the doses of the schedule it serves. */
export interface Vaccine {
  readonly material_id: number;
  readonly material_code: string;
  readonly dose_codes: readonly string[];
}

/** A batch in stock at the site of the session. */
export interface StockedBatch {
  readonly batch_id: string;
  readonly material_id: number;
  readonly batch_number: string;
  readonly expiry_date: CivilDate;
  /** Its stops at the site in their order; left out where they do not matter. */
  readonly stops?: readonly StopEvent[];
}

/** Which vaccine a dose was drawn from. Without a `batch_id` number and expiry are as typed from the vial. */
export interface Drawn {
  readonly dose_code: string;
  readonly material_id: number;
  readonly batch_id: string | null;
  readonly expiry_date: CivilDate | null;
  readonly given_on: CivilDate;
  /** When it was written down, ISO 8601. */
  readonly captured_at?: string;
  /** Whoever gave it knows of the stop, and says that it was drawn from the batch all the same. */
  readonly despite_stop?: boolean | undefined;
}

/**
 * The batch in stock at the site that a dose came from: the one it names or, typed from the vial or a paper list, the one
 * with that number. So its expiry and its stops hold however it was written down. Undefined: not in stock here.
 */
export function batchOf<Batch extends StockedBatch>(
  dose: Pick<Drawn, 'batch_id' | 'material_id'> & { readonly batch_number: string },
  batches: readonly Batch[],
): Batch | undefined {
  if (dose.batch_id !== null) return batches.find(({ batch_id }) => batch_id === dose.batch_id);
  const number = batchNumberOf(dose.batch_number);
  return number === ''
    ? undefined
    : batches.find(
        ({ material_id, batch_number }) => material_id === dose.material_id && batchNumberOf(batch_number) === number,
      );
}

/**
 * Why a dose cannot have come from this vaccine and batch: no such vaccine VACDOS0013, it does not serve the dose
 * VACDOS0012, the batch is not in stock at the site (or is one of another vaccine) VACDOS0003, it had expired on the
 * day of the dose VACDOS0004, it was stopped before the dose VACDOS0023. A batch expired or stopped since then is no
 * obstacle, nor a stop of which the giver says that the dose was drawn all the same: the record must be whole.
 */
export function drawnRefusal(
  drawn: Drawn,
  { vaccine, batch }: { readonly vaccine: Vaccine | undefined; readonly batch: StockedBatch | undefined },
): Refusal<RefusalCode> | undefined {
  if (!vaccine) return { code: 'VACDOS0013', path: 'material_id' };
  if (!vaccine.dose_codes.includes(drawn.dose_code)) {
    return { code: 'VACDOS0012', path: 'dose_code', values: { dose: drawn.dose_code } };
  }
  if (drawn.batch_id !== null && batch?.material_id !== drawn.material_id) {
    return { code: 'VACDOS0003', path: 'batch_id' };
  }
  const expiry = batch?.expiry_date ?? drawn.expiry_date;
  if (expiry !== null && expiry < drawn.given_on) {
    return { code: 'VACDOS0004', path: 'expiry_date', values: { date: expiry } };
  }
  return stopRefusal(drawn, batch?.stops ?? []);
}

function stopRefusal(
  { given_on, captured_at, despite_stop }: Drawn,
  stops: readonly StopEvent[],
): Refusal<RefusalCode> | undefined {
  if (captured_at === undefined || despite_stop === true) return undefined;
  return wasStopped(stops, { given_on, captured_at }) ? { code: 'VACDOS0023', path: 'batch_id' } : undefined;
}

/** Of the requested vaccines the first that is not among those known, VACDOS0013. */
export function unknownVaccineRefusal(
  material_ids: readonly number[],
  vaccines: readonly Vaccine[],
): Refusal<RefusalCode> | undefined {
  const at = material_ids.findIndex((id) => vaccines.every((vaccine) => vaccine.material_id !== id));
  return at < 0 ? undefined : { code: 'VACDOS0013', path: `material_ids.${at}` };
}
