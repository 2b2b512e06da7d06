import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { named, nameFields, namesOf, translated, written } from './names.ts';

const rampur = { en: 'Rampur', hi: 'रामपुर' };

test('a name travels in a field for each language, and is read from them', () => {
  const sent = { village_name: 'Rampur', village_name_hi: 'रामपुर' };
  assert.deepEqual(nameFields('village_name', rampur), sent);
  assert.deepEqual(namesOf(sent, 'village_name'), rampur);
  assert.deepEqual(written('village_name')({ village_id: 1, village_name: rampur }), { village_id: 1, ...sent });
  assert.deepEqual(z.object(named('village_name', z.string())).parse(sent), sent);
  assert.deepEqual(Object.keys(translated('village_name', z.string())), ['village_name_hi']);
});

test('what is not there stays so; what an earlier version left out reads as English alone', () => {
  assert.deepEqual(nameFields('block', null), { block: null, block_hi: null });
  assert.deepEqual(nameFields('block', { en: 'Bilsi' }), { block: 'Bilsi', block_hi: '' });
  assert.deepEqual(namesOf({ block: 'Bilsi' }, 'block'), { en: 'Bilsi', hi: '' });
  assert.deepEqual(namesOf({ block: null }, 'block'), { en: '', hi: '' });
});
