import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anItem } from '../../platform/testing/an-item.ts';
import { draftAt, openPath, type Place } from './forms.ts';

const refused = (place: Place, more: object = {}) =>
  anItem({ id: 'i1', state: 'refused', draft: { ...draftAt(place, {}), ...more } });

test('a refused item opens on the screen of its form, also where that is asked for in the address', () => {
  assert.equal(openPath(refused('/stock#receive')), '/stock?correct=i1&form=receive');
  assert.equal(openPath(refused('/aefi/new/p1?report=r1#report')), '/aefi/new/p1?report=r1&correct=i1&form=report');
  assert.equal(openPath(refused('/session/s1/utilisation#end')), '/session/s1/utilisation?correct=i1&form=end');
});

test('what has no form, or one of another shape, and what is not refused does not open', () => {
  assert.equal(openPath(anItem({ state: 'refused', draft: null })), null);
  assert.equal(openPath(anItem({ state: 'refused' })), null, 'stored by an earlier version of the app');
  assert.equal(openPath(refused('/stock#receive', { version: 2 })), null);
  assert.equal(openPath(refused('/stock#receive', { place: '/stock#gone' })), null);
  assert.equal(openPath({ ...refused('/stock#receive'), state: 'waiting' }), null);
});
