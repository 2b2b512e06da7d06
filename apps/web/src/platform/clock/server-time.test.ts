import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOffBy, earliestNow, heardFor, latestNow, noteServerTime } from './server-time.ts';

const noon = Date.parse('2026-11-21T06:30:00Z');
const hour = 3_600_000;
const answered = (at: number, own = true) =>
  new Headers({ Date: new Date(at).toUTCString(), ...(own ? { Version: '1.0' } : {}) });

test('before the server was heard nothing is known, and nothing is said', () => {
  noteServerTime(answered(noon, false), { wall: noon, ticks: 0 });
  assert.equal(earliestNow({ ticks: 10 }), 0, 'a hotel page is not our server');
  assert.equal(clockOffBy({ wall: noon, ticks: 10 }), 0);
  assert.equal(heardFor({}, new Date(noon)), null);
});

test('a clock is behind or ahead by what the server said, and behind also when it is set back without network', () => {
  const table: readonly (readonly [string, number, number, number])[] = [
    ['right', 0, hour, 0],
    ['minutes apart', -9 * 60_000, -9 * 60_000 + hour, 0],
    ['a day behind', -24 * hour, -24 * hour, -24 * hour],
    ['half an hour ahead', 30 * 60_000, 30 * 60_000 + hour, 30 * 60_000],
    ['set back later', 0, -2 * hour, -2 * hour],
    ['ahead, and put right since', 2 * hour, hour, 0],
  ];
  for (const [what, wallThen, wallNow, off] of table) {
    noteServerTime(answered(noon), { wall: noon + wallThen, ticks: 0 });
    assert.equal(clockOffBy({ wall: noon + wallNow, ticks: 0 }), off, what);
  }
});

test('the true time goes on with what nobody can set', () => {
  noteServerTime(answered(noon), { wall: noon, ticks: 1000 });
  assert.equal(earliestNow({ ticks: 1000 + hour }), noon + hour);
  assert.equal(clockOffBy({ wall: noon, ticks: 1000 + hour }), -hour, 'the clock stood still, or was set back');
});

test('where the clock is behind what the server said goes, where it is ahead the clock does', () => {
  noteServerTime(answered(noon), { wall: noon - hour, ticks: 0 });
  assert.equal(latestNow({ wall: noon - hour, ticks: 1000 }), noon + 1000);
  assert.equal(latestNow({ wall: noon + hour, ticks: 1000 }), noon + hour);
});

test('an item says what was heard as it was captured; one that was captured before it was made says nothing', () => {
  const now = new Date();
  noteServerTime(answered(now.getTime()));
  const said = Date.parse(heardFor({ captured_at: now.toISOString() }, now) ?? '');
  assert.ok(Math.abs(said - now.getTime()) < 5000);
  const before = new Date(now.getTime() - hour).toISOString();
  assert.equal(heardFor({ captured_at: before }, now), null);
  assert.equal(heardFor({ vaccine_details: [{ captured_at: before }] }, now), null);
});
