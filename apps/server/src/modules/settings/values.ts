import { answeringRoles } from '@teeka/contract/roles';
import type { SettingChange } from '@teeka/contract/settings';
import { maxPasswordLength, type PasswordPolicy } from '@teeka/domain/password';
import { settingKeys, settingOf } from '@teeka/domain/settings';
import { before, day } from '../../platform/clock/durations.ts';
import type { Env } from '../../platform/env/env.ts';
import type { SettingChangeRow, SettingRow } from './queries.ts';

/** What holds until somebody sets something else. `password_valid_days` 0 means that passwords do not expire. */
export const defaultSettings: Readonly<Record<string, string>> = Object.fromEntries(
  settingKeys.map((key) => [key, settingOf(key).usual]),
);

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

/** Whom the administration names for questions, with a number; empty where it names nobody. */
export function helpContactOf(rows: readonly SettingRow[]): string {
  const settings = effective(rows);
  return [settings.get('help_contact'), settings.get('help_phone')].filter(Boolean).join(', ');
}

/** Whether signing in takes password and code: the server was started so, or it was set. */
export function twoStepOf(rows: readonly SettingRow[], { twoStep }: Pick<Env, 'twoStep'>): boolean {
  return twoStep || whole(effective(rows), 'two_step', bit) === 1;
}

/** Whether somebody of a role signs in by password and code: everybody does, or those who manage accounts do. */
export function twoStepFor(rows: readonly SettingRow[], env: Pick<Env, 'twoStep'>, role: string | undefined): boolean {
  return twoStepOf(rows, env) || (twoStepOfOfficers(rows) && answeringRoles.some((one) => one === role));
}

const twoStepOfOfficers = (rows: readonly SettingRow[]): boolean =>
  whole(effective(rows), 'two_step_officers', bit) === 1;

/** Whether anybody signs in so. */
export const twoStepOfAny = (rows: readonly SettingRow[], env: Pick<Env, 'twoStep'>): boolean =>
  twoStepOf(rows, env) || twoStepOfOfficers(rows);

/** A change as its history tells it. */
export const shownChange = ({ key_name: _, changed_at, ...change }: SettingChangeRow): SettingChange => ({
  ...change,
  changed_at: changed_at.toISOString(),
});
