import { defaultMembersPerMobile } from '@teeka/domain/beneficiaries';
import { defaultPasswordPolicy, maxPasswordLength, type PasswordPolicy } from '@teeka/domain/password';
import { defaultIdleLockMinutes, defaultOfflineHours, defaultSignInIdleDays } from '@teeka/domain/settings';
import { before, day } from '../../platform/clock/durations.ts';
import type { SettingRow } from './queries.ts';

/** What holds until an administrator sets something else. `password_valid_days` 0 means that passwords do not expire. */
export const defaultSettings: Readonly<Record<string, string>> = {
  min_password_length: String(defaultPasswordPolicy.min_password_length),
  alphabetical: String(defaultPasswordPolicy.alphabetical),
  numeric: String(defaultPasswordPolicy.numeric),
  special_chars: String(defaultPasswordPolicy.special_chars),
  password_valid_days: '0',
  max_members_per_mobile: String(defaultMembersPerMobile),
  default_language: 'en',
  idle_lock_minutes: String(defaultIdleLockMinutes),
  offline_hours: String(defaultOfflineHours),
  sign_in_idle_days: String(defaultSignInIdleDays),
};

/** The settings as they hold: the stored ones over the defaults. What concerns nobody but a tool stays inside. */
export function effective(rows: readonly SettingRow[]): Map<string, string> {
  const stored = rows.filter(({ key_name }) => !key_name.startsWith('demo_'));
  return new Map([
    ...Object.entries(defaultSettings),
    ...stored.map(({ key_name, value }) => [key_name, value] as const),
  ]);
}

function whole(settings: ReadonlyMap<string, string>, key: string, { min, max }: { min: number; max: number }): number {
  const value = Number(settings.get(key));
  return Number.isInteger(value) && value >= min && value <= max ? value : Number(defaultSettings[key] ?? min);
}

const bit = { min: 0, max: 1 };

/** The password policy in force. */
export function passwordPolicyOf(rows: readonly SettingRow[]): PasswordPolicy {
  const settings = effective(rows);
  return {
    min_password_length: whole(settings, 'min_password_length', { min: 1, max: maxPasswordLength }),
    alphabetical: whole(settings, 'alphabetical', bit),
    numeric: whole(settings, 'numeric', bit),
    special_chars: whole(settings, 'special_chars', bit),
  };
}

/** Days after which a password must be changed; 0 for never. */
export function passwordValidDays(rows: readonly SettingRow[]): number {
  return whole(effective(rows), 'password_valid_days', { min: 0, max: 3650 });
}

/** A sign-in that was last used before this ends. */
export function usedSince(rows: readonly SettingRow[], now: Date): Date {
  return before(now, whole(effective(rows), 'sign_in_idle_days', { min: 1, max: 30 }) * day);
}

/** People that one mobile number may have. */
export function maxMembersPerMobile(rows: readonly SettingRow[]): number {
  return whole(effective(rows), 'max_members_per_mobile', { min: 1, max: 1000 });
}
