import { accepted, isDigits, refused, trimmed, type Verdict } from '../text/index.ts';
import { isVerhoeff } from './verhoeff.ts';

/** Prefix that UIDAI uses for its own test numbers; real installations refuse it. */
export const testPrefix = '9999';

export interface AadhaarSetting {
  /** `refused` wherever real people are registered; `accepted` for tests and the demo. */
  readonly testNumbers: 'accepted' | 'refused';
}

/**
 * The shared Aadhaar rule. Trimmed; empty is accepted ('required' is another rule); then, one at a time: digits 0-9
 * only (IDPROF0001), 12 digits or the 16 of a virtual ID (IDPROF0002), first digit 2-9 (IDPROF0003), Verhoeff
 * checksum (IDPROF0004), no test number where the setting refuses them (IDPROF0005).
 * Devanagari or full-width digits, zero-width characters and direction marks are refused, never converted.
 * Source: specification 1 and 2, section 5. The number is a text: 16 digits exceed exact numbers.
 */
export function checkAadhaar(value: string, setting: AadhaarSetting = { testNumbers: 'accepted' }): Verdict {
  const number = trimmed(value);
  if (number === '') return accepted('');
  if (!isDigits(number)) return refused('IDPROF0001');
  if (number.length !== 12 && number.length !== 16) return refused('IDPROF0002');
  if (number.startsWith('0') || number.startsWith('1')) return refused('IDPROF0003');
  if (!isVerhoeff(number)) return refused('IDPROF0004');
  if (setting.testNumbers === 'refused' && number.startsWith(testPrefix)) return refused('IDPROF0005');
  return accepted(number);
}

/**
 * Aadhaar as a photo ID of a registration form: 12 digits, none missing (IDPROF0006), in 200000000000 to
 * 999999999999 with the right checksum (IDPROF0007), and no test number where refused (IDPROF0005).
 */
export function checkAadhaarCard(value: string, setting?: AadhaarSetting): Verdict {
  const verdict = checkAadhaar(value, setting);
  if (verdict.ok) return verdict.normal.length === 12 ? verdict : refused('IDPROF0006');
  const { code } = verdict.refusal;
  if (code === 'IDPROF0005') return verdict;
  return refused(
    code === 'IDPROF0001' || code === 'IDPROF0002' || trimmed(value).length !== 12 ? 'IDPROF0006' : 'IDPROF0007',
  );
}
