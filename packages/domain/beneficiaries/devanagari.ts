const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
/** With the dot below (nukta). */
const dotted: Readonly<Record<string, string>> = {
  क: 'q',
  ख: 'kh',
  ग: 'g',
  ज: 'z',
  ड: 'r',
  ढ: 'rh',
  फ: 'f',
  य: 'y',
};
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'e',
};
const signs: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॉ': 'o',
  'ॅ': 'e',
};
const nukta = '\u093C';
const virama = '\u094D';

/** One written syllable: what opens it, its vowel ('' where silent), and whether the vowel is the unwritten a. */
interface Syllable {
  onset: string;
  vowel: string;
  readonly inherent: boolean;
  nasal: boolean;
}

function syllablesOf(word: string): Syllable[] {
  const letters = [...word.normalize('NFC')];
  const found: Syllable[] = [];
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const last = found.at(-1);
    if (letter in vowels) found.push({ onset: '', vowel: vowels[letter] ?? '', inherent: false, nasal: false });
    else if (letter in consonants) {
      const isDotted = letters[at + 1] === nukta;
      if (isDotted) at += 1;
      const onset = (isDotted ? dotted[letter] : undefined) ?? consonants[letter] ?? '';
      const sign = letters[at + 1] ?? '';
      if (sign in signs || sign === virama) at += 1;
      const vowel = sign === virama ? '' : (signs[sign] ?? 'a');
      found.push({ onset, vowel, inherent: !(sign in signs) && sign !== virama, nasal: false });
    } else if ((letter === 'ं' || letter === 'ँ') && last) last.nasal = true;
  }
  return found;
}

/** Hindi does not speak the unwritten a at a word's end, nor between two open syllables (kamala → kamla). */
function silence(syllables: Syllable[]): void {
  const spoken = (at: number) => (syllables[at]?.vowel ?? '') !== '';
  const last = syllables.at(-1);
  // Behind a cluster it stays: वीरेंद्र is Virendra.
  if (last?.inherent && !last.nasal && spoken(syllables.length - 2)) last.vowel = '';
  for (let at = syllables.length - 2; at > 0; at -= 1) {
    const here = syllables[at];
    if (here?.inherent && !here.nasal && spoken(at - 1) && !syllables[at - 1]?.nasal && spoken(at + 1)) here.vowel = '';
  }
}

const joined: readonly (readonly [RegExp, string])[] = [
  [/jn(?=[aeiou])/g, 'gy'],
  [/n(?=[pb])/g, 'm'],
  [/nh$/, 'ngh'],
];

/** A Hindi word in small Latin letters, as it is spoken: सुनीता → suneetaa, कमला → kamlaa, ज्ञान → gyaan. */
export function latinOf(word: string): string {
  const syllables = syllablesOf(word);
  silence(syllables);
  const spelt = syllables.map(({ onset, vowel, nasal }) => onset + vowel + (nasal ? 'n' : '')).join('');
  return joined.reduce((text, [from, to]) => text.replace(from, to), spelt);
}

export const hasDevanagari = (text: string): boolean => /[\u0900-\u097F]/.test(text);

/**
 * A name typed in Hindi as the register takes it, in capital Latin letters: सुनीता देवी → SUNITA DEVI. A proposal, for
 * the worker to look at; other letters stay as they are.
 */
export function latinName(name: string): string {
  const word = (part: string): string =>
    hasDevanagari(part) ? latinOf(part).replaceAll('aa', 'a').replaceAll('ee', 'i').replaceAll('oo', 'u') : part;
  return name
    .split(/([\s.,()-]+)/)
    .map(word)
    .join('')
    .toUpperCase();
}
