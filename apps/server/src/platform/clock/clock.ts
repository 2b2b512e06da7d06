import type { CivilDate } from '@teeka/domain/calendar';

/** The only place where the server looks at the clock. */
export interface Now {
  readonly instant: Date;
  /** India's calendar day (UTC+05:30). */
  readonly today: CivilDate;
}

const indiaOffset = 5.5 * 60 * 60 * 1000;

/** India's calendar day of an instant. */
export function indiaDay(instant: Date): CivilDate {
  return new Date(instant.getTime() + indiaOffset).toISOString().slice(0, 10) as CivilDate;
}

/** India's time of day of an instant, `HH:MM`. */
export function indiaTime(instant: Date): string {
  return new Date(instant.getTime() + indiaOffset).toISOString().slice(11, 16);
}

export type Clock = () => Now;

export const systemClock: Clock = () => {
  const instant = new Date();
  return { instant, today: indiaDay(instant) };
};
