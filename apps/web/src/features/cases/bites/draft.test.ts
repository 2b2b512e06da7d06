import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diedIn, newDraft } from './draft.ts';

test('a death that a visit tells of', () => {
  const event = {
    event_id: 'e',
    kind: 'outcome',
    at: '2026-11-20T20:00:00Z',
    facts: { state: 'died' },
  } as const;
  assert.equal(diedIn(newDraft), undefined);
  assert.equal(diedIn({ ...newDraft, closing: 'died', events: [event] }), '2026-11-21');
  assert.equal(diedIn({ ...newDraft, closing: 'died' }), '', 'a course that ended so');
});
