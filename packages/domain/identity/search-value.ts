import { checkAbhaAddress, checkAbhaNumber, groupAbhaNumber, isAbhaAddress } from '../abha/index.ts';
import { checkMobileSearch } from '../contact/index.ts';
import { accepted, hasKind, isDigits, refused, trimmed, type Verdict } from '../text/index.ts';
import { checkAadhaar } from './aadhaar.ts';
import { normalPhotoId } from './photo-id.ts';
import { aadhaarTypeId, photoIdType } from './photo-id-types.ts';
import { withoutGroups } from './reference-number.ts';

/** What a search goes by: the wire values of the Search By list, `photoID-{id}` for an ID type. */
export type SearchBy = 'mobile' | 'reference' | 'abha' | `photoID-${number}`;

/** `flagDetails` of the wire: 0 mobile, 1 reference ID, 2 a photo ID; 3, of our own, a linked health account. */
export function searchFlag(by: SearchBy): 0 | 1 | 2 | 3 {
  if (by === 'mobile') return 0;
  if (by === 'abha') return 3;
  return by === 'reference' ? 1 : 2;
}

/** The wire id in `photoID-{id}`, or undefined. */
export function searchTypeId(by: string): number | undefined {
  const found = /^photoID-([0-9]{1,6})$/.exec(by);
  return found ? Number(found[1]) : undefined;
}

/**
 * A value typed into a search. No type gives IDPROF0018, empty FLDVAL0001; mobile FLDVAL0009; reference ID,
 * grouped or not, IDPROF0017; a health account as `checkAbhaSearch`; Aadhaar as `checkAadhaar`; NPR and voter cards their looser characters, other types the shape of
 * their form (whatever can be registered can be found), else IDPROF0016 with the type's name.
 */
export function checkSearchValue(by: SearchBy | '', value: string): Verdict {
  if (by === '') return refused('IDPROF0018');
  if (trimmed(value) === '') return refused('FLDVAL0001');
  if (by === 'mobile') return checkMobileSearch(value);
  if (by === 'reference') {
    const number = withoutGroups(value);
    return isDigits(number) ? accepted(number) : refused('IDPROF0017');
  }
  if (by === 'abha') return checkAbhaSearch(value);
  const typeId = searchTypeId(by) ?? 0;
  return typeId === aadhaarTypeId ? checkAadhaar(value) : checkTypeSearch(typeId, value);
}

/** ABHA number, in groups or not, or an address of any environment in small letters (IDPROF0019, IDPROF0020, IDPROF0021). */
function checkAbhaSearch(value: string): Verdict {
  if (!value.includes('@')) return checkAbhaNumber(groupAbhaNumber(value.replace(/[\s-]/g, '')));
  const address = trimmed(value).toLowerCase();
  return isAbhaAddress(address) ? accepted(address) : checkAbhaAddress(address, 'production');
}

function checkTypeSearch(typeId: number, value: string): Verdict {
  const type = photoIdType(typeId);
  const number = normalPhotoId(type, value);
  const fits = type.searchKind ? hasKind(number, type.searchKind) : type.shape.test(number);
  return fits ? accepted(number) : refused('IDPROF0016', { type: type.type });
}
