export { defaultIdleLockMinutes, defaultOfflineHours, defaultSignInIdleDays } from './lock.ts';
export { defaultTheme, hourCheckInterval, isNight, nightTheme, themeAt } from './night.ts';
export { asksForUpdate } from './version.ts';
