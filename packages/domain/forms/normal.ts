import { applicableAnswers } from './answered.ts';
import type { Answer, Answers, FormField } from './field.ts';

/** The answers as they are kept: what applies and is answered, texts without the space around, in the form of their check. */
export function normalAnswers(fields: readonly FormField[], answers: Answers): Answers {
  const kept = applicableAnswers(fields, answers);
  const normal = ({ check }: FormField, value: Answer): Answer => {
    if (typeof value !== 'string') return value;
    const verdict = check?.(value);
    return verdict?.ok ? verdict.normal : value.trim();
  };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = kept[field.key];
      return value === undefined ? [] : [[field.key, normal(field, value)]];
    }),
  );
}
