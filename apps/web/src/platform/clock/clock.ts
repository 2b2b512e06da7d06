import { type CivilDate, dayInIndia, timeInIndia } from '@teeka/domain/calendar';
import { useSyncExternalStore } from 'react';

/** The one place of the web app that reads the clock. */
export const now = (): Date => new Date();

/** India's calendar day at an instant. */
export const dayOf = dayInIndia;

/** India's calendar day now. */
export const today = (): CivilDate => dayOf(now());

/** The hour and minute in India of an instant, `HH:MM`. */
export const timeOf = timeInIndia;

/** Looks again every so many milliseconds, and when the app comes back to the front after a night in a pocket. */
export const lookAgain =
  (every: number) =>
  (changed: () => void): (() => void) => {
    const timer = setInterval(changed, every);
    document.addEventListener('visibilitychange', changed);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', changed);
    };
  };

const everyMinute = lookAgain(60_000);

/** India's calendar day; the screen is drawn anew when the day changes. */
export const useToday = (): CivilDate => useSyncExternalStore(everyMinute, today);

/** The hour and minute in India, `HH:MM`; drawn anew every minute. */
export const useTimeOfDay = (): string => useSyncExternalStore(everyMinute, () => timeOf(now()));
