import { accepted, ownDigits, refused, trimmed, upperCased, type Verdict, withoutSpaces } from '../text/index.ts';
import { type AadhaarSetting, checkAadhaarCard } from './aadhaar.ts';
import { aadhaarTypeId, type PhotoIdType, photoIdType } from './photo-id-types.ts';

/** The number as it is kept: trimmed, upper-cased, without inner spaces where the type removes them. */
export function normalPhotoId(type: PhotoIdType, value: string): string {
  return upperCased(type.innerSpaces === 'removed' ? withoutSpaces(value) : trimmed(value));
}

/**
 * By what two numbers of one kind are the same: letters and digits alone, in capitals. Spaces, dots, hyphens and slashes are
 * how a card prints it, or how somebody typed it; of a number that has nothing else, the number as it is.
 */
export function comparedPhotoId(number: string): string {
  return upperCased(number).replace(/[^A-Z0-9]/g, '') || number;
}

/** As what a number may have been noted to be found by: as it is compared first, then as it was typed. */
export function photoIdForms(number: string): readonly string[] {
  return [...new Set([comparedPhotoId(number), number])];
}

/**
 * The number as it is typed: in capitals, none before it begins; of an Aadhaar number 12 digits at most of which the
 * first is not 0 or 1. For a field, not a rule. Source: specification 2, section 5.
 */
export function photoIdTyped(typeId: number, typed: string): string {
  if (typeId !== aadhaarTypeId) return upperCased(typed.trimStart());
  return ownDigits(typed)
    .replace(/\D/g, '')
    .replace(/^[01]+/, '')
    .slice(0, 12);
}

/**
 * A photo-ID number typed in a form, by its type's wire id (unknown ids follow 'Other types'). Length first, then
 * shape, one refusal at a time; which codes stands in `photoIdTypes`. Empty gives FLDVAL0001.
 */
export function checkPhotoId(typeId: number, value: string, setting?: AadhaarSetting): Verdict {
  const type = photoIdType(typeId);
  const number = normalPhotoId(type, value);
  if (number === '') return refused('FLDVAL0001');
  if (typeId === aadhaarTypeId) return checkAadhaarCard(value, setting);
  if (number.length < type.min || number.length > type.max) {
    return refused(type.refusals.length, { min: type.min, max: type.max });
  }
  return type.shape.test(number) ? accepted(number) : refused(type.refusals.shape);
}
