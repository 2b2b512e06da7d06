/** Themes by their wire names. */
export const defaultTheme = 'DEFAULT-THEME';
export const nightTheme = 'BLACK-THEME';

/** Milliseconds between two looks at the hour. */
export const hourCheckInterval = 60_000;

/** Night by the clock on the wall: hour (0-23) 21 or later, or 7 or earlier. */
export function isNight(hour: number): boolean {
  return hour >= 21 || hour <= 7;
}

/** The theme in force: the night theme only at night and only where it is switched on. */
export function themeAt(hour: number, settings: { readonly theme: string; readonly autoNightMode: boolean }): string {
  return settings.autoNightMode && isNight(hour) ? nightTheme : settings.theme;
}
