import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';

interface Known {
  readonly person: { readonly dob: CivilDate; readonly deceased_on: CivilDate | null };
  readonly today: CivilDate;
}

/** Refuses a day of a dose that is no day, or lies before the birth, after the death or in the future. */
export function doseDayRefusal(on: CivilDate, { person, today }: Known): Refusal<RefusalCode> | undefined {
  if (!isCivilDate(on)) return { code: 'SCHEDU0006' };
  if (on < person.dob) return { code: 'SCHEDU0002' };
  if (on > today) return { code: 'SCHEDU0003' };
  return person.deceased_on !== null && on > person.deceased_on ? { code: 'SCHEDU0004' } : undefined;
}
