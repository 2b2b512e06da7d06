import { type Answers, applicableAnswers } from '@teeka/domain/forms';
import { earlierFieldsOf } from '@teeka/domain/pregnancy';
import { answerWords } from './said.ts';

/** What is told of one earlier pregnancy, in one line: its year, how it ended, of a delivery the child and how it was born. */
export function earlierInWords(facts: Answers, nth: number): string {
  const fields = earlierFieldsOf(nth);
  const answers = applicableAnswers(fields, facts);
  return fields
    .flatMap((field) => {
      const value = answers[field.key];
      return value === undefined ? [] : [answerWords(field, value)];
    })
    .join(' · ');
}
