import type { Answer, Answers, FormField } from './field.ts';

export const isUnanswered = (value: Answer | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Does the field apply, with these answers? */
export function isApplicable({ showIf }: Pick<FormField, 'showIf'>, answers: Answers): boolean {
  if (showIf === undefined) return true;
  const answer = answers[showIf.field];
  return Array.isArray(answer) ? answer.includes(showIf.is) : answer === showIf.is;
}

/** Only what applies and is answered: what was filled in before another answer made it pointless is left out. */
export function applicableAnswers(fields: readonly FormField[], answers: Answers): Answers {
  const kept = fields.filter((field) => isApplicable(field, answers) && !isUnanswered(answers[field.key]));
  return Object.fromEntries(kept.map(({ key }) => [key, answers[key]]));
}
