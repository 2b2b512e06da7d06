/** How a sentence is found by its key, `capability:key`. */
export const howWordsAreFound = {
  fallbackLng: false,
  defaultNS: 'app',
  // Said although it is usual: otherwise a key with a space in it, such as a value of a master list, is taken for a sentence.
  nsSeparator: ':',
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;
