import type { CivilDate } from './civil-date.ts';

/** India is 5 h 30 min ahead of UTC the whole year, wherever a phone or a server thinks it is. */
const offset = 5.5 * 3_600_000;

const inIndia = (at: Date | string): string => new Date(new Date(at).getTime() + offset).toISOString();

/** India's calendar day at an instant (a date, or ISO 8601). */
export const dayInIndia = (at: Date | string): CivilDate => inIndia(at).slice(0, 10);

/** India's time of day at an instant, `HH:MM`. */
export const timeInIndia = (at: Date | string): string => inIndia(at).slice(11, 16);
