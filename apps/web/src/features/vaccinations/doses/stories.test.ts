import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besideCard, ofDose, standingOf, storiesOf } from './stories.ts';

type Details = NonNullable<Parameters<typeof storiesOf>[0]>[number];
type Local = Parameters<typeof storiesOf>[1][number];

const details = (more: object = {}): Details =>
  ({
    dose_id: 'd1',
    dose_code: 'BCG',
    given_on: '2026-11-21',
    voided: null,
    not_counted: null,
    origin: 'session',
    previous: null,
    corrected_by: null,
    may_void: true,
    may_correct: false,
    ...more,
  }) as unknown as Details;
const local = (dose_id: string, state = 'waiting'): Local =>
  ({ dose_id, state, dose_code: 'BCG', given_on: '2026-11-21', case_id: 'c1' }) as unknown as Local;

test('doses of this phone come first, until the server knows them', () => {
  const ids = (from: Details[] | null, here: Local[]) => storiesOf(from, here).map(({ dose_id }) => dose_id);
  assert.deepEqual(ids(null, [local('d2')]), ['d2']);
  assert.deepEqual(ids([details()], [local('d2')]), ['d2', 'd1']);
  assert.deepEqual(ids([details()], [local('d1', 'done')]), ['d1']);
  assert.deepEqual(ids(null, [local('d3', 'refused')]), []);
  assert.equal(storiesOf([details()], [local('d1')])[0]?.case_id, 'c1');
});

test('what is said of a dose', () => {
  const pending = { origin: 'previous', previous: { status: 'pending' } };
  const table: [object | null, string][] = [
    [null, 'on-phone'],
    [{}, 'given'],
    [{ voided: {} }, 'voided'],
    [{ voided: {}, corrected_by: 'd9' }, 'corrected'],
    [{ not_counted: {} }, 'not-counted'],
    [pending, 'previous-pending'],
    [{ ...pending, previous: { status: 'approved-without' } }, 'previous'],
    [{ ...pending, previous: { status: 'sent-back' }, voided: {} }, 'voided'],
  ];
  for (const [more, expected] of table) {
    const [story] = more ? storiesOf([details(more)], []) : storiesOf(null, [local('d1')]);
    assert.equal(story && standingOf(story), expected, JSON.stringify(more));
  }
});

test('a dose on the card opens its own story; what was taken back, and what has no place on it, stands beside it', () => {
  const stories = storiesOf(
    [
      details(),
      details({ dose_id: 'd2', voided: {} }),
      details({ dose_id: 'd3', dose_code: 'ARV' }),
      details({ dose_id: 'd4', given_on: '2026-11-20', voided: {}, corrected_by: 'd1' }),
    ],
    [],
  );
  const ids = (of: readonly { dose_id: string }[]) => of.map(({ dose_id }) => dose_id);
  const onCard = new Set(['BCG 2026-11-21']);
  assert.deepEqual(ids(ofDose(stories, { dose_code: 'BCG', given_on: '2026-11-21' })), ['d1']);
  assert.deepEqual(ids(besideCard(stories, onCard)), ['d2', 'd3', 'd4']);
});
