import { fallback, type Names, nameIn, type SpokenLanguage, spokenLanguages } from '../names/index.ts';
import type { Refusal, RefusalCode, Refusals } from '../refusal/index.ts';

/** Length of the name of a place, a facility or a site, in characters. */
export const placeNameLength = { min: 2, max: 100 } as const;

/** The directory's names have dots, brackets, slashes and figures ('Bilsi (Urf) Naya Ganj', 'Ward 4/2'). */
const latin = /^[A-Za-z0-9 .,\-()/'&]+$/;
const hindi = /^(?:[\p{Script=Devanagari}0-9 .,\-()/'&]|(?<=\u094D)[\u200C\u200D])+$/u;

/** Signs alone are no name: two of them would be taken for one. */
const spoken = /[\p{L}\p{N}]/u;

const shapes: Readonly<Record<SpokenLanguage, RegExp>> = { en: latin, hi: hindi };

/** A name with single spaces and none around it. */
const tidy = (name: string) => name.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Names as they are kept: an empty Hindi name stands for the English one. */
export const normalNames = (names: Names): Names => {
  const en = tidy(names.en);
  return { en, hi: tidy(names.hi ?? '') || en };
};

/** The field of a name in a language, as refusals and changes name it. */
export const namePath = (language: SpokenLanguage): string => (language === fallback ? 'name' : `name_${language}`);

/**
 * What is wrong with a name in English and Hindi, under `name` and `name_hi`: English empty FLDVAL0001; other characters
 * than letters of the language, figures and plain signs, or signs alone, FLDVAL0003; not 2 to 100 characters FLDVAL0004. Hindi may be empty or
 * repeat the English name.
 */
export function placeNameRefusals(names: Names): Refusals {
  const { min, max } = placeNameLength;
  const english = tidy(names[fallback]);
  return spokenLanguages.flatMap((language): Refusal<RefusalCode>[] => {
    const isEnglish = language === fallback;
    const path = namePath(language);
    const name = tidy(names[language] ?? '');
    if (isEnglish && name === '') return [{ code: 'FLDVAL0001', path }];
    if (!isEnglish && (name === '' || name === english)) return [];
    if (!shapes[language].test(name) || !spoken.test(name)) return [{ code: 'FLDVAL0003', path }];
    return name.length < min || name.length > max ? [{ code: 'FLDVAL0004', path, values: { min, max } }] : [];
  });
}

const heard = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Would a reader take both for one? The same letters and figures in a language, whatever stands between them. */
export const sameName = (one: Names, other: Names): boolean =>
  spokenLanguages.some((language) => heard(nameIn(one, language)) === heard(nameIn(other, language)));
