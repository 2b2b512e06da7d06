import type { Found } from '@teeka/contract/beneficiaries';
import { checkSearchValue, masked, type SearchBy, searchTypeId } from '@teeka/domain/identity';
import { genders } from '@teeka/domain/person';
import type { Refusal } from '@teeka/domain/refusal';
import type { PersonCard, PersonOnPhone } from '../../../platform/pack/person-card.ts';
import type { PackRows } from '../../../platform/pack/rows.ts';
import { searchPack } from '../../../platform/pack/search.ts';

/** Milliseconds without typing after which the search runs (specification 2, section 4). */
export const typingPause = 800;

/** A found person as the results show them. */
export interface Hit {
  readonly person: PersonCard;
  /** Masked. */
  readonly mobile: string;
  /** The village's number in the pack; null for someone found online. */
  readonly villageId: number | null;
}

/** What the search shows. `elsewhere`: only this phone was searched. */
export type SearchResult =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'searching' }
  | { readonly kind: 'found'; readonly hits: readonly Hit[]; readonly onPhone: boolean };

/** What to do about a typed value: nothing while it is empty, a sentence when it is wrong, else search. */
export type Plan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'search'; readonly value: string };

/** Runs only a valid form; `asked` when the worker pressed Search, so that an empty field is refused too. */
export function planSearch(by: SearchBy | '', typed: string, asked: boolean): Plan {
  if (!asked && typed.trim() === '') return { kind: 'nothing' };
  const verdict = checkSearchValue(by, typed);
  return verdict.ok
    ? { kind: 'search', value: verdict.normal }
    : { kind: 'refused', refusal: verdict.refusal };
}

/** The wire id of a gender's name; a number travels as it is. */
function genderId(gender: string): number {
  return genders.find((one) => one.gender === gender)?.id ?? (Number(gender) || 0);
}

/** A found person of the server. */
export function hitOfFound(found: Found): Hit {
  return {
    person: {
      beneficiary_id: found.beneficiary_id,
      ben_name: found.ben_name,
      dob: found.dob,
      gender: genderId(found.beneficiary_gender),
      guardian_name: found.guardian_name,
      village_name: found.village_name,
    },
    mobile: shownMobile(found.ben_mobile_number),
    villageId: null,
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
  };
}

/**
 * Searches the people of this phone, without network. Of a photo ID the phone keeps only the last four characters, so
 * several people may fit.
 */
export function searchOnPhone(rows: PackRows, by: SearchBy, value: string): readonly Hit[] {
  const typeId = searchTypeId(by);
  if (typeId === undefined) return searchPack(rows, value).map(hitOnPhone);
  const last4 = value.slice(-4);
  const fits = (person: PersonOnPhone) => person.photo_id_type === typeId && person.photo_id_last4 === last4;
  return [...rows.people.values()].filter(fits).map(hitOnPhone);
}

export type { SearchBy };
