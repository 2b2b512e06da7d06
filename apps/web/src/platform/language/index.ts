export { activeLanguage, chosenLanguage } from './active.ts';
export { languages } from './languages.ts';
export { nameHere, readersName } from './name-here.ts';
export { refusalWords } from './refusal-words.ts';
export { useWords, type Words } from './use-words.ts';
export { followDefaultLanguage, loadWords, startWords, switchLanguage } from './words.ts';
export { wordsNow } from './words-now.ts';
