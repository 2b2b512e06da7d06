import type { SettingKey } from '@teeka/domain/settings';
import { languages, type Words } from '../../../platform/language/index.ts';

/** What a number of a setting counts. */
const units = {
  max_members_per_mobile: 'people',
  min_password_length: 'signs',
  password_valid_days: 'days',
  idle_lock_minutes: 'minutes',
  offline_hours: 'hours',
  sign_in_idle_days: 'days',
} as const satisfies { readonly [Key in SettingKey]?: string };
type Counted = keyof typeof units;
const isCounted = (key: SettingKey): key is Counted => Object.hasOwn(units, key);

/** The value of a setting as its readers say it. */
export function valueWords(key: SettingKey, value: string, t: Words): string {
  if (isCounted(key)) {
    if (key === 'password_valid_days' && value === '0') return t('administration:never');
    return t(`administration:${units[key]}`, { count: Number(value), n: value });
  }
  if (key === 'default_language') return languages.find(({ id }) => id === value)?.regional ?? value;
  if (key === 'help_contact' || key === 'help_phone') return value || t('administration:none');
  return t(value === '1' ? 'administration:on' : 'administration:off');
}
