import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { detailFields, fieldRow } from '@teeka/domain/beneficiaries';
import { type Fallback, fallback, type SpokenLanguage, spokenLanguages } from '@teeka/domain/names';
import { fixedTexts, refusals } from '@teeka/domain/refusal';
import { fill, languageOf, languages, languageTag, loadWords, placeholders, written } from './index.ts';
import { whole } from './whole.ts';

const { en, hi } = whole;

type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;
const english: Sentences = en;
const sentences = Object.entries(english).flatMap(([capability, words]) =>
  Object.entries(words).map(([key, sentence]) => ({
    name: `${capability}:${key}`,
    sentence,
    other: (hi as Sentences)[capability]?.[key],
  })),
);

/** How each language beside English is written: its letters, and the digits of its own that we do not use. */
const scripts: Readonly<
  Record<Exclude<SpokenLanguage, Fallback>, { readonly letters: RegExp; readonly digits: RegExp }>
> = {
  hi: { letters: /[\u0900-\u097F]/, digits: /[\u0966-\u096F]/ },
};
const others = spokenLanguages.filter((language) => language !== fallback);

test('every code of the catalogue has words in every language, and no words are left over', () => {
  const codes = Object.keys(refusals).toSorted();
  for (const words of Object.values(whole)) assert.deepEqual(Object.keys(words.refusals).toSorted(), codes);
});

test('all languages have the same capabilities and keys, and a file for each', () => {
  const shape = (words: Sentences) =>
    Object.entries(words)
      .map(([name, keys]) => [name, Object.keys(keys).toSorted()] as const)
      .toSorted();
  const files = (language: string) =>
    readdirSync(`${import.meta.dirname}/${language}`)
      .filter((file) => !['index.ts', 'of-server.ts', 'office.ts', 'work.ts'].includes(file))
      .toSorted();
  for (const language of others) {
    assert.deepEqual(shape(whole[language]), shape(english), language);
    assert.deepEqual(files(language), files(fallback));
  }
  // Refusals are many: those of a capability may stand beside the others.
  const own = files(fallback).filter((file) => !file.endsWith('-refusals.ts'));
  assert.deepEqual(own.length, Object.keys(english).length);
});

test('every option of a detail has words in every language, unless its row says that it has none', () => {
  for (const field of detailFields) {
    const { label, options = [], wordless } = fieldRow(field);
    for (const key of options.map((option) => `${label}-${option}`))
      for (const language of spokenLanguages)
        assert.equal(key in whole[language].registration, !wordless, `${language}/registration.ts: ${key}`);
  }
});

for (const language of others) {
  const inIt: Sentences = whole[language];
  const both = sentences.map(({ name, sentence }) => {
    const [capability = '', key = ''] = name.split(':');
    return { name, sentence, other: inIt[capability]?.[key] ?? '' };
  });

  test(`placeholders agree: ${language}`, () => {
    for (const { name, sentence, other } of both) {
      assert.deepEqual(placeholders(other), placeholders(sentence), name);
      assert.doesNotMatch(`${sentence}${other}`.replace(/\{\{\w+\}\}/g, ''), /[{}]/, name);
    }
  });

  test(`no sentence is empty or frayed, and ${language} is written in its script with digits 0-9`, () => {
    const { letters, digits } = scripts[language];
    /** For somebody who cannot read the language that is on. */
    const inBothLanguages = new Set(['auth:languageButton']);
    /** Written as on devices and papers of every language. */
    const asOnPaper = /^pregnancy(?:Forms:unit|Masters:blood_group)-/;
    const sameInBoth = /^(?:\W|\{\{\w+\}\}|[A-Z0-9]{1,5}\b)*$/;
    for (const { name, sentence, other } of both) {
      for (const text of [sentence, other]) {
        assert.notEqual(text.trim(), '', name);
        assert.equal(text, text.trim().replace(/ {2,}/g, ' '), name);
      }
      if (!inBothLanguages.has(name)) assert.doesNotMatch(sentence, letters, name);
      assert.ok(letters.test(other) || sameInBoth.test(other) || asOnPaper.test(name), `${name}: ${other}`);
      assert.doesNotMatch(other, digits, name);
    }
  });
}

