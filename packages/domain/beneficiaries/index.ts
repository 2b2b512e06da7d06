export * from './address.ts';
export { birthOf } from './birth-rules.ts';
export { guardianBirthRefusals } from './child-rules.ts';
export * from './consent.ts';
export * from './death.ts';
export * from './death-withdrawal.ts';
export { hasDevanagari, latinName } from './devanagari.ts';
export * from './duplicates.ts';
export * from './edit.ts';
export * from './edit-birth.ts';
export { type FieldKind, nothingOfKind } from './field-kinds.ts';
export { fileWords } from './file-words.ts';
export * from './likeness.ts';
export * from './merge-edit.ts';
export * from './name-keys.ts';
export { hindiReading, readingBeside, registerName } from './name-reading.ts';
export * from './name-search.ts';
export * from './normal-person.ts';
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
  householdFields,
  isPersonField,
  isSensitive,
  nobody,
  packedFields,
  personFieldNames,
  personFields,
} from './person-fields.ts';
export { checkField } from './person-rules.ts';
export * from './person-values.ts';
export { lmpRange } from './pregnancy-rules.ts';
export * from './registration.ts';
