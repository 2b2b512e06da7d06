export { applicableAnswers, isApplicable, isUnanswered } from './answered.ts';
export type { Answer, Answers, FieldType, FormField } from './field.ts';
export { normalAnswers } from './normal.ts';
export { hasOddCharacters, valueRefusal } from './value-refusal.ts';