test('a sentence that reads otherwise for none or one stands beside the one for many, and is told how many', () => {
  for (const { name, sentence } of sentences) {
    const [, many, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(name) ?? [];
    if (many === undefined) continue;
    assert.match(String(form), /^(zero|one)$/, name);
    const whole = sentences.find((one) => one.name === many)?.sentence ?? '';
    assert.match(whole, /\{\{(count|n)\}\}/, name);
    if (form === 'one') assert.deepEqual(placeholders(sentence), placeholders(whole), name);
  }
});

test('texts that the specification quotes are kept to the letter', () => {
  const quoted: [keyof typeof en.refusals, string][] = [
    ['IDPROF0002', 'Aadhaar card should be 12 digits'],
    ['IDPROF0004', 'Invalid Aadhaar number'],
    ['IDPROF0006', 'Aadhaar Number must be 12 digits'],
    ['IDPROF0007', 'Aadhaar Number is Invalid'],
    ['USRPRF0005', 'The new mobile number is already registered'],
    ['USRPRF0012', 'This mobile number is not registered'],
    ['USRAUT0001', 'Invalid Username or Password'],
    ['USRAUT0018', 'Token Expired'],
    ['BENANC0095', 'Abdominal Examination is not applicable till 12 weeks of pregnancy!'],
    ['BENDOC0002', 'File format should be PNG, JPG, JPEG or PDF'],
  ];
  for (const [code, text] of Object.entries(fixedTexts))
    assert.equal(en.refusals[code as keyof typeof en.refusals], text);
  for (const [code, text] of quoted) assert.equal(en.refusals[code], text);
  assert.equal(fill(en.refusals.FLDVAL0004, { min: 2, max: 50 }), 'Must be between 2 to 50 Characters');
});

test('values are filled in, days as DD/MM/YYYY', () => {
  assert.equal(fill('from {{min}}, {{n}} of {{n}}{{gone}}', { min: '1920-01-01', n: 0 }), 'from 01/01/1920, 0 of 0');
  assert.equal(written('{{min}}'), '{{min}}');
});

test('twelve languages are known; those without words fall back to English', async () => {
  assert.equal(languages.map(({ id }) => id).join(', '), 'en, hi, mr, ml, pb, te, gu, as, be, ka, or, ta');
  for (const { id } of languages) assert.equal(await loadWords(id), id === 'hi' ? hi : en, id);
  assert.ok(spokenLanguages.every((spoken) => languages.some(({ id }) => id === spoken)));
  assert.deepEqual([languageOf('hi'), languageOf('xx'), languageOf(null)], ['hi', 'en', 'en']);
  assert.deepEqual([languageTag('pb'), languageTag('hi')], ['pa', 'hi']);
});

test('what is said at a clinic for bites instead speaks of care, not of vaccination', () => {
  const there = sentences.filter(({ name }) => name.includes('_venom'));
  for (const { name, sentence, other = '' } of there) {
    const usual = name.replace('_venom', '');
    assert.ok(
      sentences.some((one) => one.name === usual),
      usual,
    );
    assert.doesNotMatch(sentence.replace(/\{\{\w+\}\}/g, ''), /vaccin/i, name);
    assert.doesNotMatch(other, /टीक/, name);
  }
  assert.ok(there.length > 25);
});

test('an adverse event neither makes a father of any guardian nor speaks to whoever did not write it', () => {
  assert.match(en.aefi['field-guardian_name'], /guardian/i);
  assert.match(hi.aefi['field-guardian_name'], /अभिभावक/);
  assert.doesNotMatch(en.aefi['field-notified_at'], /\byou\b/i);
  assert.doesNotMatch(hi.aefi['field-notified_at'], /आप/);
});

test('the steps of a change of the own number do not read alike, and a refused code says that none begins with 0', () => {
  for (const { profile, refusals: refused } of [en, hi]) {
    const { mobile, changeMobile, newMobile, sendCode, confirmMobile } = profile;
    assert.equal(new Set([mobile, changeMobile, newMobile, sendCode, confirmMobile]).size, 5);
    assert.match(sendCode, /OTP/, 'the code has one name before and after it was sent');
    assert.match(refused.FLDVAL0011, /\b0\b/);
  }
});

test('what is said of the day in two sentences ends as one', () => {
  assert.match(hi.sessions.dayReadyAt, /।$/);
});
