import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../calendar/index.ts';
import { checkReportRange, reportPresets, spanBefore } from './index.ts';

const fields = { from: 'from_date', to: 'to_date' };
const today = '2026-11-21';

test('spans a report takes and refuses', () => {
  const table: [string, string, string | undefined][] = [
    ['2026-11-21', '2026-11-21', undefined],
    ['2026-07-01', '2026-09-30', undefined],
    ['2025-11-22', '2026-11-21', undefined],
    ['2025-11-21', '2026-11-21', 'FLDVAL0019 to_date 2026-11-20'],
    ['2025-04-01', '2026-03-31', undefined],
    ['2025-04-01', '2026-04-01', 'FLDVAL0019 to_date 2026-03-31'],
    // A leap year is a year too, and a year of a leap day ends before the next.
    ['2024-01-01', '2024-12-31', undefined],
    ['2024-01-01', '2025-01-01', 'FLDVAL0019 to_date 2024-12-31'],
    ['2023-03-01', '2024-02-29', undefined],
    ['2024-02-29', '2025-02-28', undefined],
    ['2024-02-29', '2025-03-01', 'FLDVAL0019 to_date 2025-02-28'],
    ['2023-01-01', '2023-12-31', undefined],
    ['2022-12-31', '2023-01-31', 'FLDVAL0018 from_date 2023-01-01'],
    ['', '2026-11-21', 'FLDVAL0023 from_date '],
    ['2026-11-21', '', 'FLDVAL0024 to_date '],
    ['2026-02-29', '2026-11-21', 'FLDVAL0017 from_date '],
    ['2026-11-01', '21/11/2026', 'FLDVAL0017 to_date '],
    ['2026-11-21', '2026-11-20', 'FLDVAL0026 to_date '],
    ['2026-11-22', '2026-11-22', 'FLDVAL0019 from_date 2026-11-21'],
    ['2026-11-01', '2026-11-22', 'FLDVAL0019 to_date 2026-11-21'],
  ];
  for (const [from, to, expected] of table) {
    const checked = checkReportRange({ from, to }, { today, fields });
    const said =
      'refusal' in checked
        ? `${checked.refusal.code} ${checked.refusal.path} ${checked.refusal.values?.max ?? checked.refusal.values?.min ?? ''}`
        : undefined;
    assert.equal(said, expected, `${from}..${to}`);
  }
});

test('what a span is compared with are as many days just before', () => {
  const table: [string, string, string | null][] = [
    ['2026-11-21', '2026-11-21', '2026-11-20 2026-11-20'],
    ['2026-11-01', '2026-11-21', '2026-10-11 2026-10-31'],
    ['2026-04-01', '2027-03-31', '2025-04-01 2026-03-31'],
    ['2023-01-02', '2023-01-02', '2023-01-01 2023-01-01'],
    ['2023-01-02', '2023-01-03', null],
  ];
  for (const [from, to, expected] of table) {
    const before = spanBefore({ from, to });
    assert.equal(before && `${before.from} ${before.to}`, expected, `${from}..${to}`);
  }
});

test('quick spans: month and quarter, so far and the one before, the financial year, twelve months', () => {
  const table: [string, string[]][] = [
    [
      '2026-11-21',
      [
        'thisMonth 2026-11-01 2026-11-21',
        'lastMonth 2026-10-01 2026-10-31',
        'thisQuarter 2026-10-01 2026-11-21',
        'lastQuarter 2026-07-01 2026-09-30',
        'thisYear 2026-04-01 2026-11-21',
        'twelveMonths 2025-11-22 2026-11-21',
      ],
    ],
    [
      '2027-03-31',
      [
        'thisMonth 2027-03-01 2027-03-31',
        'lastMonth 2027-02-01 2027-02-28',
        'thisQuarter 2027-01-01 2027-03-31',
        'lastQuarter 2026-10-01 2026-12-31',
        'thisYear 2026-04-01 2027-03-31',
        'twelveMonths 2026-04-01 2027-03-31',
      ],
    ],
    [
      '2028-04-01',
      [
        'thisMonth 2028-04-01 2028-04-01',
        'lastMonth 2028-03-01 2028-03-31',
        'thisQuarter 2028-04-01 2028-04-01',
        'lastQuarter 2028-01-01 2028-03-31',
        'thisYear 2028-04-01 2028-04-01',
        'twelveMonths 2027-04-02 2028-04-01',
      ],
    ],
  ];
  for (const [day, expected] of table)
    assert.deepEqual(
      reportPresets(day).map(({ kind, from, to }) => `${kind} ${from} ${to}`),
      expected,
      day,
    );
});

test('on every day of four years, no quick span is one that a report refuses', () => {
  for (let day = '2026-01-01'; day < '2030-01-01'; day = addDays(day, 1))
    for (const range of reportPresets(day))
      assert.ok('range' in checkReportRange(range, { today: day, fields }), `${day} ${range.kind}`);
});
