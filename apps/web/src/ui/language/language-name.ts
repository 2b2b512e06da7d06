import { languages } from '../../platform/language/index.ts';

/** A language as its readers write it. */
export const languageName = (code: string): string => languages.find(({ id }) => id === code)?.regional ?? code;
