import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { birthFields, type PregnancyField, pregnancyForms } from '@teeka/domain/pregnancy';
import * as en from '@teeka/words/en/index';
import type { PregnancyForm } from '@teeka/words/pregnancy-keys';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { pregnancyWords } from './field-words.ts';

before(async () => {
  // As the app starts its words.
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en }, defaultNS: 'app' });
});

test('every option of every form is read by its word, whatever its value looks like', () => {
  const forms: Readonly<Record<string, readonly PregnancyField[]>> = { ...pregnancyForms, birth: birthFields };
  const unread = Object.entries(forms).flatMap(([form, fields]) => {
    const words = pregnancyWords(form as PregnancyForm);
    return fields.flatMap((field) => [
      ...(field.options ?? []).map((value) => words.option(field, value)),
      ...(field.unit === undefined ? [] : [words.unit?.(field.unit) ?? '']),
    ]);
  });
  assert.deepEqual(
    unread.filter((word) => word === '' || word.includes(':') || word.startsWith('option-')),
    [],
  );
});
