import type { Answer, Answers } from '@teeka/domain/forms';
import type { SpokenLanguage } from '@teeka/domain/names';
import { birthFields, type PregnancyField, pregnancyForms } from '@teeka/domain/pregnancy';
import type { PregnancyForm } from '@teeka/words/pregnancy-keys';
import * as said from '@teeka/words/pregnancy-said';
import { whole } from '@teeka/words/whole';
import { timeWords } from '../../../platform/words/time-words.ts';

/** Labels and answers of the forms of a pregnancy in a language, as the screens say them. */
export interface SaidIn {
  readonly look: (key: string) => string;
  /** What was answered in the fields that are picked by their keys, each with its label. */
  readonly facts: (
    form: PregnancyForm,
    answers: Answers,
    picks?: (key: string) => boolean,
  ) => readonly (readonly [string, string])[];
  /** One answer; empty where there is none. */
  readonly answer: (form: PregnancyForm, answers: Answers, key: string) => string;
}

/** Answers in one line; a label that asks needs no colon. */
export const inOneLine = (facts: readonly (readonly [string, string])[]): string =>
  facts.map(([label, answer]) => `${label}${label.endsWith('?') ? '' : ':'} ${answer}`).join('; ');

const fieldsOf = (form: PregnancyForm): readonly PregnancyField[] =>
  form === 'birth' ? birthFields : pregnancyForms[form];

export function saidIn(language: SpokenLanguage): SaidIn {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = whole[language];
  const look = (key: string): string => {
    const at = key.indexOf(':');
    return words[key.slice(0, at)]?.[key.slice(at + 1)] ?? key.slice(at + 1);
  };
  const telling = { look, time: (time: string) => timeWords(time, language) };
  return {
    look,
    facts: (form, answers, picks = () => true) =>
      said.saidIn({ form, fields: fieldsOf(form).filter(({ key }) => picks(key)) }, answers, telling),
    answer(form, answers, key) {
      const field = fieldsOf(form).find((one) => one.key === key);
      const value: Answer | undefined = answers[key];
      return field && value !== undefined && value !== '' ? said.answerWords(field, value, telling) : '';
    },
  };
}
