import type { Forecast } from '@teeka/domain/schedule';
import { ownDigits } from '@teeka/domain/text';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { FilterResult } from './filter-form.ts';

type Days = NonNullable<FilterResult['range']>;

/**
 * Is this person of the list one that the filter is for? By the number, as far as it was typed (a mobile number from
 * four digits on, of a photo ID the last four characters, all that the phone keeps), and by the days on which a dose
 * can be given: the filter looks ahead, so they are the only days of a person it can mean.
 */
export function listedFits(
  person: PersonOnPhone,
  { photo_id_type_id: by, search_value, range }: FilterResult,
  forecast: () => Forecast,
): boolean {
  const typed = search_value.trim();
  return (typed === '' || hasNumber(person, by, typed)) && (range === null || isCalled(forecast(), range));
}

function hasNumber(person: PersonOnPhone, by: FilterResult['photo_id_type_id'], typed: string): boolean {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase();
  if (by === 'name') return plain(person.ben_name).includes(plain(typed));
  const digits = ownDigits(typed).replace(/[\s-]/g, '');
  if (by === 'reference') return person.beneficiary_id.includes(digits);
  if (by === 'mobile') {
    const own = digits.replace(/^\+91/, '').replace(/^0/, '');
    return own.length >= 4 && person.mobile.includes(own);
  }
  const typeId = Number(by.replace('photoID-', ''));
  return person.photo_id_type === typeId && plain(person.photo_id_last4) === plain(digits.slice(-4));
}

/** What is open can be given from today on; what comes, from its day on. So counts the due list too. */
function isCalled({ on, doses }: Forecast, { from, to }: Days): boolean {
  return doses.some(({ state, due }) => {
    if (state === 'due' || state === 'overdue') return from <= on && on <= to;
    return state === 'upcoming' && due !== undefined && from <= due && due <= to;
  });
}
