/** A language as the popup lists it. `complete`: every sentence has its words; the others show English for now. */
export interface Language {
  readonly id: string;
  readonly name: string;
  readonly regional: string;
  readonly complete: boolean;
}

/** The language codes of the environment, in its order (specification 2, section 1). */
export const languages: readonly Language[] = [
  { id: 'en', name: 'English', regional: 'English', complete: true },
  { id: 'hi', name: 'Hindi', regional: 'हिन्दी', complete: true },
  { id: 'mr', name: 'Marathi', regional: 'मराठी', complete: false },
  { id: 'ml', name: 'Malayalam', regional: 'മലയാളം', complete: false },
  { id: 'pb', name: 'Punjabi', regional: 'ਪੰਜਾਬੀ', complete: false },
  { id: 'te', name: 'Telugu', regional: 'తెలుగు', complete: false },
  { id: 'gu', name: 'Gujarati', regional: 'ગુજરાતી', complete: false },
  { id: 'as', name: 'Assamese', regional: 'অসমীয়া', complete: false },
  { id: 'be', name: 'Bengali', regional: 'বাংলা', complete: false },
  { id: 'ka', name: 'Kannada', regional: 'ಕನ್ನಡ', complete: false },
  { id: 'or', name: 'Odia', regional: 'ଓଡ଼ିଆ', complete: false },
  { id: 'ta', name: 'Tamil', regional: 'தமிழ்', complete: false },
];

export const defaultLanguage = 'en';

export const isLanguage = (id: string | null): id is string => languages.some((one) => one.id === id);

/** The language whose words are shown for a chosen one: itself where complete, else English. */
export function wordsOf(id: string): 'en' | 'hi' {
  return id === 'hi' ? 'hi' : 'en';
}
