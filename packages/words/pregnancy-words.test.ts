import assert from 'node:assert/strict';
import { test } from 'node:test';
import { birthFields, type PregnancyField, pregnancyForms, pregnancyMasters } from '@teeka/domain/pregnancy';
import { hintKey, labelKey, optionKey, type PregnancyForm, unitKey } from './pregnancy-keys.ts';
import { whole } from './whole.ts';

const forms: Readonly<Record<PregnancyForm, readonly PregnancyField[]>> = { ...pregnancyForms, birth: birthFields };
const fields = Object.entries(forms).flatMap(([form, own]) =>
  own.map((field) => ({ form: form as PregnancyForm, field })),
);

/** All that the forms show, by the keys of the words. */
const needed = new Set(
  fields.flatMap(({ form, field }) => [
    labelKey(form, field),
    ...(field.options ?? []).map((value) => optionKey(field, value)),
    ...(field.unit === undefined ? [] : [unitKey(field.unit)]),
  ]),
);
const hints = new Set(fields.map(({ form, field }) => hintKey(form, field)));
const masters = new Set(
  pregnancyMasters.lists.flatMap(({ list, items }) => items.map(({ name }) => `pregnancyMasters:${list}-${name}`)),
);

for (const [language, words] of Object.entries(whole)) {
  const there = [
    ...Object.keys(words.pregnancyForms).map((key) => `pregnancyForms:${key}`),
    ...Object.keys(words.pregnancyMasters).map((key) => `pregnancyMasters:${key}`),
  ];

  test(`every field, option, unit and value of a list has its word, and no word is left over: ${language}`, () => {
    const lacking = [...needed, ...masters].filter((key) => !there.includes(key));
    assert.deepEqual(lacking, []);
    const idle = there.filter((key) => !needed.has(key) && !masters.has(key) && !hints.has(key));
    assert.deepEqual(idle, []);
  });

  test(`words of a form fit the width of a small phone: ${language}`, () => {
    const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' });
    const letters = (text: string) => [...graphemes.segment(text)].length;
    for (const [key, text] of Object.entries({ ...words.pregnancyForms, ...words.pregnancyMasters }))
      assert.ok(letters(text) <= (key.startsWith('hint-') ? 50 : 36), `${key}: ${text}`);
  });

  test(`what one field offers does not read alike: ${language}`, () => {
    const text = (key: string): string => {
      const [capability = '', ...name] = key.split(':');
      const own = (words as unknown as Record<string, Record<string, string>>)[capability];
      return own?.[name.join(':')] ?? key;
    };
    for (const { form, field } of fields) {
      const options = (field.options ?? []).map((value) => text(optionKey(field, value)));
      assert.equal(new Set(options).size, options.length, `${form} ${field.key}: ${options.join(', ')}`);
    }
    for (const [form, own] of Object.entries(forms)) {
      // Rows that are alike are read alike, each under its own heading.
      const keys = new Set(own.map((field) => labelKey(form as PregnancyForm, field)));
      const labels = [...keys].map(text);
      assert.equal(new Set(labels).size, labels.length, `${form}: ${labels.join(', ')}`);
    }
  });
}
