/** Languages the server has sentences for. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The first of our languages that `Accept-Language` ranks highest; English when it names none. */
export function chooseLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',', 20).map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([0-9.]+)$/.exec(parameter)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = wishes
    .filter(({ language, weight }) => weight > 0 && languages.some((known) => known === language))
    .sort((a, b) => b.weight - a.weight)[0];
  return languages.find((known) => known === best?.language) ?? 'en';
}
