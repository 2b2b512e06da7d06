import type { SpokenLanguage } from '@teeka/domain/names';
import { whole } from '@teeka/words/whole';

/** What an adverse event was, by the codes of the form. */
export function symptomWords(codes: readonly string[], language: SpokenLanguage): string {
  const words: Readonly<Record<string, string>> = whole[language].aefi;
  return codes.map((code) => words[`symptom-${code}`] ?? code).join(', ');
}
