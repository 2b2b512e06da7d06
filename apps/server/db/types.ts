import type { CivilDate } from '@teeka/domain/calendar';
import type { ColumnType, Generated } from 'kysely';

/** Milliseconds are kept: an instant reads as a Date and is written as a Date or ISO 8601 text. */
type Instant = ColumnType<Date, Date | string, Date | string>;
type InstantByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type Day = ColumnType<CivilDate, string, string>;
type DayOrNull = ColumnType<CivilDate | null, string | null | undefined, string | null>;
/** bigint; 14 digits as text, never a number. */
type PersonId = string;
/** xid8 of the transaction that last wrote a row, as text. */
type ChangeNumber = ColumnType<string, never, string>;
type Document = ColumnType<unknown, string | undefined, string>;

export interface LocationTable {
  level: 'state' | 'district' | 'block' | 'subdistrict' | 'village';
  code: number;
  name_en: string;
  name_hi: string;
  parent_code: number | null;
  subdistrict_code: number | null;
  kind: Generated<'village' | 'ward'>;
  je_endemic: Generated<boolean>;
  real_code: Generated<boolean>;
  valid_from: ColumnType<CivilDate, string | undefined, string>;
  valid_to: DayOrNull;
}

export interface FacilityTable {
  facility_id: string;
  name_en: string;
  name_hi: string;
  kind: string;
  state_code: number;
  district_code: number;
  block_code: number;
}

export interface SessionSiteTable {
  session_site_id: string;
  facility_id: string;
  name_en: string;
  name_hi: string;
  category: Generated<number>;
  latitude: number | null;
  longitude: number | null;
}

export interface SiteVillageTable {
  session_site_id: string;
  village_code: number;
}

export interface AppUserTable {
  user_id: string;
  user_name: string;
  password_hash: string;
  password_changed_at: InstantByDefault;
  must_change_password: Generated<boolean>;
  display_name: string;
  role: string;
  user_level: string;
  state_code: number | null;
  district_code: number | null;
  block_code: number | null;
  facility_id: string | null;
  default_site_id: string | null;
  vacc_type: Generated<number>;
  is_supervisor: Generated<boolean>;
  is_active: Generated<boolean>;
  mobile_sealed: Buffer | null;
  mobile_hash: Buffer | null;
  store_key_wrapped: Buffer;
  created_at: InstantByDefault;
}

export interface UserSiteTable {
  user_id: string;
  session_site_id: string;
}

export interface UserVillageTable {
  user_id: string;
  village_code: number;
}

export interface SignInTable {
  sign_in_id: string;
  user_id: string;
  session_key_wrapped: Buffer;
  refresh_hash: Buffer;
  created_at: InstantByDefault;
  refreshed_at: InstantByDefault;
  expires_at: Instant;
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  ended_because: string | null;
}

export interface SpentRefreshTable {
  refresh_hash: Buffer;
  sign_in_id: string;
  spent_at: InstantByDefault;
}

export interface OtpTransactionTable {
  txn_id: string;
  purpose: string;
  user_id: string | null;
  mobile_sealed: Buffer;
  mobile_hash: Buffer;
  otp_hash: Buffer;
  session_key_wrapped: Buffer;
  tries: Generated<number>;
  created_at: InstantByDefault;
  expires_at: Instant;
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface ThrottleTable {
  throttle_key: string;
  window_start: Instant;
  count: number;
  locked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export interface UsedStampTable {
  stamp_hash: Buffer;
  expires_at: Instant;
}

export interface ServerKeyTable {
  server_key_id: string;
  xdata: string;
  ydata: string;
  private_sealed: Buffer;
  created_at: Instant;
}

export interface SettingTable {
  key_name: string;
  value: string;
}

export interface ContentTable {
  content_key: string;
  value: string;
}

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
}

export interface SessionRosterTable {
  session_id: string;
  beneficiary_id: PersonId;
  status: Generated<string>;
  added_from: Generated<string>;
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

/** The tables of `db/migrations`, as Kysely knows them. */
export interface Database {
  location: LocationTable;
  facility: FacilityTable;
  session_site: SessionSiteTable;
  site_village: SiteVillageTable;
  app_user: AppUserTable;
  user_site: UserSiteTable;
  user_village: UserVillageTable;
  sign_in: SignInTable;
  spent_refresh: SpentRefreshTable;
  otp_transaction: OtpTransactionTable;
  throttle: ThrottleTable;
  used_stamp: UsedStampTable;
  server_key: ServerKeyTable;
  setting: SettingTable;
  content: ContentTable;
  beneficiary: BeneficiaryTable;
  search_token: SearchTokenTable;
  material: MaterialTable;
  batch: BatchTable;
  not_done_reason: NotDoneReasonTable;
  vaccination_session: VaccinationSessionTable;
  session_roster: SessionRosterTable;
  care_case: CareCaseTable;
  dose: DoseTable;
  dose_void: DoseVoidTable;
  receipt: ReceiptTable;
  audit: AuditTable;
  audit_head: AuditHeadTable;
}
