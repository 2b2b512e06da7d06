import type { SpokenLanguage } from '../names/index.ts';
import { hasDevanagari, latinName } from './devanagari.ts';
import { likeness } from './likeness.ts';
import { nameSpellings, plainHindi, plainLatin } from './name-spellings.ts';

const consonants: readonly (readonly [string, string])[] = [
  ['ksh', 'क्ष'],
  ['chh', 'छ'],
  ['shr', 'श्र'],
  ['gy', 'ज्ञ'],
  ['kh', 'ख'],
  ['gh', 'घ'],
  ['ch', 'च'],
  ['jh', 'झ'],
  ['th', 'थ'],
  ['dh', 'ध'],
  ['ph', 'फ'],
  ['bh', 'भ'],
  ['sh', 'श'],
  ['ck', 'क'],
  ['D', 'ड्ड'],
  ['T', 'ट्ट'],
  ['x', 'क्स'],
  ['q', 'क़'],
  ['z', 'ज़'],
  ['f', 'फ़'],
  ['k', 'क'],
  ['c', 'क'],
  ['g', 'ग'],
  ['j', 'ज'],
  ['t', 'त'],
  ['d', 'द'],
  ['n', 'न'],
  ['p', 'प'],
  ['b', 'ब'],
  ['m', 'म'],
  ['y', 'य'],
  ['r', 'र'],
  ['l', 'ल'],
  ['v', 'व'],
  ['w', 'व'],
  ['s', 'स'],
  ['h', 'ह'],
];

/** A vowel as it stands by itself, as a sign, and as a sign at the end of a word. */
const vowels: readonly (readonly [string, alone: string, sign: string, atEnd: string])[] = [
  ['aa', 'आ', 'ा', 'ा'],
  ['ai', 'ऐ', 'ै', 'ै'],
  ['au', 'औ', 'ौ', 'ौ'],
  ['ee', 'ई', 'ी', 'ी'],
  ['ei', 'ई', 'ी', 'ी'],
  ['oo', 'ऊ', 'ू', 'ू'],
  ['ou', 'औ', 'ौ', 'ौ'],
  ['a', 'अ', '', 'ा'],
  ['e', 'ए', 'े', 'े'],
  ['i', 'इ', 'ि', 'ी'],
  ['o', 'ओ', 'ो', 'ो'],
  ['u', 'उ', 'ु', 'ू'],
];

const virama = '\u094D';
/** Consonants spoken as one: the second is y, r or v, the first an r or s, or both are the same. Between others a silent a stands. */
const isJoined = (one: string, next: string): boolean =>
  one === next ||
  next === 'य' ||
  (next === 'र' && 'कगतदपबभशघध'.includes(one)) ||
  (next === 'व' && 'सशदत'.includes(one)) ||
  (one === 'र' && 'मयगजतथदधणष'.includes(next)) ||
  ('सशष'.includes(one) && 'तथमनकपट'.includes(next));
/** The nose speaks before a consonant of its kind: ANKIT is अंकित. */
const isNasal = (one: string, next: string): boolean =>
  (one === 'न' && 'कखगघचछजझतथदधश'.includes(next[0] ?? '')) || (one === 'म' && 'पबभ'.includes(next[0] ?? ''));

interface Sound {
  readonly text: string;
  readonly isVowel: boolean;
  readonly atEnd: string;
  readonly sign: string;
}

function soundsOf(word: string): readonly Sound[] {
  const found: Sound[] = [];
  let at = 0;
  while (at < word.length) {
    const rest = word.slice(at);
    const vowel = vowels.find(([latin]) => rest.startsWith(latin));
    const consonant = vowel ? undefined : consonants.find(([latin]) => rest.startsWith(latin));
    if (vowel) found.push({ text: vowel[1], isVowel: true, sign: vowel[2], atEnd: vowel[3] });
    else if (consonant) found.push({ text: consonant[1], isVowel: false, sign: '', atEnd: '' });
    at += (vowel ?? consonant)?.[0].length ?? 1;
  }
  return found;
}

