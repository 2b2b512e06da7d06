import { addDays } from '@teeka/domain/calendar';
import { uuidV7 } from '../platform/ids/uuid-v7.ts';
import { cardPdf } from './pdf-of.ts';
import { type SessionDay, vaccine } from './session-day.ts';

/** A file as a phone sends it; a card unless told otherwise. */
export const fileOf = (name: string, bytes: Buffer = cardPdf()) => ({ name, bytes: Uint8Array.from(bytes) });

/** Vaccinations given elsewhere as phones report them on this day: BCG from a card unless told otherwise. */
export function previousReports(day: Pick<SessionDay, 'at' | 'today'>) {
  const dose = (more: object = {}, daysAgo = 30) => ({
    dose_id: uuidV7(),
    dose_code: 'BCG',
    day_of_dose: addDays(day.today, -daysAgo),
    file_name: '',
    ...more,
  });
  const report = (person: string, more: object = {}) => ({
    beneficiary_reference_id: person,
    case_id: uuidV7(),
    material_id: vaccine.bcg,
    material_name: 'BCG',
    proof: 'card' as const,
    vaccine_details: [dose()],
    captured_at: day.at(),
    files: [] as ReturnType<typeof fileOf>[],
    ...more,
  });
  return { dose, report };
}
