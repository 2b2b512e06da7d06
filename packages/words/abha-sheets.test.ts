import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { abhaConsentVersion, abhaPoints, abhaSheets } from '@teeka/domain/abha';
import { whole } from './whole.ts';

/** What each version of the sheets said: whoever agreed to one agreed to these sentences, in the language they heard. */
const said: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '1.0': {
    'adult en': 'a5f2a6d78c127f43',
    'adult hi': '600fccc476bbebf0',
    'child en': 'cadb77b7a531e56c',
    'child hi': '950c22079fb09709',
  },
};

test('a sentence of the sheets changes with a new version alone', () => {
  const sheets = abhaSheets.flatMap((sheet) =>
    Object.entries(whole).map(([language, { abha }]) => {
      const sentences = abhaPoints[sheet].map((point) => [point, abha[`point-${point}`]]);
      const hash = createHash('sha256').update(JSON.stringify(sentences)).digest('hex');
      return [`${sheet} ${language}`, hash.slice(0, 16)] as const;
    }),
  );
  assert.deepEqual(Object.fromEntries(sheets), said[abhaConsentVersion]);
});
