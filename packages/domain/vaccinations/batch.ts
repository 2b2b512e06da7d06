import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';

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
}

/** Which vaccine a dose was drawn from. Without a `batch_id` number and expiry are as typed from the vial. */
export interface Drawn {
  readonly dose_code: string;
  readonly material_id: number;
  readonly batch_id: string | null;
  readonly expiry_date: CivilDate | null;
  readonly given_on: CivilDate;
}

/**
 * Why a dose cannot have come from this vaccine and batch: no such vaccine VACDOS0013, it does not serve the dose
 * VACDOS0012, the batch is not in stock at the site (or is one of another vaccine) VACDOS0003, it had expired on the
 * day of the dose VACDOS0004. A batch expired since then is no obstacle.
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
  return undefined;
}