interface Compounds {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

/** The parts with which many names begin or end: RAMKALI, KALAVATI. */
const inLatin: Compounds = {
  first: 'RAM RAJ SHIV PREM PHOOL PHUL SUKH HAR VEER DHARAM SIYA CHANDRA CHHATRA JAG OM GANGA'.split(' '),
  last: 'VATI WATI KALI PAL VEER VIR DEVI RANI KUMARI KUMAR LAL NATH JEET DEEN SINGH PRASAD DULARI MURTI'.split(' '),
};
const inHindi: Compounds = {
  first: 'राम राज शिव प्रेम फूल सुख हर वीर धर्म सिया चंद्र छत्र जग ओम गंगा'.split(' '),
  last: 'वती कली पाल वीर देवी रानी कुमारी कुमार लाल नाथ जीत दीन सिंह प्रसाद दुलारी मूर्ति'.split(' '),
};

/** A name of two parts, each read by itself; null for others. */
function inParts(
  word: string,
  { first, last }: Compounds,
  { known, read }: { readonly known: (part: string) => string | undefined; readonly read: (part: string) => string },
): string | null {
  for (const part of first) {
    const rest = word.startsWith(part) ? known(word.slice(part.length)) : undefined;
    if (rest !== undefined) return (known(part) ?? '') + rest;
  }
  const end = last.find((part) => word.endsWith(part) && word.length - part.length >= 3);
  return end === undefined ? null : read(word.slice(0, -end.length)) + (known(end) ?? '');
}

/** A word that no table has, by its letters. */
function lettersRead(word: string): string {
  const sounds = soundsOf(word.toLowerCase().replace('dd', 'D').replace('tt', 'T'));
  // RADHA, RAMU: of two open syllables the first is long. So is the a of a word of one (RAM, KHAN).
  const [first, second, third, fourth] = sounds;
  const isOpen = sounds.length === 4 && second?.isVowel && !third?.isVowel && fourth?.isVowel;
  const isClosed = sounds.length === 3 && second?.isVowel && !third?.isVowel;
  const longFirst = first !== undefined && !first.isVowel && second?.text === 'अ' && (isOpen || isClosed);
  return sounds
    .map((sound, at) => {
      const before = sounds[at - 1];
      const next = sounds[at + 1];
      if (sound.isVowel) {
        // NAGENDRA ends in नगेंद्र, not in a long a.
        if (!next && sound.text === 'अ' && before?.text === 'र' && sounds[at - 2]?.text === 'द') return '';
        if (longFirst && at === 1) return 'ा';
        if (!before || before.isVowel) return glide(before, sound, next);
        return next ? sound.sign : sound.atEnd;
      }
      if (!next || next.isVowel) return sound.text;
      if (isNasal(sound.text, next.text)) return 'ं';
      return sound.text + (at === 0 || isJoined(sound.text, next.text) ? virama : '');
    })
    .join('');
}

/** A vowel behind a vowel: between i and a one hears a y (RIA is रिया). */
function glide(before: Sound | undefined, sound: Sound, next: Sound | undefined): string {
  const isA = sound.text === 'अ' || sound.text === 'आ';
  if (before && isA && (before.text === 'इ' || before.text === 'ई')) return next ? 'य' : 'या';
  return isA && before && !next ? 'आ' : sound.text;
}

/** The Hindi spelling of a Latin word in capitals: of the table, by its parts, else by its letters. */
function wordRead(word: string): string {
  const { hindi } = nameSpellings();
  const known = (part: string) => hindi.get(part) ?? hindi.get(plainLatin(part));
  const read = (part: string) => known(part) ?? lettersRead(part);
  return known(word) ?? inParts(word, inLatin, { known, read }) ?? lettersRead(word);
}

/** The Latin spelling of a Hindi word: of the table, by its parts, else by its letters. */
function wordSpelt(word: string): string {
  const { latin } = nameSpellings();
  const plain = plainHindi(word);
  const known = (part: string) => latin.get(part);
  return (
    known(plain) ??
    inParts(plain, inHindi, { known, read: (part) => known(part) ?? latinName(part) }) ??
    latinName(word)
  );
}

const inWords = (name: string, word: (part: string) => string): string =>
  name
    .trim()
    .split(/([\s.,()-]+)/)
    .map((part) => (/[\p{L}\p{M}]/u.test(part) ? word(part) : part))
    .join('');

/**
 * How a name in Latin letters is read in Hindi: RESHMA KHATOON is रेशमा ख़ातून. Words of the table are right, others are
 * near: Latin letters do not tell long vowels from short ones, nor ट from त. So it is a reading, not a spelling: it is
 * shown beside the name and never stored as the name. What is in Hindi letters stays as it is.
 */
export function hindiReading(name: string): string {
  return inWords(name, (word) => (hasDevanagari(word) ? word : wordRead(word.toUpperCase()))).replace(
    /([\u0900-\u097F])\./g,
    '$1',
  );
}

/**
 * A name typed in Hindi as most registers write it, in capital Latin letters: ख़ातून is KHATOON; by its letters where the
 * table does not have it. A proposal, for the worker to look at; other letters stay as they are.
 */
export function registerName(name: string): string {
  return inWords(name, (word) => (hasDevanagari(word) ? wordSpelt(word) : word)).toUpperCase();
}

const readings: { readonly [Language in SpokenLanguage]?: (name: string) => string } = { hi: hindiReading };

/** So alike a name and what was typed for it must sound that the one is still the reading of the other. */
const sameName = 0.75;

/**
 * The reading that is shown beside a name: what was typed in Hindi for it, as long as the name still sounds like that; else
 * the one in the reader's language. Empty where the name needs none, and where no letter of it is one.
 */
export function readingBeside(
  name: string,
  { typed = '', language }: { readonly typed?: string; readonly language: SpokenLanguage },
): string {
  if (!/\p{L}/u.test(name) || hasDevanagari(name)) return '';
  if (typed !== '' && likeness(name, typed) >= sameName) return typed;
  return readings[language]?.(name) ?? '';
}
