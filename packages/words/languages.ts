/** A language of the environment settings; `name` in English, `regional` as its readers write it. */
export interface LanguageEntry {
  readonly id: Language;
  readonly name: string;
  readonly regional: string;
}

const codes = ['en', 'hi', 'mr', 'ml', 'pb', 'te', 'gu', 'as', 'be', 'ka', 'or', 'ta'] as const;
/** The codes of the specification; some are its own (`pb` Punjabi, `be` Bengali, `ka` Kannada). */
export type Language = (typeof codes)[number];

export const defaultLanguage: Language = 'en';

/** Every known language, in the order of the specification; one that has no sentences falls back to English. */
export const languages: readonly LanguageEntry[] = [
  { id: 'en', name: 'English', regional: 'English' },
  { id: 'hi', name: 'Hindi', regional: 'हिन्दी' },
  { id: 'mr', name: 'Marathi', regional: 'मराठी' },
  { id: 'ml', name: 'Malayalam', regional: 'മലയാളം' },
  { id: 'pb', name: 'Punjabi', regional: 'ਪੰਜਾਬੀ' },
  { id: 'te', name: 'Telugu', regional: 'తెలుగు' },
  { id: 'gu', name: 'Gujarati', regional: 'ગુજરાતી' },
  { id: 'as', name: 'Assamese', regional: 'অসমীয়া' },
  { id: 'be', name: 'Bengali', regional: 'বাংলা' },
  { id: 'ka', name: 'Kannada', regional: 'ಕನ್ನಡ' },
  { id: 'or', name: 'Odia', regional: 'ଓଡ଼ିଆ' },
  { id: 'ta', name: 'Tamil', regional: 'தமிழ்' },
];

/** A code as it comes from a setting or a header, or the default where it is not known. */
export function languageOf(code: string | null | undefined): Language {
  return codes.find((known) => known === code) ?? defaultLanguage;
}

/** The tag for `lang` attributes and Intl (BCP 47), where the specification's code is another. */
export function languageTag(language: Language): string {
  const own: Partial<Record<Language, string>> = { pb: 'pa', be: 'bn', ka: 'kn' };
  return own[language] ?? language;
}
