import type { Answer, Answers } from '@teeka/domain/forms';
import type { PregnancyField } from '@teeka/domain/pregnancy';
import { written } from './fill.ts';
import { labelKey, optionKey, type PregnancyForm, unitKey } from './pregnancy-keys.ts';

/** How the words of a pregnancy are found: a sentence by its key (`pregnancyForms:…`), a time of day as it is said. */
export interface PregnancyTelling {
  readonly look: (key: string) => string;
  readonly time: (time: string) => string;
}

/** What names other entries is not read by anybody. */
const unread: readonly string[] = ['event', 'referral', 'of_births'];

/** An answer as it is read. */
export function answerWords(field: PregnancyField, value: Answer, { look, time }: PregnancyTelling): string {
  const option = (one: string) => look(optionKey(field, one));
  if (typeof value === 'boolean') return look(value ? 'app:yes' : 'app:no');
  if (typeof value === 'object') return value.map((one) => option(String(one))).join(', ');
  if (field.type === 'choice') return option(String(value));
  if (field.type === 'day') return written(value);
  if (field.type === 'time') return time(String(value));
  return field.unit === undefined ? String(value) : `${value} ${look(unitKey(field.unit))}`;
}

/** Of several that are alike it is said which. */
const numbered = (label: string, { nth }: PregnancyField): string => (nth === undefined ? label : `${label} (${nth})`);

/** What was answered in a form, each with its label, in the order of its fields. */
export function saidIn(
  { form, fields }: { readonly form: PregnancyForm; readonly fields: readonly PregnancyField[] },
  facts: Answers,
  telling: PregnancyTelling,
): readonly (readonly [label: string, answer: string])[] {
  return fields
    .filter(({ key }) => !unread.includes(key))
    .flatMap((field) => {
      const value = facts[field.key];
      const answer = value === undefined ? '' : answerWords(field, value, telling);
      return answer === '' ? [] : [[numbered(telling.look(labelKey(form, field)), field), answer] as const];
    });
}
