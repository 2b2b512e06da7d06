/** The languages that have every sentence, and in which places and reasons have a name. */
export const spokenLanguages = ['en', 'hi'] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

/** What stands where another language has nothing. */
export const fallback = 'en' satisfies SpokenLanguage;
export type Fallback = typeof fallback;

/** A code as it comes from a person, a setting or a header; undefined where we do not speak it. */
export const spokenOf = (code: string | null | undefined): SpokenLanguage | undefined =>
  spokenLanguages.find((one) => one === code);
