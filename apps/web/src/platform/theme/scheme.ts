import { hourCheckInterval, nightTheme, themeAt } from '@teeka/domain/settings';
import { changeSettings, type Settings, settings } from '../storage/settings.ts';

export type Scheme = 'light' | 'dark';

/** Which colours settings mean: the chosen theme, or the night theme at night where that is switched on. */
export const schemeOf = (now: Settings): Scheme => (themeAt(now.hour, now) === nightTheme ? 'dark' : 'light');

const localHour = (): number => new Date().getHours();

/** Looks at the hour now and every 60,000 ms; settings watchers draw anew when it changes. */
export function followHour(hour: () => number = localHour): () => void {
  const look = () => {
    if (settings.get().hour !== hour()) changeSettings({ hour: hour() });
  };
  look();
  const timer = setInterval(look, hourCheckInterval);
  return () => clearInterval(timer);
}
