import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dueList } from './due-list.ts';
import { forecast } from './forecast.ts';
import type { Child } from './person.ts';
import { scheduleInForce, scheduleOf, schedules } from './versions.ts';

test('every version has a name, a source and its own beginning, the newest first', () => {
  assert.deepEqual(
    schedules.map(({ version, inForceFrom, rows }) => [version, inForceFrom, rows.length]),
    [
      ['IN-UIP 2023-01 + HPV 2026-02', '2026-02-28', 43],
      ['IN-UIP 2023-01', '2023-01-01', 42],
      ['IN-UIP 2022-12', undefined, 41],
    ],
  );
  for (const { version, source } of schedules) assert.ok(source.length > 20, version);
});

describe('which version was in force', () => {
  const table: [string, string][] = [
    ['2022-12-31', 'IN-UIP 2022-12'],
    ['2023-01-01', 'IN-UIP 2023-01'],
    ['2026-02-27', 'IN-UIP 2023-01'],
    ['2026-02-28', 'IN-UIP 2023-01 + HPV 2026-02'],
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
