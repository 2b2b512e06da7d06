import { type CivilDate, dayInIndia, incompleteInstant, isCivilDate } from '../calendar/index.ts';
import { hasOddCharacters } from '../forms/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';

/** Section 5 of the form: one row per vaccine, one per diluent. */
export interface VaccineRow {
  /** The dose on record; null for a diluent and for what was given elsewhere. */
  readonly dose_id: string | null;
  readonly material_id: number | null;
  readonly name: string;
  readonly is_diluent: boolean;
  readonly dose_code: string;
  readonly dose_no: number | null;
  readonly manufacturer: string;
  readonly batch_number: string;
  readonly mfg_date: CivilDate | null;
  readonly expiry_date: CivilDate | null;
  /** ISO 8601. */
  readonly opened_at: string | null;
  /** Other persons from the same vial; null while not known. */
  readonly others_same_vial: number | null;
}

export const requiredOfRow = [
  'name',
  'manufacturer',
  'batch_number',
  'expiry_date',
  'others_same_vial',
] as const satisfies (keyof VaccineRow)[];
const isEmpty = (value: unknown): boolean => value === null || value === '';

/** Most persons a vial can serve, with room: 50 doses of fIPV. */
const mostOthers = 200;
/** Doses count from 0, the dose at birth; with room for courses against rabies and their boosters. */
const mostDoses = 20;

/** What else the report says, by which its rows are judged. Milliseconds. */
export interface RowTimes {
  readonly reportedAt: number;
  /** When the suspected doses were given, the latest of them; NaN while not known. */
  readonly vaccinatedAt: number;
}

type Found = Refusal<RefusalCode>;

/**
 * The rows of a report. A notice may come without any of their fields; to file, there is at least one row, one is of
 * a vaccine, and each has name, maker, batch, expiry and others of the vial: FLDVAL0001. Odd characters FLDVAL0003,
 * days that the calendar has not FLDVAL0017, an opening half filled in as `incompleteInstant`, number of a dose or others of the vial out of bounds FLDVAL0005; expiring
 * or opened before it was made AEFIRP0002, made or opened after the report AEFIRP0003, opened after the dose
 * AEFIRP0009.
 */
export function vaccineRowRefusals(
  rows: readonly VaccineRow[],
  stage: 'notice' | 'filing',
  times: RowTimes,
): readonly Found[] {
  const hasVaccine = rows.some(({ is_diluent }) => !is_diluent);
  const none: Found[] = stage === 'filing' && !hasVaccine ? [{ code: 'FLDVAL0001', path: 'vaccines' }] : [];
  const found = rows.flatMap((row, at) => {
    const empty = stage === 'filing' ? requiredOfRow.filter((key) => isEmpty(row[key])) : [];
    const missing = empty.map((key): Found => ({ code: 'FLDVAL0001', path: key }));
    return [...missing, ...wrong(row), ...wrongTimes(row, times)].map((one) => ({
      ...one,
      path: `vaccines.${at}.${one.path}`,
    }));
  });
  return [...none, ...found];
}

/** The times of a report as its rows are judged by them. */
export const rowTimes = (vaccinated_at: unknown, reportedAt: number): RowTimes => ({
  reportedAt,
  vaccinatedAt: typeof vaccinated_at === 'string' ? Date.parse(vaccinated_at) : Number.NaN,
});

function wrong(row: VaccineRow): Found[] {
  const texts = ['name', 'dose_code', 'manufacturer', 'batch_number'] as const;
  const found = texts
    .filter((key) => hasOddCharacters(row[key]))
    .map((key): Found => ({ code: 'FLDVAL0003', path: key }));
  for (const key of ['mfg_date', 'expiry_date'] as const) {
    const day = row[key];
    if (day !== null && !isCivilDate(day)) found.push({ code: 'FLDVAL0017', path: key });
  }
  for (const [key, max] of [
    ['dose_no', mostDoses],
    ['others_same_vial', mostOthers],
  ] as const) {
    const value = row[key];
    if (value !== null && !(value >= 0 && value <= max)) {
      found.push({ code: 'FLDVAL0005', path: key, values: { min: 0, max } });
    }
  }
  return found;
}

function wrongTimes({ mfg_date, expiry_date, opened_at }: VaccineRow, times: RowTimes): Found[] {
  const found: Found[] = [];
  const made = mfg_date !== null && isCivilDate(mfg_date) ? mfg_date : null;
  if (made !== null) {
    if (made > dayInIndia(new Date(times.reportedAt))) found.push({ code: 'AEFIRP0003', path: 'mfg_date' });
    if (expiry_date !== null && expiry_date < made) {
      found.push({ code: 'AEFIRP0002', path: 'expiry_date', values: { after: 'mfg_date' } });
    }
  }
  if (opened_at === null) return found;
  const refuse = (code: RefusalCode, values = {}) => found.push({ code, path: 'opened_at', values });
  const incomplete = incompleteInstant(opened_at);
  if (incomplete) refuse(incomplete);
  else if (Date.parse(opened_at) > times.reportedAt) refuse('AEFIRP0003');
  else if (Date.parse(opened_at) > times.vaccinatedAt) refuse('AEFIRP0009');
  else if (made !== null && dayInIndia(opened_at) < made) refuse('AEFIRP0002', { after: 'mfg_date' });
  return found;
}
