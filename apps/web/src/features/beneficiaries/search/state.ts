import type { Found } from '@teeka/contract/beneficiaries';
import type { AbhaCard } from '@teeka/domain/abha';
import { checkSearchedName } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';
import { checkSearchValue, masked, type SearchBy, searchTypeId } from '@teeka/domain/identity';
import type { Refusal } from '@teeka/domain/refusal';
import { ownDigits } from '@teeka/domain/text';
import type { PersonCard, PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { PackRows } from '../../../platform/pack/rows.ts';
import { genderId } from '../../../records/beneficiaries/gender-id.ts';
import { searchPack } from '../../../records/beneficiaries/search.ts';
import { searchPackByName } from '../../../records/beneficiaries/search-by-name.ts';

/** What one can search by: the list of the specification, and the name. */
export type SearchChoice = SearchBy | 'name';

/** What is in the fields of a search; `village` narrows a name, null for everywhere. */
export interface SearchInput {
  readonly by: SearchChoice | '';
  readonly typed: string;
  readonly village: number | null;
}

/** Milliseconds without typing after which the search runs (specification 2, section 4). */
export const typingPause = 800;

/** A found person as the results show them. */
export interface Hit {
  readonly person: PersonCard;
  /** Masked. */
  readonly mobile: string;
  /** The village's number in the pack; null for someone found online. */
  readonly villageId: number | null;
  readonly died: CivilDate | null;
}

/** What the search shows. `onPhone`: only this phone was searched. */
export type SearchResult =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'searching' }
  | {
      readonly kind: 'found';
      readonly hits: readonly Hit[];
      readonly onPhone: boolean;
      /** More people are as alike as the last one. */
      readonly more: boolean;
    };

/** What to do about a typed value: nothing while it is empty, a sentence when it is wrong, else search. */
export type Plan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'search'; readonly value: string };

/** Runs only a valid form; `pressed` when the worker pressed Search, so that an empty field is refused too. */
export function planSearch(by: SearchChoice | '', typed: string, pressed: boolean): Plan {
  if (!pressed && typed.trim() === '') return { kind: 'nothing' };
  const verdict = by === 'name' ? checkSearchedName(typed) : checkSearchValue(by, ownDigits(typed));
  return verdict.ok ? { kind: 'search', value: verdict.normal } : { kind: 'refused', refusal: verdict.refusal };
}

/**
 * By what somebody of an ABHA card is looked for: their family by the mobile number, else the name; whose account is linked is
 * found by it.
 */
export function searchOfCard({ mobile, name, abha_number, abha_address }: AbhaCard): {
  readonly by: SearchChoice;
  readonly typed: string;
} {
  if (mobile !== '') return { by: 'mobile', typed: mobile };
  return name === '' ? { by: 'abha', typed: abha_number || abha_address } : { by: 'name', typed: name };
}

/** A found person of the server. */
export function hitOfFound(found: Found): Hit {
  const { beneficiary_id, ben_name, dob, guardian_name, village_name } = found;
  const gender = genderId(found.beneficiary_gender);
  return {
    person: { beneficiary_id, ben_name, dob, gender, guardian_name, village_name },
    mobile: shownMobile(found.ben_mobile_number),
    villageId: null,
    died: found.deceased_on,
  };
}

/** The server may have masked the number already. */
const shownMobile = (mobile: string): string => (/^[0-9]+$/.test(mobile) ? masked(mobile) : mobile);

function hitOnPhone(person: PersonOnPhone): Hit {
  const { beneficiary_id, ben_name, dob, gender, guardian_name } = person;
  return {
    person: { beneficiary_id, ben_name, dob, gender, guardian_name },
    mobile: masked(person.mobile),
    villageId: person.village_id,
    died: person.deceased_on,
  };
}

/**
 * Searches the people of this phone, without network. Of a photo ID the phone keeps only the last four characters, so
 * several people may fit.
 */
export function searchOnPhone(
  rows: PackRows,
  { by, village }: Pick<SearchInput, 'by' | 'village'>,
  value: string,
): SearchResult & { kind: 'found' } {
  const found = (people: readonly PersonOnPhone[], more = false) =>
    ({ kind: 'found', hits: people.map(hitOnPhone), onPhone: true, more }) as const;
  if (by === 'name') {
    const named = searchPackByName(rows, { typed: value, village });
    return found(named.people, named.more);
  }
  if (by === 'abha') return found([...rows.people.values()].filter(({ abha }) => abha && isAccount(abha, value)));
  const typeId = searchTypeId(by);
  if (typeId === undefined) return found(searchPack(rows, value));
  const last4 = value.slice(-4);
  const fits = (person: PersonOnPhone) => person.photo_id_type === typeId && person.photo_id_last4 === last4;
  return found([...rows.people.values()].filter(fits));
}

/** Of the number of an account the phone keeps the last four digits. */
const isAccount = ({ last4, address }: NonNullable<PersonOnPhone['abha']>, value: string): boolean =>
  value.includes('@') ? address.toLowerCase() === value : last4 === value.slice(-4);

export type { SearchBy };
