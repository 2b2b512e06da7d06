import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../calendar/index.ts';
import { completionPercent, completionRate } from '../rabies/index.ts';
import { type CountedCourse, endOfCourse } from './course-end.ts';

const begun: CountedCourse = {
  status: 'open',
  reason: null,
  deceased_on: null,
  regimen: 'IDRV',
  rules_version: '2026-1',
  given: [{ day: 0, on: '2026-01-05' }],
};
const whole = ['2026-01-05', '2026-01-08', '2026-01-12', '2026-02-02'].map((on, nth) => ({
  day: [0, 3, 7, 28][nth] ?? 0,
  on,
}));

test('a course that nobody closed is judged by its doses and the day', () => {
  const table: [string, Partial<CountedCourse>, string, string, string | null][] = [
    ['the second dose is due', {}, '2026-01-08', 'open', '2026-01-13'],
    ['the last day on which it still goes on', {}, '2026-01-12', 'open', '2026-01-13'],
    ['a day later', {}, '2026-01-13', 'lapsed', null],
    ['months later', {}, '2026-11-26', 'lapsed', null],
    ['who died in its time', { deceased_on: '2026-01-10' }, '2026-11-26', 'ended', null],
    ['who died long after it lapsed', { deceased_on: '2026-06-01' }, '2026-11-26', 'lapsed', null],
    ['all are given and nobody said so', { given: whole }, '2026-02-02', 'completed', null],
    [
      'all were given to somebody who died later',
      { given: whole, deceased_on: '2026-03-01' },
      '2026-11-26',
      'completed',
      null,
    ],
    ['the last dose is to come', { given: whole.slice(0, 3) }, '2026-01-20', 'open', '2026-02-17'],
    ['a regimen that nobody knows any more', { regimen: 'OLD' }, '2026-11-26', 'open', null],
  ];
  for (const [what, more, today, end, lapsesOn] of table)
    assert.deepEqual(endOfCourse({ ...begun, ...more }, today), { end, lapsesOn }, what);
});

test('what was said of its end holds, whatever the day', () => {
  const table: [CountedCourse['status'], string | null, string][] = [
    ['completed', null, 'completed'],
    ['closed', 'period-exceeded', 'restarted'],
    ['closed', 'animal-healthy', 'stopped'],
    ['closed', 'died', 'ended'],
    ['closed', null, 'ended'],
  ];
  for (const [status, reason, end] of table)
    assert.deepEqual(endOfCourse({ ...begun, status, reason }, '2026-11-26'), { end, lapsesOn: null });
});

test('the day that it tells is the first on which it is another, whenever it is asked', () => {
  for (let nth = 0; nth < 40; nth += 1) {
    const day = addDays('2026-01-05', nth);
    const { end, lapsesOn } = endOfCourse(begun, day);
    if (lapsesOn === null) continue;
    assert.equal(end, 'open');
    assert.equal(endOfCourse(begun, addDays(lapsesOn, -1)).end, 'open', day);
    assert.equal(endOfCourse(begun, lapsesOn).end, 'lapsed', day);
  }
});

test('ten courses of January, three completed, seven that never came back: three in ten, not all', () => {
  const ends = [...Array(3).fill({ ...begun, given: whole }), ...Array(7).fill(begun)].map(
    (course: CountedCourse) => endOfCourse(course, '2026-11-26').end,
  );
  assert.deepEqual(completionRate(ends), { begun: 10, completed: 3, open: 0, percent: 30 });
  assert.equal(completionPercent({ completed: 3, lapsed: 5, restarted: 1, ended: 1 }), 30);
});
