import type { CivilDate } from '@teeka/domain/calendar';
import type { ColumnType, Generated } from 'kysely';
import type { DayOrNull, Instant, InstantByDefault } from './columns.ts';

export interface LocationTable {
  level: 'state' | 'district' | 'block' | 'subdistrict' | 'village';
  code: number;
  name_en: string;
  name_hi: string;
  parent_code: number | null;
  subdistrict_code: number | null;
  kind: Generated<'village' | 'ward'>;
  je_endemic: Generated<boolean>;
  /** On the row of a state only. */
  programmes_off: Generated<string[]>;
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
  picture_key: string | null;
  picture_type: string | null;
  mobile_changed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reset_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  reset_known_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  last_sign_in_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
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
  browser: string | null;
  system: string | null;
  device_hash: Buffer | null;
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
  standing: Generated<string>;
}

export interface KnownPlaceTable {
  user_id: string;
  kind: 'device' | 'address' | 'ended-device';
  place_hash: Buffer;
  seen_at: Instant;
}

export interface ThrottleTable {
  throttle_key: string;
  user_key: string | null;
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
