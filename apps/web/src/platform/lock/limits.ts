import { defaultIdleLockMinutes, defaultOfflineHours } from '@teeka/domain/settings';
import type { ServerSettings } from '../server-settings/server-settings.ts';

/** How long a phone stays open by itself, in milliseconds. */
export interface Limits {
  /** Without a touch. */
  readonly idle: number;
  /** Without a word from the server. */
  readonly offline: number;
}

const whole = (value: string | undefined, otherwise: number): number => {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
};

/** As the administration has set them. */
export function limitsOf(settings: ServerSettings): Limits {
  return {
    idle: whole(settings['idle_lock_minutes'], defaultIdleLockMinutes) * 60_000,
    offline: whole(settings['offline_hours'], defaultOfflineHours) * 3_600_000,
  };
}
