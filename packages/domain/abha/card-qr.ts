import type { CivilDate } from '../calendar/index.ts';
import { isCivilDate } from '../calendar/index.ts';
import { checkAbhaNumber, groupAbhaNumber, isAbhaAddress } from './formats.ts';

/** What the QR of an ABHA card tells; whatever it leaves out, or tells in another form than agreed, is empty. */
export interface AbhaCard {
  /** `00-0000-0000-0000`, or empty. */
  readonly abha_number: string;
  readonly abha_address: string;
  readonly name: string;
  readonly dob: CivilDate | null;
  /** Where it tells no more of the birth. */
  readonly year_of_birth: number | null;
  readonly gender: 1 | 2 | 3 | null;
  readonly mobile: string;
  readonly address: string;
  readonly pin_code: string;
}

const genders: Readonly<Record<string, 1 | 2 | 3>> = { M: 1, F: 2, O: 3, T: 3 };

/** Longest text of a QR that is read: a card has some hundred characters. */
const longest = 4000;

/**
 * The card of a QR's text: a JSON object with `hidn` (number) and `hid` (address), as the published cards have it; under other names
 * that are in use, too. Undefined for anything else, and where neither number nor address is one.
 */
export function readAbhaCard(text: string): AbhaCard | undefined {
  const read = parsed(text);
  if (!read) return undefined;
  const of = (...names: readonly string[]): string => {
    for (const name of names) {
      const value = read[name];
      if (typeof value === 'string' || typeof value === 'number') return String(value).replace(/\s+/g, ' ').trim();
    }
    return '';
  };
  const number = checkAbhaNumber(groupAbhaNumber(of('hidn', 'healthIdNumber', 'abhaNumber', 'ABHANumber')));
  const address = of('hid', 'phr', 'healthId', 'abhaAddress', 'preferredAbhaAddress');
  const card = { abha_number: number.ok ? number.normal : '', abha_address: isAbhaAddress(address) ? address : '' };
  if (card.abha_number === '' && card.abha_address === '') return undefined;
  const dob =
    dayOf(of('dob', 'dateOfBirth')) ?? dayOf([of('dayOfBirth'), of('monthOfBirth'), of('yearOfBirth')].join('-'));
  const year = /^(?:19|20)\d{2}$/.exec(of('yearOfBirth', 'dob', 'dateOfBirth'))?.[0];
  const mobile = /([6-9]\d{9})$/.exec(of('mobile', 'phone').replace(/[\s-]/g, ''))?.[1] ?? '';
  return {
    ...card,
    name: of('name', 'fullName').slice(0, 100),
    dob,
    year_of_birth: dob === null && year ? Number(year) : null,
    gender: genders[of('gender').toUpperCase().charAt(0)] ?? null,
    mobile,
    address: of('address').slice(0, 300),
    pin_code: /^[1-9]\d{5}$/.exec(of('pincode', 'pinCode', 'pin'))?.[0] ?? '',
  };
}

/** Day, month and year with a stroke, a hyphen or a dot between them; or the year first, as ISO 8601 has it, with a time behind it or without. */
function dayOf(text: string): CivilDate | null {
  const [, first = ''] = /^(\d{4}-\d{2}-\d{2})(?:T.*)?$/.exec(text) ?? [];
  if (isCivilDate(first)) return first;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(iso) ? iso : null;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  if (text.length > longest || !text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return undefined;
  }
}
