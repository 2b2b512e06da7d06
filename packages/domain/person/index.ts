export * from './age.ts';
export * from './beneficiary-types.ts';
export * from './birth.ts';
export * from './masters.ts';
export { checkChildWeight, checkMeasure, childWeight, type Measure, measures } from './measures.ts';
export { checkFatherName, checkName, nameLength } from './name.ts';
export { agesOfType, type BeneficiaryType, beneficiaryTypesAt, needsGuardian } from './types-at-age.ts';
export { isTypeSwitch, switchedTypes, typesOff } from './types-of-state.ts';
