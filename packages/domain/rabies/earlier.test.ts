import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adviseRabies } from './advice.ts';
import { earlierCourse, seriesOf } from './earlier.ts';
import { rabiesRules as rules } from './rules.ts';

const idrv = ['2026-01-05', '2026-01-08', '2026-01-12', '2026-02-02'];

test('days of a paper as series: a long gap begins a new one', () => {
  const days = [...idrv, '2026-05-10', '2026-05-13', '2026-01-05'];
  assert.deepEqual(
    seriesOf(days, rules).map((one) => one.days),
    [idrv, ['2026-05-10', '2026-05-13']],
  );
  assert.deepEqual(seriesOf([], rules), []);
});

test('what counts as a complete earlier course (worked examples of the file of facts)', () => {
  const paper = (...days: string[]) => ({ days, regimen: '' });
  const table: [string, Parameters<typeof earlierCourse>[0], string, string | null][] = [
    ['nothing on record', [], 'none', null],
    ['a course of ours, completed', [{ days: idrv, regimen: 'IDRV' }], 'complete', '2026-02-02'],
    ['the same from paper', [paper(...idrv)], 'complete', '2026-02-02'],
    [
      'five doses into the muscle',
      [paper('2026-01-05', '2026-01-08', '2026-01-12', '2026-01-19', '2026-02-02')],
      'complete',
      '2026-02-02',
    ],
    ['before a bite: 0, 7, 21', [paper('2026-01-05', '2026-01-12', '2026-01-26')], 'complete', '2026-01-26'],
    ['two doses of four, ours', [{ days: idrv.slice(0, 2), regimen: 'IDRV' }], 'incomplete', null],
    ['three of four, ours: its own regimen decides', [{ days: idrv.slice(0, 3), regimen: 'IDRV' }], 'incomplete', null],
    ['two doses from paper are no course', [paper('2026-01-05', '2026-01-08')], 'incomplete', null],
    ['doses too close', [paper('2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08')], 'incomplete', null],
    [
      'a dose too late for its course',
      [paper('2026-01-05', '2026-01-20', '2026-01-24', '2026-02-14')],
      'incomplete',
      null,
    ],
    ['bitten again later, two doses', [paper(...idrv), paper('2026-05-10', '2026-05-13')], 'complete', '2026-05-13'],
    ['a later course that was broken off', [paper(...idrv), paper('2026-08-10')], 'complete', '2026-02-02'],
  ];
  for (const [what, series, earlier, earlierOn] of table) {
    assert.deepEqual(earlierCourse(series, rules), { earlier, earlierOn }, what);
  }
});

test('a recorded course leads to the advice for somebody vaccinated before: L6 and L7 of the facts', () => {
  const bite = { purpose: 'bite', contacts: ['bitten'], animal: 'dog', immuneWeak: false } as const;
  const known = earlierCourse([{ days: idrv, regimen: '' }], rules);
  const on = (day: string) => adviseRabies({ ...bite, ...known, on: day, bittenOn: day }, rules);
  assert.deepEqual([on('2026-04-20')?.vaccine, on('2026-04-20')?.rig], ['none', false]);
  assert.deepEqual([on('2026-05-10')?.vaccine, on('2026-05-10')?.rig], ['reexposure', false]);
});
