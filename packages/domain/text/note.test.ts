import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkNote } from './index.ts';

test('a note in own words: any script, no tags, no control or direction marks', () => {
  const table: [string, string | undefined][] = [
    ['', undefined],
    ['   ', undefined],
    ['UP', undefined],
    ['घाव धोया गया, दर्द कम है।', undefined],
    ['CHC Sahaswan (ward 2)', undefined],
    ['<b>x</b>', 'FLDVAL0003'],
    ['Asha\u202Eived', 'FLDVAL0003'],
    ['a\u200Bb', 'FLDVAL0003'],
    ['x'.repeat(60), undefined],
    ['x'.repeat(61), 'FLDVAL0004'],
  ];
  for (const [value, code] of table) {
    const verdict = checkNote(value, 60);
    assert.equal(verdict.ok ? undefined : verdict.refusal.code, code, JSON.stringify(value));
  }
});
