import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { dueList } from './due-list.ts';
import { forecast } from './forecast.ts';
import type { Child } from './person.ts';
import type { Schedule } from './row.ts';
import { scheduleInForce, scheduleOf, schedules } from './versions.ts';

test('every version has a name, a source and its own beginning, the newest first', () => {
  assert.deepEqual(
    schedules.map(({ version, inForceFrom, rows }) => [version, inForceFrom, rows.length]),
    [
      ['IN-UIP 2023-01 + HPV 2026-02 + COVID-19', '2026-11-26', 46],
      ['IN-UIP 2023-01 + HPV 2026-02', '2026-02-28', 43],
      ['IN-UIP 2023-01', '2023-01-01', 42],
      ['IN-UIP 2022-12', undefined, 41],
    ],
  );
  for (const { version, source } of schedules) assert.ok(source.length > 20, version);
});

/** Everything of a version on which a forecast rests; where a row comes from and what is uncertain of it may be told better. */
function digestOf({ source: _source, rows, ...rest }: Schedule): string {
  const weighed = rows.map(({ source: _of, uncertain: _what, ...row }) => row);
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256')
    .update(JSON.stringify({ ...rest, rows: weighed }, sorted))
    .digest('hex')
    .slice(0, 16);
}

/**
 * A version is never edited once forecasts rest on it. Whoever meets a changed digest here has changed a row of one that is
 * in force or was: put the row back as it was, give the change a version of its own in `versions.ts` with the day from which
 * it is in force, and let `earlier-schedules.ts` keep the row that the earlier versions go by. A new version gets a line here;
 * a line that stands is not changed.
 */
test('no version was edited since forecasts rest on it', () => {
  assert.deepEqual(
    schedules.map((schedule) => `${schedule.version}: ${digestOf(schedule)}`),
    [
      'IN-UIP 2023-01 + HPV 2026-02 + COVID-19: cbb5557f72c9b4d5',
      'IN-UIP 2023-01 + HPV 2026-02: c4794e3c05c8d786',
      'IN-UIP 2023-01: ffbb4af37ddc8964',
      'IN-UIP 2022-12: de892a07239d2b71',
    ],
  );
  const [{ rows, ...newest }] = schedules as [Schedule];
  const edited = rows.map((row) => (row.code === 'OPV2' ? { ...row, gap: '29d' as const } : row));
  assert.notEqual(digestOf({ ...newest, rows: edited }), digestOf({ ...newest, rows }));
});

describe('which version was in force', () => {
  const table: [string, string][] = [
    ['2022-12-31', 'IN-UIP 2022-12'],
    ['2023-01-01', 'IN-UIP 2023-01'],
    ['2026-02-27', 'IN-UIP 2023-01'],
    ['2026-02-28', 'IN-UIP 2023-01 + HPV 2026-02'],
    ['2026-11-25', 'IN-UIP 2023-01 + HPV 2026-02'],
    ['2026-11-26', 'IN-UIP 2023-01 + HPV 2026-02 + COVID-19'],
  ];
  for (const [day, version] of table)
    test(day, () => {
      assert.equal(scheduleInForce(day).version, version);
      assert.equal(scheduleOf(day)?.version, version);
    });
});

test('an old forecast can be made again: no third fIPV in 2022, no HPV in 2025', () => {
  const born = (dob: string): Child => ({ kind: 'child', dob, sex: 'F', jeEndemic: false });
  const fipv = ['FIPV1 2022-02-20', 'FIPV2 2022-04-20'].map((text) => ({
    code: text.slice(0, 5),
    date: text.slice(6),
  }));
  const ask = (child: Child, on: string, version: string, doses = fipv) =>
    dueList(forecast(child, doses, { on, schedule: scheduleOf(version) ?? scheduleInForce(on) })).due;
  const infant = born('2022-01-05');
  assert.ok(!ask(infant, '2022-10-10', 'IN-UIP 2022-12').includes('FIPV3'));
  assert.ok(ask(infant, '2023-01-02', 'IN-UIP 2023-01').includes('FIPV3'));
  const girl = born('2011-08-01');
  assert.ok(!ask(girl, '2025-10-10', 'IN-UIP 2023-01', []).includes('HPV1'));
  assert.ok(ask(girl, '2026-03-10', 'IN-UIP 2023-01 + HPV 2026-02', []).includes('HPV1'));
});
