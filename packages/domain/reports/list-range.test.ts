import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkListRange, type RangeDirection } from './index.ts';

const fields = { from: 'from_date', to: 'to_date' };

test('ranges a list takes and refuses (specification 2, section 9)', () => {
  const cases: [RangeDirection, string, string, string, string | undefined][] = [
    ['past', '2026-03-16', '2026-03-01', '2026-03-16', undefined],
    ['past', '2026-03-16', '2026-03-16', '2026-03-16', undefined],
    ['past', '2026-03-16', '2025-03-16', '2025-04-16', undefined],
    ['past', '2026-03-16', '', '2026-03-16', 'FLDVAL0023 from_date'],
    ['past', '2026-03-16', '2026-03-16', '', 'FLDVAL0024 to_date'],
    ['past', '2026-03-16', '2026-02-29', '2026-03-16', 'FLDVAL0017 from_date'],
    ['past', '2026-03-16', '2026-03-01', '16/03/2026', 'FLDVAL0017 to_date'],
    ['past', '2026-03-16', '2026-03-16', '2026-03-15', 'FLDVAL0026 to_date'],
    ['past', '2026-03-16', '2026-01-15', '2026-02-16', 'FLDVAL0025 to_date'],
    ['past', '2026-03-16', '2025-03-15', '2025-04-01', 'FLDVAL0018 from_date'],
    ['past', '2023-06-01', '2022-12-31', '2023-01-15', 'FLDVAL0018 from_date'],
    ['past', '2023-06-01', '2023-01-01', '2023-02-01', undefined],
    ['past', '2026-03-16', '2026-03-17', '2026-03-17', 'FLDVAL0019 from_date'],
    ['past', '2026-03-16', '2026-03-10', '2026-03-17', 'FLDVAL0019 to_date'],
    ['upcoming', '2026-03-16', '2026-03-15', '2026-03-17', 'FLDVAL0018 from_date'],
    ['upcoming', '2026-03-16', '2027-03-16', '2027-04-16', undefined],
    ['both', '2026-03-16', '2026-03-10', '2026-04-10', undefined],
    ['both', '2026-03-16', '2025-03-15', '2025-04-10', 'FLDVAL0018 from_date'],
    ['both', '2026-03-16', '2027-03-17', '2027-03-18', 'FLDVAL0019 from_date'],
  ];
  for (const [direction, today, from, to, wanted] of cases) {
    const checked = checkListRange({ from, to }, { direction, today, fields });
    const got = 'refusal' in checked ? `${checked.refusal.code} ${checked.refusal.path}` : undefined;
    assert.equal(got, wanted, `${direction} ${from}..${to} on ${today}`);
  }
});
