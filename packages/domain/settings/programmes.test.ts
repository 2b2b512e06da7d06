import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOnOn, type ProgrammeChange, plannedOf, switchedProgrammes } from './index.ts';

const change = (version: number, is_on: boolean, holds_from: string): ProgrammeChange => ({
  ...{ programme: 'HPV', version, is_on },
  holds_from: holds_from as ProgrammeChange['holds_from'],
});

test('what a state switches is a programme of its own, never the national one, or pregnant women as a type', () => {
  assert.deepEqual(switchedProgrammes, ['HPV', 'COVID-19', 'type-21']);
});

test('on a day the change of the latest day holds, of two for one day the later made', () => {
  const changes = [change(1, false, '2026-03-01'), change(2, true, '2026-06-01'), change(3, false, '2026-06-01')];
  const table: [string, readonly ProgrammeChange[], boolean][] = [
    ['2026-02-28', changes, true],
    ['2026-03-01', changes, false],
    ['2026-06-01', changes, false],
    ['2026-06-01', changes.slice(0, 2), true],
    ['2026-05-31', changes.slice(0, 2), false],
    ['2026-06-01', [change(1, true, '2026-06-01'), change(2, false, '2026-03-01')], true],
  ];
  for (const [day, said, expected] of table)
    assert.equal(isOnOn('HPV', day as ProgrammeChange['holds_from'], { changes: said }), expected, day);
  const never = { changes: [], offBefore: ['HPV'] };
  assert.equal(isOnOn('HPV', '2026-03-01', never), false);
  assert.equal(isOnOn('RVV', '2026-03-01', never), true);
  assert.equal(isOnOn('COVID-19', '2026-03-01', never), false, 'off until it is switched on');
  const on = { changes: [{ ...change(1, true, '2026-03-01'), programme: 'COVID-19' }] };
  assert.deepEqual([isOnOn('COVID-19', '2026-02-28', on), isOnOn('COVID-19', '2026-03-01', on)], [false, true]);
});

test('what is planned: days to come, the next first, each once', () => {
  const changes = [change(1, false, '2026-06-01'), change(2, true, '2026-03-01'), change(3, true, '2026-06-01')];
  assert.deepEqual(
    plannedOf('HPV', '2026-02-01', changes).map(({ version }) => version),
    [2, 3],
  );
  assert.deepEqual(plannedOf('HPV', '2026-06-01', changes), []);
});
