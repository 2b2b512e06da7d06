import { searchLikeness } from '@teeka/domain/beneficiaries';
import { addYears, type CivilDate } from '@teeka/domain/calendar';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';

const most = 6;
const alikeFrom = 0.75;
const adultYears = 12;

/** People of this phone who may be a guardian, by mobile number or name in either script, best first. */
export function guardiansFound(
  typed: string,
  people: ReadonlyMap<string, PersonOnPhone>,
  today: CivilDate,
): readonly PersonOnPhone[] {
  const text = typed.trim();
  if (text.length < 3) return [];
  const digits = text.replace(/[\s-]/g, '');
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
