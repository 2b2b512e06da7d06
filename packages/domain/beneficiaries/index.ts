export { checkAddress } from './address.ts';
export { birthOf } from './birth-rules.ts';
export { guardianBirthRefusals } from './child-rules.ts';
export { consentRefusals, registrationConsentVersion } from './consent.ts';
export { type DeathFacts, deathIsOffered, deathRange, deathRefusals, mayDeclareDeath } from './death.ts';
export type { DeclaredDeath, Withdrawer } from './death-withdrawal.ts';
export { deathWithdrawalRefusals, deathWithdrawerRoles, mayWithdrawDeath } from './death-withdrawal.ts';
export { hasDevanagari, latinName } from './devanagari.ts';
export type { Comparable, DuplicateReason } from './duplicates.ts';
export { birthsToCompare, duplicateReasons, duplicateThresholds, isDuplicateRow } from './duplicates.ts';
export { type EditFacts, editRefusals } from './edit.ts';
export { type BirthEditFacts, birthEditRange, birthEditRefusals } from './edit-birth.ts';
export type { FieldKind } from './field-kinds.ts';
export { likeness, likenessTo, searchLikeness } from './likeness.ts';
export { mergeEdit } from './merge-edit.ts';
export { holdKeys, nameKeys, nearKeys, searchKeys } from './name-keys.ts';
export { asksForNear, checkSearchedName, type JudgedName, nameJudge, nameSearch } from './name-search.ts';
export { type NormalPerson, normalPerson } from './normal-person.ts';
export type {
  DetailField,
  DetailKind,
  EditedFieldName,
  FormPart,
  PackedField,
  PersonField,
  PersonValues,
  RuleName,
} from './person-fields.ts';
export {
  detailFields,
  details,
  eachField,
  editedFields,
  fieldRow,
  isPersonField,
  nobody,
  packedFields,
  personFieldNames,
  personFields,
} from './person-fields.ts';
export { checkField } from './person-rules.ts';
export { fieldText, withEdit } from './person-values.ts';
export { lmpRange } from './pregnancy-rules.ts';
export type { RegistrationFacts, RegistrationInput } from './registration.ts';
export { defaultMembersPerMobile, membersShown, registrationRefusals } from './registration.ts';
