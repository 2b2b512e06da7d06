import assert from 'node:assert/strict';
import { test } from 'node:test';
import { careOf, type Offer, offers, type Visitor } from './offers.ts';

const at = (session_category_type: '1' | '2'): Visitor => ({ session: { session_category_type }, person: null });
const nothing = {};

test('a session of today offers one care, whatever the address says', () => {
  for (const said of [nothing, { care: 'bites' }, { care: 'schedule', form: 'bite' }]) {
    assert.deepEqual(careOf(offers, at('1'), said), ['schedule']);
    assert.deepEqual(careOf(offers, at('2'), said), ['bites']);
  }
});

test('every form belongs to one care, so that each keeps a draft of its own', () => {
  const names = Object.values(offers).flatMap(({ forms }): readonly string[] => forms);
  assert.deepEqual([...new Set(names)], names);
});

test('a care of its own beside the schedule: the flow asks, takes what was chosen, and opens a record in its care', () => {
  const weighing: Offer = {
    called: '',
    forms: ['count'],
    isOffered: ({ session }) => session.session_category_type === '1',
  };
  const two = { ...offers, weighing };
  assert.deepEqual(careOf(two, at('2'), nothing), ['bites'], 'not at this session');
  assert.deepEqual(careOf(two, at('1'), nothing), ['schedule', 'weighing']);
  assert.deepEqual(careOf(two, at('1'), { care: 'weighing' }), ['weighing']);
  assert.deepEqual(careOf(two, at('1'), { care: 'schedule' }), ['schedule']);
  assert.deepEqual(careOf(two, at('1'), { care: 'bites' }), ['schedule', 'weighing'], 'not offered here');
  assert.deepEqual(careOf(two, at('1'), { form: 'count' }), ['weighing'], 'corrected');
  assert.deepEqual(careOf(two, at('1'), { form: 'visit' }), ['schedule'], 'corrected');
  assert.deepEqual(careOf(two, at('1'), { form: 'count', care: 'schedule' }), ['schedule'], 'chosen anew meanwhile');
});
