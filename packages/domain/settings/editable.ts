import { defaultMembersPerMobile } from '../beneficiaries/registration.ts';
import { defaultPasswordPolicy } from '../password/policy.ts';
import { defaultIdleLockMinutes, defaultOfflineHours, defaultSignInIdleDays } from './lock.ts';

/** What a setting may be: a whole number within bounds (0 besides where it means 'never'), on or off, a language, words. */
export type SettingKind =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number; readonly orNever?: true }
  | { readonly kind: 'switch' }
  | { readonly kind: 'language' }
  | { readonly kind: 'note'; readonly max: number }
  | { readonly kind: 'phone' };

/** One setting that those who may change: under which heading it stands, and what holds until somebody says otherwise. */
export type EditableSetting = SettingKind & { readonly group: SettingGroup; readonly usual: string };
export const settingGroups = ['people', 'passwords', 'signIn', 'language', 'help'] as const;
export type SettingGroup = (typeof settingGroups)[number];

const { min_password_length, alphabetical, numeric, special_chars } = defaultPasswordPolicy;

/**
 * Every setting that has a screen, in its order. Bounds leave nobody out: a password that the product makes has fourteen
 * signs of every kind, so none longer is asked for; who has just set a password keeps it for a month at least.
 */
export const editableSettings = {
  max_members_per_mobile: { group: 'people', kind: 'whole', min: 1, max: 100, usual: String(defaultMembersPerMobile) },
  min_password_length: { group: 'passwords', kind: 'whole', min: 8, max: 14, usual: String(min_password_length) },
  alphabetical: { group: 'passwords', kind: 'switch', usual: String(alphabetical) },
  numeric: { group: 'passwords', kind: 'switch', usual: String(numeric) },
  special_chars: { group: 'passwords', kind: 'switch', usual: String(special_chars) },
  password_valid_days: { group: 'passwords', kind: 'whole', min: 30, max: 730, orNever: true, usual: '0' },
  two_step: { group: 'signIn', kind: 'switch', usual: '0' },
  two_step_officers: { group: 'signIn', kind: 'switch', usual: '0' },
  idle_lock_minutes: { group: 'signIn', kind: 'whole', min: 1, max: 240, usual: String(defaultIdleLockMinutes) },
  offline_hours: { group: 'signIn', kind: 'whole', min: 1, max: 336, usual: String(defaultOfflineHours) },
  sign_in_idle_days: { group: 'signIn', kind: 'whole', min: 1, max: 30, usual: String(defaultSignInIdleDays) },
  default_language: { group: 'language', kind: 'language', usual: 'en' },
  help_contact: { group: 'help', kind: 'note', max: 60, usual: '' },
  help_phone: { group: 'help', kind: 'phone', usual: '' },
} as const satisfies Readonly<Record<string, EditableSetting>>;
export type SettingKey = keyof typeof editableSettings;
export const settingKeys = Object.keys(editableSettings) as readonly SettingKey[];

/** The kind of a setting, without the exact values of its row. */
export const settingOf = (key: SettingKey): EditableSetting => editableSettings[key];
