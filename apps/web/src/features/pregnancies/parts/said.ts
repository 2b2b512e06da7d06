import type { Answer, Answers } from '@teeka/domain/forms';
import { birthFields, type PregnancyField, pregnancyForms } from '@teeka/domain/pregnancy';
import type { PregnancyForm } from '@teeka/words/pregnancy-keys';
import * as said from '@teeka/words/pregnancy-said';
import { lookUp } from '../../../records/pregnancies/field-words.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';

const telling = { look: lookUp, time: clockWords };

const fieldsOf = (form: PregnancyForm): readonly PregnancyField[] =>
  form === 'birth' ? birthFields : pregnancyForms[form];

/** An answer as it is read. */
export const answerWords = (field: PregnancyField, value: Answer): string => said.answerWords(field, value, telling);

/** What was answered in a form, each with its label; `only` these fields. */
export function saidOf(
  form: PregnancyForm,
  facts: Answers,
  only?: readonly string[],
): readonly (readonly [string, string])[] {
  const fields = fieldsOf(form).filter(({ key }) => only === undefined || only.includes(key));
  return said.saidIn({ form, fields }, facts, telling);
}
