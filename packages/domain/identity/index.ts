export { type AadhaarSetting, checkAadhaar, checkAadhaarCard } from './aadhaar.ts';
export * from './masking.ts';
export * from './number-tries.ts';
export * from './photo-id.ts';
export type { PhotoIdType } from './photo-id-types.ts';
export {
  aadhaarTypeId,
  photoIdNamed,
  photoIdType,
  photoIdTypes,
  photoIdTypesOfBirthYear,
  studentCardTypeId,
} from './photo-id-types.ts';
export * from './qr-payload.ts';
export * from './reference-number.ts';
export * from './search-value.ts';
export * from './verhoeff.ts';
