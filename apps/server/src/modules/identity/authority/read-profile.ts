import type { CivilDate } from '@teeka/domain/calendar';
import { z } from 'zod';
import type { AuthorityKyc, AuthorityOutcome } from './authority.ts';

const profile = z.object({
  firstName: z.string().max(200).default(''),
  middleName: z.string().max(200).nullish(),
  lastName: z.string().max(200).nullish(),
  /** DD-MM-YYYY, or only the year. */
  dob: z.string().max(10).nullish(),
  yearOfBirth: z.union([z.string().regex(/^\d{4}$/), z.number().int()]).nullish(),
  gender: z.string().max(20).nullish(),
  address: z.string().max(1000).nullish(),
});
const answer = z.object({ authResult: z.enum(['success', 'failed']), profile: profile.nullish() });
export const otpAnswer = z.object({
  txnId: z.string().min(1).max(100),
  message: z.string().max(500).default(''),
});

/** The end of the mobile number that the authority names in its message, masked; '' where it names none. */
export function maskedIn(message: string): string {
  const end = /[*Xx](\d{2,4})\b/.exec(message)?.[1];
  return end ? end.padStart(10, 'X') : '';
}

const genders: Readonly<Record<string, 1 | 2 | 3>> = { M: 1, F: 2, O: 3, T: 3 };

function civilDay(written: string): CivilDate | null {
  const [, day, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(written) ?? [];
  const iso = `${year}-${month}-${day}`;
  return z.iso.date().safeParse(iso).success ? (iso as CivilDate) : null;
}

/** The name in one line, single spaces; the day of birth only where it is a whole one. */
function kycOf(read: z.output<typeof profile>): AuthorityKyc {
  const name = [read.firstName, read.middleName, read.lastName].filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
  const dob = civilDay(read.dob ?? '');
  const year = Number(read.yearOfBirth ?? /(\d{4})$/.exec(read.dob ?? '')?.[1] ?? Number.NaN);
  return {
    name,
    dob,
    year_of_birth: Number.isInteger(year) ? year : null,
    gender: genders[read.gender?.trim().toUpperCase().charAt(0) ?? ''] ?? null,
    address: read.address?.trim() ?? '',
  };
}

/** Reads `{ authResult, profile }`; null when the authority answered something else. */
export function readOutcome(body: unknown): AuthorityOutcome | null {
  const read = answer.safeParse(body);
  if (!read.success) return null;
  const { authResult, profile: known } = read.data;
  const matched = authResult === 'success';
  return { matched, kyc: matched && known ? kycOf(known) : null };
}
