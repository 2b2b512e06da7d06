import type { CivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';
import { batchNumberOf, checkBatchNumber } from '../stock/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';
import { isApproved } from './previous.ts';

/** Voiding says that a dose was not given; correcting puts a dose with other details in its place. */
export type DoseChange = 'void' | 'correct';

/** Who wants to change a dose, and when. */
export interface Changer {
  readonly user_id: string;
  readonly role: string;
  /** India's day, of the capture. */
  readonly today: CivilDate;
  /** When it reached the server, milliseconds; left out where it is judged on the phone. */
  readonly receivedAt?: number;
}

/** What is known of the dose that is to be changed. */
export interface ChangedDose {
  readonly captured_by: string;
  /** India's day on which it was captured. */
  readonly captured_on: CivilDate;
  /** When the server heard of it, ISO 8601; left out where it is judged on the phone. */
  readonly recorded_at?: string;
  readonly voided: boolean;
  /** Where the report of one stands that was given elsewhere; null of what was given here. */
  readonly previous_status: string | null;
}

/** For how long after the server heard of it an author takes back their own, in milliseconds: three days. */
export const ownTakeBack = 72 * 3_600_000;

/**
 * May an author still take back what the server heard of then? The day is that of the capture, because phones without
 * network send days later; the clock that says it is the author's own, so that the server's bounds it.
 */
export const isOwnInTime = (recordedAt: string | undefined, receivedAt: number | undefined): boolean =>
  recordedAt === undefined || receivedAt === undefined || receivedAt - Date.parse(recordedAt) <= ownTakeBack;

/** Roles that keep the record right later on (specification: they change vaccine name and batch). */
const keepers = ['District Administrator', 'Site Admin'] as const;
/** Does somebody of the role keep the record right later on? */
export const keepsRecord = (role: string): boolean => (keepers as readonly string[]).includes(role);
/** A supervisor reviews previous vaccinations and may take back what was recorded by mistake, but changes nothing. */
const voiders = [...keepers, 'Supervisor'] as const;

/**
 * Whether somebody may void or correct a dose: its author on the day of recording (arriving within `ownTakeBack`), later only District Administrator
 * and Site Admin (correcting: VACDOS0007, voiding also a Supervisor: VACDOS0016). Never twice (VACDOS0015). A report that was
 * approved meanwhile is taken back by its author, but put right by those two alone: nobody approved anything else.
 */
export function doseChangeRefusal(
  change: DoseChange,
  dose: ChangedDose,
  { user_id, role, today, receivedAt }: Changer,
): Refusal<RefusalCode> | undefined {
  if (dose.voided) return { code: 'VACDOS0015', path: 'dose_id' };
  const own = dose.captured_by === user_id && dose.captured_on === today;
  // What somebody looked at is not changed any more by whoever reported it.
  const mayOwn = change === 'void' || !isApproved(dose.previous_status ?? '');
  if (own && mayOwn && isOwnInTime(dose.recorded_at, receivedAt)) return undefined;
  const allowed: readonly string[] = change === 'correct' ? keepers : voiders;
  if (allowed.includes(role)) return undefined;
  return { code: change === 'correct' ? 'VACDOS0007' : 'VACDOS0016', path: 'dose_id' };
}

/** A change needs its reason in words (VACDOS0018, or what `checkRemark` says of it). */
export function changeReasonRefusal(reason: string): Refusal<RefusalCode> | undefined {
  if (reason.trim() === '') return { code: 'VACDOS0018', path: 'reason' };
  return refusedAt('reason', checkRemark(reason))[0];
}

/** The details of a dose that can be put right. */
export interface DoseDetails {
  readonly dose_code: string;
  readonly given_on: CivilDate;
  readonly material_id: number | null;
  readonly batch_number: string;
  readonly body_site: string;
}

type NamedVial = Pick<DoseDetails, 'material_id' | 'batch_number'>;

/** The same vaccine and batch, however its number was typed; on the wire no vaccine is 0. */
export const isSameVial = (one: NamedVial, other: NamedVial): boolean =>
  (one.material_id ?? 0) === (other.material_id ?? 0) &&
  batchNumberOf(one.batch_number) === batchNumberOf(other.batch_number);

interface Vial extends NamedVial {
  readonly expiry_date: CivilDate | null;
}

/**
 * What is wrong with the vial that a correction names: its number, as `checkBatchNumber`; or no expiry, FLDVAL0001,
 * where it is another vial than the one on record and not in stock. Of a dose that others gave (`elsewhere`) nobody here
 * knows the vial. Paths are fields of the correction.
 */
export function vialRefusals(
  before: NamedVial,
  after: Vial,
  { inStock, elsewhere }: { readonly inStock: boolean; readonly elsewhere: boolean },
): Refusals {
  if (elsewhere || isSameVial(before, after)) return [];
  const number = refusedAt('corrected.batch_number', checkBatchNumber(after.batch_number));
  if (number.length > 0) return number;
  return inStock || after.expiry_date !== null ? [] : [{ code: 'FLDVAL0001', path: 'corrected.expiry_date' }];
}

/** A correction that changes nothing is none (VACDOS0019). */
export function unchangedRefusal(before: DoseDetails, after: DoseDetails): Refusal<RefusalCode> | undefined {
  const same =
    before.dose_code === after.dose_code &&
    before.given_on === after.given_on &&
    isSameVial(before, after) &&
    before.body_site === after.body_site;
  return same ? { code: 'VACDOS0019', path: 'dose_id' } : undefined;
}
