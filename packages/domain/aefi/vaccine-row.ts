import { type CivilDate, isCivilDate } from '../calendar/index.ts';
import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { hasOddCharacters, isInstant } from './answers.ts';

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

const required = ['name', 'manufacturer', 'batch_number', 'expiry_date', 'others_same_vial'] as const;
const isEmpty = (value: unknown): boolean => value === null || value === '';

/** Most persons a vial can serve, with room: 50 doses of fIPV. */
const mostOthers = 200;

/**
 * The rows of a report. A notice may come without any of their fields; to file, there is at least one row and each
 * has name, maker, batch, expiry and others of the vial: FLDVAL0001. Odd characters FLDVAL0003, days that the calendar has not FLDVAL0017, made
 * after it expires AEFIRP0002, more others than a vial serves FLDVAL0005.
 */
export function vaccineRowRefusals(
  rows: readonly VaccineRow[],
  stage: 'notice' | 'filing',
): readonly Refusal<RefusalCode>[] {
  if (rows.length === 0) return stage === 'filing' ? [{ code: 'FLDVAL0001', path: 'vaccines' }] : [];
  return rows.flatMap((row, at) => {
    const found = stage === 'filing' ? required.filter((key) => isEmpty(row[key])) : [];
    const missing = found.map((key): Refusal<RefusalCode> => ({ code: 'FLDVAL0001', path: key }));
    return [...missing, ...wrong(row)].map((one) => ({ ...one, path: `vaccines.${at}.${one.path}` }));
  });
}

function wrong(row: VaccineRow): Refusal<RefusalCode>[] {
  const texts = ['name', 'dose_code', 'manufacturer', 'batch_number'] as const;
  const found = texts
    .filter((key) => hasOddCharacters(row[key]))
    .map((key): Refusal<RefusalCode> => ({ code: 'FLDVAL0003', path: key }));
  for (const key of ['mfg_date', 'expiry_date'] as const) {
    const day = row[key];
    if (day !== null && !isCivilDate(day)) found.push({ code: 'FLDVAL0017', path: key });
  }
  if (row.opened_at !== null && !isInstant(row.opened_at)) {
    found.push({ code: 'FLDVAL0017', path: 'opened_at' });
  }
  if (row.mfg_date !== null && row.expiry_date !== null && row.expiry_date < row.mfg_date) {
    found.push({ code: 'AEFIRP0002', path: 'expiry_date', values: { after: 'mfg_date' } });
  }
  const others = row.others_same_vial;
  if (others !== null && (others < 0 || others > mostOthers)) {
    found.push({ code: 'FLDVAL0005', path: 'others_same_vial', values: { min: 0, max: mostOthers } });
  }
  return found;
}
