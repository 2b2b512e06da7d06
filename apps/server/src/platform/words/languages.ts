import { fallback, type SpokenLanguage, spokenOf } from '@teeka/domain/names';

/** The first of our languages that `Accept-Language` ranks highest; English when it names none. */
export function chooseLanguage(header: string | undefined): SpokenLanguage {
  const wishes = (header ?? '').split(',', 20).map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([0-9.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = wishes
    .filter(({ language, weight }) => weight > 0 && spokenOf(language))
    .sort((a, b) => b.weight - a.weight)[0];
  return spokenOf(best?.language) ?? fallback;
}
