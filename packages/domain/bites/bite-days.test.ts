import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BiteDays, biteDayRefusals } from './bite-days.ts';

test('days that a case of a bite cannot tell', () => {
  const known = { dob: '2024-03-10', today: '2026-11-22' };
  const bite = { purpose: 'bite', bitten_on: '2026-11-20', earlier: 'none', earlier_on: null };
  const before = (earlier_on: string | null) => ({ ...bite, earlier: 'complete', earlier_on });
  const table: [string, BiteDays, string[]][] = [
    ['a bite two days ago', bite, []],
    ['today', { ...bite, bitten_on: '2026-11-22' }, []],
    ['tomorrow', { ...bite, bitten_on: '2026-11-23' }, ['RABIES0011 bitten_on']],
    ['on the day of birth', { ...bite, bitten_on: '2024-03-10' }, []],
    ['a day before birth', { ...bite, bitten_on: '2024-03-09' }, ['SCHEDU0002 bitten_on']],
    ['no such day', { ...bite, bitten_on: '2026-02-30' }, ['FLDVAL0017 bitten_on']],
    ['nobody told the day', { ...bite, bitten_on: null }, []],
    ['the form is empty', { ...bite, bitten_on: '' }, []],
    ['a sting before birth', { bitten_on: '2024-03-09' }, ['SCHEDU0002 bitten_on']],
    ['an earlier course', before('2025-06-01'), []],
    ['of an unknown day', before(null), []],
    ['that ended on the day of the bite', before('2026-11-20'), []],
    ['that ended after the bite', before('2026-11-21'), ['FLDVAL0019 earlier_on 2026-11-20']],
    ['of a mistyped year', before('2062-11-01'), ['FLDVAL0019 earlier_on 2026-11-20']],
    ['before birth', before('2024-03-09'), ['SCHEDU0002 earlier_on']],
    ['no such day of a course', before('2025-13-01'), ['FLDVAL0017 earlier_on']],
    [
      'beside a bite in the future: measured by today',
      { ...before('2026-11-23'), bitten_on: '2026-12-01' },
      ['RABIES0011 bitten_on', 'FLDVAL0019 earlier_on 2026-11-22'],
    ],
    ['for prevention: until today', { ...before('2026-11-22'), purpose: 'prevention', bitten_on: null }, []],
    [
      'for prevention, tomorrow',
      { ...before('2026-11-23'), purpose: 'prevention', bitten_on: null },
      ['FLDVAL0019 earlier_on 2026-11-22'],
    ],
    ['a day left behind of a course that was not complete', { ...before('2030-01-01'), earlier: 'unknown' }, []],
  ];
  for (const [what, details, expected] of table) {
    const found = biteDayRefusals(details, known).map(({ code, path, values }) =>
      [code, path, values?.max].filter((one) => one !== undefined).join(' '),
    );
    assert.deepEqual(found, expected, what);
  }
});
