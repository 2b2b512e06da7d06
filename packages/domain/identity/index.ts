export { type AadhaarSetting, checkAadhaar, checkAadhaarCard } from './aadhaar.ts';
export { type AbhaEnvironment, checkAbhaAddress, checkAbhaNumber } from './abha.ts';
export { cut, masked } from './masking.ts';
export { mostTriesADay, type TriedNumber, triesRefusal } from './number-tries.ts';
export { checkPhotoId, comparedPhotoId, normalPhotoId, photoIdForms, photoIdTyped } from './photo-id.ts';
export type { PhotoIdType } from './photo-id-types.ts';
export {
  aadhaarTypeId,
  photoIdType,
  photoIdTypes,
  photoIdTypesOfBirthYear,
  studentCardTypeId,
} from './photo-id-types.ts';
export { isPackedQr, referenceOfQr } from './qr-payload.ts';
export {
  checkReferenceNumber,
  groupReferenceNumber,
  isReferenceNumber,
  makeReferenceNumber,
  withoutGroups,
} from './reference-number.ts';
export { checkSearchValue, type SearchBy, searchFlag, searchTypeId } from './search-value.ts';
export { isVerhoeff, verhoeffDigit } from './verhoeff.ts';
