import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasOpenPregnancy, weeksPregnant } from './her-weeks.ts';

test('completed weeks while a pregnancy goes on, none before and after it', () => {
  const table: readonly (readonly [string | null, number | null])[] = [
    [null, null],
    ['2026-11-21', 0],
    ['2026-11-15', 0],
    ['2026-11-14', 1],
    ['2026-05-01', 29],
    ['2026-12-01', null],
    ['2026-01-20', 43],
    ['2026-01-19', null],
    ['2025-11-01', null],
  ];
  for (const [lmp, weeks] of table) assert.equal(weeksPregnant(lmp, '2026-11-21'), weeks, String(lmp));
});

test('registered is a pregnancy while it goes on, whatever type her record says', () => {
  const event = (
    event_id: string,
    kind: 'registered' | 'abortion' | 'withdrawal' | 'lost' | 'antenatal',
    facts = {},
  ) => ({
    ...{ event_id, kind, births: [], at: '2026-11-01T05:00:00.000Z', by: 'anm' },
    facts,
  });
  const registered = event('e1', 'registered', { lmp_date: '2026-08-08', registered_on: '2026-11-01' });
  const lost = event('e2', 'lost', { lost_on: '2026-11-02' });
  const ended = event('e2', 'abortion', { aborted_on: '2026-11-02' });
  const table = [
    ['goes on', [registered], null, true],
    ['she has died', [registered], '2026-11-03', false],
    ['ended', [registered, ended], null, false],
    ['its end was taken back', [registered, ended, event('e3', 'withdrawal', { event: 'e2' })], null, true],
    ['taken back', [registered, event('e3', 'withdrawal', { event: 'e1' })], null, false],
    ['nobody finds her', [registered, lost], null, false],
    ['seen again', [registered, lost, event('e3', 'antenatal', { visited_on: '2026-11-20' })], null, true],
  ] as const;
  for (const [why, events, deceased_on, expected] of table)
    assert.equal(
      hasOpenPregnancy({ deceased_on, pregnancies: [{ pregnancy_number: 1, events: [...events] }] }),
      expected,
      why,
    );
  assert.equal(hasOpenPregnancy({ deceased_on: null, pregnancies: undefined }), false);
});
