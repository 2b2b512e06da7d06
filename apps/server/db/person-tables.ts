import type { ColumnType, Generated } from 'kysely';
import type { ChangeNumber, Day, DayOrNull, Document, Instant, InstantByDefault, PersonId } from './columns.ts';

export interface BeneficiaryTable {
  beneficiary_id: PersonId;
  ben_name: string;
  dob: Day;
  dob_is_year: Generated<boolean>;
  gender: number;
  guardian_name: Generated<string>;
  guardian_id: PersonId | null;
  village_code: number;
  address: Generated<string>;
  ben_type_id: number;
  lmp_date: DayOrNull;
  mobile_sealed: Buffer | null;
  photo_id_type: number | null;
  photo_id_sealed: Buffer | null;
  photo_id_last4: Generated<string>;
  deceased_on: DayOrNull;
  synthetic: Generated<boolean>;
  version: Generated<number>;
  created_at: InstantByDefault;
  created_by: string | null;
  changed_in: ChangeNumber;
  father_name: Generated<string>;
  blood_group: Generated<string>;
  /** numeric, as text. */
  child_weight: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  abha_address: Generated<string>;
  previous_pregnancy_on: DayOrNull;
  abortion_on: DayOrNull;
  photo_key: string | null;
  photo_type: string | null;
}

export interface SearchTokenTable {
  token_hash: Buffer;
  kind: number;
  beneficiary_id: PersonId;
}

export interface MaterialTable {
  material_id: number;
  material_code: string;
  material_name: string;
  material_category: string;
  doses_per_vial: number[];
  dose_codes: string[];
}

export interface BatchTable {
  batch_id: string;
  session_site_id: string;
  material_id: number;
  batch_number: string;
  manufacturer: Generated<string>;
  expiry_date: Day;
  /** The batch that has its number at its site, where two were made of one. */
  double_of: string | null;
}

export interface NotDoneReasonTable {
  reason_id: number;
  reason_code: string;
  reason_en: string;
  reason_hi: string;
}

export interface VaccinationSessionTable {
  session_id: string;
  session_site_id: string;
  session_name: string;
  date_of_session: Day;
  /** `HH:MM:SS`. */
  start_time: string;
  end_time: string;
  status: Generated<number>;
  capacity: number;
  vaccines: Generated<string[]>;
  started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  started_by: string | null;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ended_by: string | null;
  version: Generated<number>;
  changed_in: ChangeNumber;
  special_session_type_id: number | null;
  /** Days. */
  min_age: number | null;
  max_age: number | null;
  published: Generated<boolean>;
  slots: Generated<number>;
  special_group: Generated<string>;
  institution_name: Generated<string>;
  facilitator_name: Generated<string>;
  facilitator_designation: Generated<string>;
  facilitator_mobile_sealed: Buffer | null;
  vaccines_confirmed: Generated<string[]>;
  frozen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  standing_reason: Generated<string>;
  carried_to: string | null;
  planned_by: string | null;
}

export interface SessionRosterTable {
  session_id: string;
  beneficiary_id: PersonId;
  status: Generated<string>;
  added_from: Generated<string>;
  added_on: string | null;
  verified_by: string | null;
  verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  verification_method: string | null;
  reject_reason_id: number | null;
  reject_remarks: Generated<string>;
  version: Generated<number>;
  changed_in: ChangeNumber;
}

export interface CareCaseTable {
  beneficiary_id: PersonId;
  case_id: string;
  session_id: string | null;
  session_site_id: string | null;
  material_category: string;
  material_ids: Generated<number[]>;
  screened: Generated<string[]>;
  screening: ColumnType<unknown, string | null | undefined, string | null>;
  rules_version: Generated<string>;
  status: Generated<number>;
  opened_at: Instant;
  opened_by: string;
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  recorded_at: InstantByDefault;
}

export interface DoseTable {
  beneficiary_id: PersonId;
  dose_id: string;
  dose_code: string;
  attempt: Generated<number>;
  given_on: Day;
  case_id: string | null;
  session_id: string | null;
  session_site_id: string | null;
  material_id: number | null;
  batch_id: string | null;
  batch_number: Generated<string>;
  expiry_date: DayOrNull;
  body_site: Generated<string>;
  captured_at: Instant;
  captured_by: string;
  recorded_at: InstantByDefault;
  changed_in: ChangeNumber;
}

export interface DoseVoidTable {
  beneficiary_id: PersonId;
  dose_id: string;
  reason: string;
  voided_by: string;
  voided_at: Instant;
  changed_in: ChangeNumber;
}

export interface ReceiptTable {
  user_id: string;
  key: string;
  call: string;
  input_hash: Buffer;
  reply: Document;
  made_at: InstantByDefault;
}

export interface AuditTable {
  beneficiary_id: PersonId;
  audit_id: string;
  at: InstantByDefault;
  user_id: string | null;
  sign_in_id: string | null;
  call: string;
  subject: Generated<string>;
  detail: Document;
}

export interface AuditHeadTable {
  beneficiary_id: PersonId;
  last_audit_id: string;
  rows: string;
  head: Buffer;
  seal: Buffer;
  sealed_at: Instant;
}
