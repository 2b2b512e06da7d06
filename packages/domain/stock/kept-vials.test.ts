import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carriedOn, type KeptVials, longestKept } from './index.ts';

const kept = (wish: Partial<KeptVials> = {}): KeptVials => ({
  material_id: 104,
  batch_number: 'P-1',
  expiry_date: '2027-12-31',
  vials: 1,
  doses: 4,
  opened_on: '2026-11-10',
  session_id: 's1',
  date_of_session: '2026-11-10',
  ...wish,
});
const none = { vials: 0, doses: 0, opened_on: null };
const later = { session_id: 's2', date_of_session: '2026-11-17' };

test('which part vials a site has on a day', () => {
  const table: [string, KeptVials[], string[]][] = [
    ['kept by the last session', [kept()], ['P-1 4']],
    ['used up since', [kept(), kept({ ...later, ...none })], []],
    ['another batch since', [kept(), kept({ ...later, batch_number: 'P-2', doses: 2 })], ['P-1 4', 'P-2 2']],
    ['the same batch, written small', [kept(), kept({ ...later, batch_number: 'p-1 ', doses: 3 })], ['p-1  3']],
    ['kept today only: not for today', [kept({ date_of_session: '2026-11-21' })], []],
    ['the later of two sessions of a day', [kept(), kept({ session_id: 's3', doses: 1 })], ['P-1 1']],
    ['too long ago for any vaccine', [kept({ date_of_session: '2026-09-25' })], []],
  ];
  for (const [what, rows, expected] of table) {
    const found = carriedOn(rows, '2026-11-21').map(({ batch_number, doses }) => `${batch_number} ${doses}`);
    assert.deepEqual(found, expected, what);
  }
  assert.equal(longestKept, 56, 'vitamin A, 8 weeks after opening');
});
