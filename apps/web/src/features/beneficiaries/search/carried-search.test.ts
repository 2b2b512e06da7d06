import assert from 'node:assert/strict';
import { test } from 'node:test';
import { searchIn, searchState } from './carried-search.ts';

test('what stands in the header’s search is what the search page begins with', () => {
  const standing = { by: 'name', typed: 'rekha', village: null } as const;
  assert.deepEqual(searchIn(searchState({ ...standing })), standing);
});

test('a page that was opened by itself begins empty', () => {
  assert.equal(searchIn({}), null);
  assert.equal(searchIn(undefined), null);
});
