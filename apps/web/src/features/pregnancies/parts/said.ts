import { displayDate } from '@teeka/domain/format';
import type { Answer, Answers } from '@teeka/domain/forms';
import { birthFields, type PregnancyField, pregnancyForms } from '@teeka/domain/pregnancy';
import type { PregnancyForm } from '@teeka/words/pregnancy-keys';
import i18next from 'i18next';
import { pregnancyWords } from '../../../records/pregnancies/field-words.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';

const fieldsOf = (form: PregnancyForm): readonly PregnancyField[] =>
  form === 'birth' ? birthFields : pregnancyForms[form];

/** What names another entry is not read by anybody. */
const unread: readonly string[] = ['event', 'referral'];

/** An answer as it is read. */
export function answerWords(form: PregnancyForm, field: PregnancyField, value: Answer): string {
  const words = pregnancyWords(form);
  if (typeof value === 'boolean') return i18next.t(value ? 'app:yes' : 'app:no');
  if (Array.isArray(value)) return value.map((one) => words.option(field, String(one))).join(', ');
  if (field.type === 'choice') return words.option(field, String(value));
  if (field.type === 'day') return displayDate(String(value));
  if (field.type === 'time') return clockWords(String(value));
  return field.unit === undefined ? String(value) : `${value} ${words.unit?.(field.unit) ?? ''}`;
}

/** Of several that are alike it is said which. */
const numbered = (label: string, { nth }: PregnancyField): string => (nth === undefined ? label : `${label} (${nth})`);

/** What was answered in a form, each with its label; `only` these fields, in their order. */
export function saidOf(
  form: PregnancyForm,
  facts: Answers,
  only?: readonly string[],
): readonly (readonly [string, string])[] {
  const { label } = pregnancyWords(form);
  return fieldsOf(form)
    .filter(({ key }) => !unread.includes(key) && (only === undefined || only.includes(key)))
    .flatMap((field) => {
      const value = facts[field.key];
      return value === undefined || value === ''
        ? []
        : [[numbered(label(field), field), answerWords(form, field, value)] as const];
    });
}
