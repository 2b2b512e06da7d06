import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whole } from './whole.ts';

const { en, hi } = whole;

type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

const all = (words: Sentences) =>
  Object.entries(words).flatMap(([capability, own]) =>
    Object.entries(own).map(([key, sentence]) => ({ name: `${capability}:${key}`, sentence })),
  );

/** One word for one thing in Hindi: the word that is used, and what is not written instead of it. */
const glossary: readonly (readonly [word: string, instead: RegExp])[] = [
  ['यूज़रनेम', /यूज़र नाम|यूजर/],
  ['साइन आउट', /लॉग ?आउट/],
  ['साइन इन', /लॉग ?इन/],
  // What is on a card of identity is called as on the list of documents.
  ['तस्वीर', /फोटो|फ़ोटो(?! पहचान| वाला)/],
  ['स्टॉक', /भंडार/],
  ['OTP', /ओटीपी/],
  ['एक्सेल', /Excel|ऐक्सेल/],
  ['सुपरवाइज़र', /पर्यवेक्षक/],
  ['पन्ना', /(?<!\p{M}|\p{L})पेज(?!\p{M}|\p{L})/u],
  ['सत्र स्थल', /(?<!स्वास्थ्य |सरकारी |उप)केंद्र(?! प्रभारी)/],
  ['स्वास्थ्य कार्यकर्ता', /स्वास्थ्य ?कर्मी/],
  ['हफ़्ता', /सप्ताह|हफ्त/],
  ['गलत', /ग़लत/],
  ['ख़त्म', /खत्म/],
  ['अंतिम तिथि', /एक्सपायरी|अंतिम तारीख/],
  ['निशान लगाएँ', /टिक करें/],
  ['वीवीएम', /वी\.वी\.एम/],
  ['बीसीजी', /बी\.सी\.जी/],
  ['शीशी', /वायल/],
  // Of a record that waits; while it is being fetched it is not safe yet.
  ['इस फ़ोन में सुरक्षित', /फ़ोन (?:में|पर) सहेज(?!ा जा रहा)/],
  ['फ़ोन', /मशीन/],
];

/** One way to say it in English. */
const plain: readonly (readonly [word: string, instead: RegExp])[] = [
  ['Publish, Show', /\bput out\b/i],
  ['How serious', /\bhow grave\b/i],
  ['choose it again', /bring it again/i],
  ['Result', /what came of it/i],
  ['this phone', /\bthis machine\b/i],
  ['Frozen', /^Freeze$/],
  ['Search Beneficiary', /Search beneficiary|search Beneficiary/],
  ['Session History', /Session history/],
];

/** Latin letters stand in Hindi only where they are read so on a card, a vial, a form, a file or a key. */
const latin = new Set(
  [
    'A B O AB A-ve B-ve O-ve AB-ve ve Rh Hb TSH IFA RBS FBS PPBS OGTT MVA EVA MMA g dl mg mmHg mIU l',
    'OTP QR SAFE-VAC IU HRIG ERIG III IFSC RCHID https xlsx pdf PNG JPG JPEG PDF A1 A2 A3 A4 B1 B2 C D F G a-z A-Z a z',
  ].flatMap((words) => words.split(' ')),
);
/** Where the sentence itself speaks of English letters, or stands in a file that is read by machine. */
const speaksOfEnglish = new Set(['auth:languageButton', 'registration:nameLetters', 'imports:dob', 'imports:lmp']);

test('one thing has one word in Hindi', () => {
  for (const { name, sentence } of all(hi))
    for (const [word, instead] of glossary) assert.doesNotMatch(sentence, instead, `${name}: ${word}`);
});

test('English says plainly what is meant', () => {
  for (const { name, sentence } of all(en))
    for (const [word, instead] of plain) assert.doesNotMatch(sentence, instead, `${name}: ${word}`);
});

test('no Latin letters stand amid Hindi, but those of cards, vials, files and keys', () => {
  for (const { name, sentence } of all(hi)) {
    if (speaksOfEnglish.has(name)) continue;
    const written = sentence.replaceAll(/\{\{\w+\}\}/g, '').match(/[A-Za-z][A-Za-z0-9-]*/g) ?? [];
    assert.deepEqual(
      written.filter((word) => !latin.has(word)),
      [],
      name,
    );
  }
});

test('nobody who works or is asked is taken for a man or a woman', () => {
  const taken =
    /(?:सकता|सकती|करूँगा|करूँगी|चाहता|चाहती|जानता|जानती|रहा|रही) हूँ|(?:सकती|चाहती|जानती|करती) हैं|चाहेंगे|चाहेंगी|रही\/रहा/;
  // Of doses, vials and records it is grammar, not a person.
  const things = /(?:कुंजियाँ|खुराक|शीशि|फ़ाइल|तारीख|रिपोर्ट|सूची|जगह|चीज़|जा सकती हैं|हो सकती हैं)/;
  for (const { name, sentence } of all(hi)) if (!things.test(sentence)) assert.doesNotMatch(sentence, taken, name);
});
