import assert from 'node:assert/strict';
import { test } from 'node:test';
import { day, id, part, partOf, partWord, readAddress, whole, word, writeAddress, yes } from './kinds.ts';

const shape = { from: day, type: whole, sort: word(['newest', 'name'], 'newest'), mine: yes, site: id };
const usual = { from: null, type: null, sort: 'newest', mine: false, site: '' };

test('an address that says nothing, or what nobody wrote, shows the list as usual', () => {
  assert.deepEqual(readAddress(shape, {}), usual);
  const foreign = { from: '2026-02-30', type: '<b>', sort: 'age', mine: 7, site: '../../etc', more: 1 };
  assert.deepEqual(readAddress(shape, foreign), usual);
  assert.deepEqual(readAddress(shape, { from: ['2026-02-03'], type: -1, sort: {}, mine: null, site: null }), usual);
});

test('what was chosen is read again, by hand in text too', () => {
  const said = { from: '2026-10-01', type: '3', sort: 'name', mine: 'true', site: 12 };
  assert.deepEqual(readAddress(shape, said), { from: '2026-10-01', type: 3, sort: 'name', mine: true, site: '12' });
});

test('what is as usual is left out of the address', () => {
  assert.deepEqual(writeAddress(shape, { sort: 'newest', type: 3, from: null }), {
    sort: undefined,
    type: 3,
    from: undefined,
  });
});

test('a part of an area is one word: a place by its code, a site by its id', () => {
  const id = '01890000-0000-7000-8000-000000000001';
  for (const one of [{ level: 'block', code: 12345 } as const, { level: 'site', id } as const, null])
    assert.deepEqual(partOf(part(partWord(one))), one);
  assert.equal(part(`site-${id}`), `site-${id}`);
  for (const foreign of ['block-', 'block-x', 'block--1', 'block-99999999999', 'site-1', `site-${id}x`, `block-${id}`])
    assert.equal(part(foreign), '', foreign);
  for (const none of ['village-1', 'toString-1', '', 12, null, ['block-1']]) assert.equal(part(none), '');
});
