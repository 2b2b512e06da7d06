export { ageShown } from './age.ts';
export { type BeneficiaryTypeId, beneficiaryTypeIds, beneficiaryTypes } from './beneficiary-types.ts';
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
export { citizenCategory, genders, isHealthWorker, socialGroups } from './masters.ts';
export { checkChildWeight, checkMeasure, measures } from './measures.ts';
export { checkFatherName, checkName, nameLength } from './name.ts';
export { agesOfType, type BeneficiaryType, beneficiaryTypesAt, needsGuardian } from './types-at-age.ts';
