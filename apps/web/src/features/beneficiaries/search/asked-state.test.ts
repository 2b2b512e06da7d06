import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedIn, askedState } from './asked-state.ts';

test('what stands in the header’s search is what the search page begins with', () => {
  const standing = { by: 'name', typed: 'rekha', village: null } as const;
  assert.deepEqual(askedIn(askedState({ ...standing })), standing);
});

test('a page that was opened by itself begins empty', () => {
  assert.equal(askedIn({}), null);
  assert.equal(askedIn(undefined), null);
});
