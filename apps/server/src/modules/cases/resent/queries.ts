import type { CivilDate } from '@teeka/domain/calendar';
import { type RawBuilder, sql } from 'kysely';

/** A dose on record with all that was said of it, to be compared with one that comes under its id. */
export interface KeptDose {
  readonly dose_id: string;
  readonly origin: string;
  readonly case_id: string | null;
  readonly session_id: string | null;
  readonly corrects: string | null;
  readonly dose_code: string;
  readonly given_on: CivilDate;
  readonly material_id: number | null;
  readonly batch_id: string | null;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
  readonly body_site: string;
  readonly captured_at: string;
  readonly captured_by: string;
  readonly day_of_dose: number | null;
  readonly amounts: unknown;
  /** Why the dose that this one puts right was taken back. */
  readonly reason: string | null;
}

/** Of a row `b` of `beneficiary`: what is on record under the ids that were sent; nothing in the usual run of things. */
export const keptDoses = (dose_ids: readonly string[]): RawBuilder<readonly KeptDose[]> => sql`
  (select coalesce(json_agg(json_build_object(
      'dose_id', d.dose_id, 'origin', d.origin, 'case_id', d.case_id, 'session_id', d.session_id,
      'corrects', d.corrects, 'dose_code', d.dose_code, 'given_on', d.given_on, 'material_id', d.material_id,
      'batch_id', d.batch_id, 'batch_number', d.batch_number, 'expiry_date', d.expiry_date, 'body_site', d.body_site,
      'captured_at', d.captured_at, 'captured_by', d.captured_by, 'day_of_dose', d.day_of_dose, 'amounts', d.amounts,
      'reason', (select x.reason from dose_void x
        where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.corrects))), '[]')
    from dose d where d.beneficiary_id = b.beneficiary_id and d.dose_id = any(${[...dose_ids]}::uuid[]))`;
