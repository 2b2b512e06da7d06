export { type Fallback, fallback, type SpokenLanguage, spokenLanguages, spokenOf } from './languages.ts';
export { type Names, nameIn, unnamed } from './names.ts';
