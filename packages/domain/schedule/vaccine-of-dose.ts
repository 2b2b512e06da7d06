import { nationalSchedule } from './national-schedule.ts';

const vaccines: ReadonlyMap<string, string> = new Map(
  nationalSchedule.rows.map(({ code, vaccine }) => [code, vaccine]),
);

/** The vaccine of a dose, by the schedule's code; undefined of doses outside the schedule (those against bites). */
export const vaccineOfDose = (code: string): string | undefined => vaccines.get(code);
