export { ageShown } from './age.ts';
export type { BeneficiaryTypeId } from './beneficiary-types.ts';
export { beneficiaryTypeIds, beneficiaryTypes } from './beneficiary-types.ts';
export type { AgeLimits, DayRange } from './birth.ts';
export {
  birthOfYear,
  birthRange,
  checkDay,
  checkYearOfBirth,
  earliestBirth,
  isLookupYear,
  specialSessionBirthRange,
} from './birth.ts';
export { checkChildWeight } from './child-weight.ts';
export { citizenCategory, genders, isHealthWorker } from './masters.ts';
export type { Measure } from './measures.ts';
export { checkMeasure, measures } from './measures.ts';
export { checkFatherName, checkName, nameLength } from './name.ts';
export { socialGroups } from './social-groups.ts';
export type { BeneficiaryType } from './types-at-age.ts';
export { agesOfType, beneficiaryTypesAt, needsGuardian } from './types-at-age.ts';
