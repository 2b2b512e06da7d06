import type { Found } from '@teeka/contract/beneficiaries';
import { checkSearchedName, searchLikeness } from '@teeka/domain/beneficiaries';
import { addYears, type CivilDate } from '@teeka/domain/calendar';
import { checkSearchValue, isReferenceNumber, type SearchBy } from '@teeka/domain/identity';
import { ownDigits } from '@teeka/domain/text';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { type FoundPerson, foundPerson } from './found-person.ts';

const most = 6;
const alikeFrom = 0.75;
const adultYears = 12;

/** What the server is asked for a guardian: a whole mobile or reference number, or a name; null for less than that. */
export function guardianQuery(typed: string): { readonly by: SearchBy | 'name'; readonly value: string } | null {
  const text = typed.trim();
  const digits = ownDigits(text).replace(/[\s-]/g, '');
  if (!/^\+?[0-9]+$/.test(digits)) {
    const name = checkSearchedName(text);
    return name.ok && text.length >= 3 ? { by: 'name', value: name.normal } : null;
  }
  if (isReferenceNumber(digits)) return { by: 'reference', value: digits };
  const mobile = checkSearchValue('mobile', digits);
  if (mobile.ok) return { by: 'mobile', value: mobile.normal };
  return null;
}

/** Those of this phone first, then whom the server found besides: grown, alive, nobody twice. */
export function guardiansOf(
  onPhone: readonly PersonOnPhone[],
  online: readonly Found[],
  today: CivilDate,
): readonly FoundPerson[] {
  const here = new Set(onPhone.map((one) => one.beneficiary_id));
  const latest = addYears(today, -adultYears);
  const others = online
    .filter(({ beneficiary_id }) => !here.has(beneficiary_id))
    .filter(({ dob, deceased_on }) => dob <= latest && deceased_on === null)
    .map(foundPerson);
  return [...onPhone, ...others].slice(0, 2 * most);
}

/** People of this phone who may be a guardian, by mobile number or name in either script, best first. */
export function guardiansFound(
  typed: string,
  people: ReadonlyMap<string, PersonOnPhone>,
  today: CivilDate,
): readonly PersonOnPhone[] {
  const text = typed.trim();
  if (text.length < 3) return [];
  const digits = ownDigits(text).replace(/[\s-]/g, '');
  const latest = addYears(today, -adultYears);
  const grown = [...people.values()].filter(({ dob, deceased_on }) => dob <= latest && deceased_on === null);
  if (/^[0-9]+$/.test(digits))
    return grown
      .filter(({ mobile, beneficiary_id }) => mobile.startsWith(digits) || beneficiary_id === digits)
      .slice(0, most);
  return grown
    .map((person) => ({ person, likeness: searchLikeness(text, person.ben_name) }))
    .filter(({ likeness }) => likeness >= alikeFrom)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ person }) => person);
}
