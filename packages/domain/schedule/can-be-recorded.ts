import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import type { Person, RecordedDose } from './person.ts';
import type { Schedule } from './row.ts';

/**
 * Whether a dose can have happened. Only the impossible is refused: an unknown code (SCHEDU0001), a day before birth
 * (0002), in the future (0003), after death (0004), a dose for another kind of person (0005), no such day (0006), the
 * same dose twice on one day (VACDOS0001). A dose too early, too late or short of its gap is recorded and judged.
 * An empty list means it can be recorded.
 */
export function canBeRecorded(
  person: Person,
  recorded: readonly RecordedDose[],
  input: { readonly dose: RecordedDose; readonly today: CivilDate; readonly schedule: Schedule },
): Refusal<RefusalCode>[] {
  const { dose, today, schedule } = input;
  const refused: Refusal<RefusalCode>[] = [];
  const row = schedule.rows.find((candidate) => candidate.code === dose.code);
  if (!row) refused.push({ code: 'SCHEDU0001', path: 'code', values: { dose: String(dose.code) } });
  else if (row.person !== person.kind) refused.push({ code: 'SCHEDU0005', path: 'code', values: { dose: row.code } });
  if (!isCivilDate(dose.date)) return [...refused, { code: 'SCHEDU0006', path: 'date' }];
  const { dob, diedOn } = person;
  if (dob !== undefined && dose.date < dob) {
    refused.push({ code: 'SCHEDU0002', path: 'date', values: { date: dose.date, dob } });
  }
  if (dose.date > today) refused.push({ code: 'SCHEDU0003', path: 'date', values: { date: dose.date, today } });
  if (diedOn !== undefined && dose.date > diedOn) {
    refused.push({ code: 'SCHEDU0004', path: 'date', values: { date: dose.date, died: diedOn } });
  }
  if (recorded.some((other) => other.code === dose.code && other.date === dose.date)) {
    refused.push({ code: 'VACDOS0001', path: 'code', values: { dose: dose.code, date: dose.date } });
  }
  return refused;
}
