import type { CivilDate } from '../calendar/index.ts';
import { bornFor } from './born-for.ts';
import type { Schedule, ScheduleRow } from './row.ts';

/** The doses of a schedule that are due on the day of birth, in its order. */
export function birthDoses({ rows }: Schedule): readonly ScheduleRow[] {
  return rows.filter(({ person, from }) => person === 'child' && from === '0d');
}

/** A dose at birth, and the earliest birthday of those to whom it can still be given. */
export interface OpenBirthDose {
  readonly code: string;
  readonly bornFrom: CivilDate;
}

/** The birth doses of a schedule as they are open on a day, in its order. */
export function birthDosesOn(on: CivilDate, schedule: Schedule): readonly OpenBirthDose[] {
  const open = bornFor('UIP', on, schedule);
  return birthDoses(schedule).flatMap(({ code }) => {
    const found = open.find((one) => one.code === code);
    return found ? [{ code, bornFrom: found.from }] : [];
  });
}
