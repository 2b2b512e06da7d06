import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, addMonths } from '../calendar/index.ts';
import { bornFor, dueSpans, nationalSchedule, programmes } from './index.ts';

const schedule = nationalSchedule;

test('a girl is of the age for a programme exactly while her forecast calls her, at the ends of months and of the launch too', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-05-29', '2026-05-30', '2026-11-25', '2028-02-29', '2027-03-01'];
  for (const on of days) {
    const bands = bornFor('HPV', on, schedule);
    for (const years of [14, 15])
      for (let off = -125; off <= 125; off += 1) {
        const born = addDays(addMonths(on, -12 * years), off);
        const spans = dueSpans({ kind: 'child', dob: born, sex: 'F', jeEndemic: false, programmesOff: [] }, [], {
          from: on,
          schedule,
          until: on,
        });
        const called = spans.some(({ code, opens, closes }) => code === 'HPV1' && opens <= on && closes >= on);
        const ofAge = bands.some(({ code, from, to }) => code === 'HPV1' && from <= born && born <= to);
        assert.equal(ofAge, called, `born ${born}, on ${on}`);
      }
  }
});

test('only girls, and nobody before the dose came', () => {
  assert.deepEqual(bornFor('HPV', '2026-02-27', schedule), []);
  assert.deepEqual(bornFor('HPV', '2026-11-25', schedule), [
    { code: 'HPV1', sex: 'F', from: '2011-11-26', to: '2012-11-25' },
  ]);
  assert.deepEqual(bornFor('no programme', '2026-11-25', schedule), []);
});

test('age, sex and what was given say who is due for a programme that a state has unless it is switched off', () => {
  const rows = schedule.rows.filter(({ programme }) => programmes[programme] === 'unless-switched-off');
  assert.ok(rows.length > 0);
  for (const { code, person, onlyIf, previous, notCalledBackAfter } of rows)
    assert.deepEqual([person, onlyIf, previous, notCalledBackAfter], ['child', undefined, [], undefined], code);
});
