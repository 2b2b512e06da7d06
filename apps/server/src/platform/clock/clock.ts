import { type CivilDate, dayInIndia } from '@teeka/domain/calendar';

/** The only place where the server looks at the clock. */
export interface Now {
  readonly instant: Date;
  /** India's calendar day (UTC+05:30). */
  readonly today: CivilDate;
}

export type Clock = () => Now;

export const systemClock: Clock = () => {
  const instant = new Date();
  return { instant, today: dayInIndia(instant) };
};
