import { type AbhaProfile, checkAbhaNumber, groupAbhaNumber, isAbhaAddress } from '@teeka/domain/abha';
import type { CivilDate } from '@teeka/domain/calendar';
import { z } from 'zod';
import type { Enrolled, FoundAccounts, ListedChild, OpenAccount } from './account-service.ts';

const text = (most = 300) =>
  z
    .string()
    .max(most)
    .nullish()
    .transform((value) => value?.replace(/\s+/g, ' ').trim() ?? '');
const part = z.union([z.string().max(10), z.number().int()]).nullish();
const number = z
  .string()
  .max(30)
  .transform((value) => checkAbhaNumber(groupAbhaNumber(value.replace(/[\s-]/g, ''))))
  .refine((checked) => checked.ok)
  .transform((checked) => (checked.ok ? checked.normal : ''));
const token = z.string().min(1).max(3500);
const txnId = z.string().min(1).max(100);

/** Both forms of a profile: as an enrolment answers it, and as an open account tells it. Its picture is not read. */
const profile = z.object({
  ABHANumber: number,
  phrAddress: z.array(z.string().max(60)).nullish(),
  preferredAbhaAddress: text(60),
  name: text(),
  firstName: text(),
  middleName: text(),
  lastName: text(),
  /** DD-MM-YYYY, or only the year. */
  dob: text(10),
  dayOfBirth: part,
  monthOfBirth: part,
  yearOfBirth: part,
  gender: text(20),
  mobile: text(20),
  address: text(1000),
  abhaStatus: text(30),
  status: text(30),
});

const genders: Readonly<Record<string, 1 | 2 | 3>> = { M: 1, F: 2, O: 3, T: 3 };
const genderOf = (written: string): 1 | 2 | 3 | null => genders[written.toUpperCase().charAt(0)] ?? null;

function civilDay(written: string): CivilDate | null {
  if (z.iso.date().safeParse(written).success) return written as CivilDate;
  const [, day = '', month = '', year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(written) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return z.iso.date().safeParse(iso).success ? (iso as CivilDate) : null;
}

/** The account as it is shown; undefined when it is none. */
export function readAccount(body: unknown): OpenAccount | undefined {
  const parsed = profile.safeParse(body);
  if (!parsed.success) return undefined;
  const read = parsed.data;
  const parts = [read.dayOfBirth, read.monthOfBirth, read.yearOfBirth].join('-');
  const year = /(\d{4})$/.exec(String(read.yearOfBirth ?? read.dob))?.[1];
  const address = [read.preferredAbhaAddress, ...(read.phrAddress ?? [])].find(isAbhaAddress);
  const shown: AbhaProfile = {
    abha_number: read.ABHANumber,
    abha_address: address ?? '',
    name: (read.name || [read.firstName, read.middleName, read.lastName].filter(Boolean).join(' ')).slice(0, 200),
    dob: civilDay(read.dob) ?? civilDay(parts),
    year_of_birth: year ? Number(year) : null,
    gender: genderOf(read.gender),
    mobile: /^[6-9]\d{9}$/.exec(read.mobile)?.[0] ?? '',
    address: read.address.slice(0, 300),
  };
  const status = (read.abhaStatus || read.status).toUpperCase();
  return { profile: shown, isActive: status === '' || status === 'ACTIVE' };
}

const enrolledAnswer = z.object({
  txnId,
  tokens: z.object({ token }),
  ABHAProfile: z.unknown(),
  isNew: z.boolean().nullish(),
});

export function readEnrolled(body: unknown): Enrolled | undefined {
  const read = enrolledAnswer.safeParse(body);
  const account = read.success ? readAccount(read.data.ABHAProfile) : undefined;
  if (!read.success || !account) return undefined;
  return { ...account, txn: read.data.txnId, token: read.data.tokens.token, isNew: read.data.isNew !== false };
}

const sentAnswer = z.object({ txnId, message: text(500) });

/** The end of the mobile number that the service names in its message, masked; '' where it names none. */
function maskedIn(message: string): string {
  const end = /[*Xx](\d{2,4})\b/.exec(message)?.[1];
  return end ? end.padStart(10, 'X') : '';
}

export function readSent(body: unknown): { readonly txn: string; readonly mobile_masked: string } | undefined {
  const read = sentAnswer.safeParse(body);
  return read.success ? { txn: read.data.txnId, mobile_masked: maskedIn(read.data.message) } : undefined;
}

const isYes = z.object({ authResult: z.string().max(20) });

/** Was the code right? Undefined when it is not said. */
export function readResult(body: unknown): boolean | undefined {
  const read = isYes.safeParse(body);
  return read.success ? read.data.authResult.toLowerCase() === 'success' : undefined;
}

/** A list of a mobile number is bounded: what travels with the attempt is. */
const mostAccounts = 10;
const foundAnswer = z.object({
  token,
  accounts: z.array(z.object({ ABHANumber: number, name: text(100) })).min(1),
});

export function readFound(body: unknown): FoundAccounts | undefined {
  const read = foundAnswer.safeParse(body);
  if (!read.success) return undefined;
  const accounts = read.data.accounts.slice(0, mostAccounts);
  return { token: read.data.token, accounts: accounts.map((one) => ({ number: one.ABHANumber, name: one.name })) };
}

/** The accounts of a guardian's children; a list without an end is cut, as one of a mobile number is. */
const childrenAnswer = z.object({
  children: z
    .array(
      z.object({
        ABHANumber: number,
        phrAddress: z.union([text(60), z.array(z.string().max(60))]),
        name: text(100),
        dateOfBirth: text(10),
        gender: text(20),
      }),
    )
    .nullish(),
});

export function readChildren(body: unknown): { readonly children: readonly ListedChild[] } | undefined {
  const read = childrenAnswer.safeParse(body);
  if (!read.success) return undefined;
  const listed = (read.data.children ?? []).slice(0, mostAccounts);
  const children = listed.map(({ ABHANumber, phrAddress, name, dateOfBirth, gender }) => {
    const year = /(\d{4})$/.exec(dateOfBirth)?.[1];
    const dob = civilDay(dateOfBirth);
    return {
      ...{ abha_number: ABHANumber, abha_address: [phrAddress].flat().find(isAbhaAddress) ?? '', name },
      ...{ dob, year_of_birth: dob ? Number(dob.slice(0, 4)) : year ? Number(year) : null, gender: genderOf(gender) },
    };
  });
  return { children };
}

const tokenAnswer = z.object({ token });
export const readToken = (body: unknown): { readonly token: string } | undefined => tokenAnswer.safeParse(body).data;

const namesAnswer = z.object({ abhaAddressList: z.array(z.string().max(60)).max(50) });
export function readNames(body: unknown): { readonly names: readonly string[] } | undefined {
  const read = namesAnswer.safeParse(body);
  return read.success ? { names: read.data.abhaAddressList } : undefined;
}

const addressAnswer = z.object({ preferredAbhaAddress: z.string().refine(isAbhaAddress) });
export function readAddress(body: unknown): { readonly address: string } | undefined {
  const read = addressAnswer.safeParse(body);
  return read.success ? { address: read.data.preferredAbhaAddress } : undefined;
}

const pngStart = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A PNG as base64; anything else is none. */
export function readPicture(body: unknown): { readonly png: string } | undefined {
  if (!Buffer.isBuffer(body) || !body.subarray(0, pngStart.length).equals(pngStart)) return undefined;
  return { png: body.toString('base64') };
}
