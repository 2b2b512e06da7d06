import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DoseDetails } from '@teeka/contract/vaccinations';
import { type Child, forecast, nationalSchedule as schedule } from '@teeka/domain/schedule';
import { paperLines } from './lines.ts';

const child: Child = { kind: 'child', dob: '2026-10-01', sex: 'F', jeEndemic: false };
const doses = [
  { code: 'BCG', date: '2026-10-01' },
  { code: 'OPV0', date: '2026-10-01' },
  { code: 'OPV1', date: '2026-10-20' },
];
const forecasted = forecast(child, doses, { on: '2026-11-21', schedule });
const story = (more: object) =>
  ({
    dose_code: 'BCG',
    given_on: '2026-10-01',
    voided: null,
    batch_number: 'B-7',
    session_site_name: 'SC Ujhani',
    ...more,
  }) as unknown as DoseDetails;
const line = (details: readonly DoseDetails[] | null, key: string) =>
  paperLines(forecasted, details, new Map([['OPV0 2026-10-01', 'Pending']])).find((one) => one.key === key);

test('the printed card: what was given with batch and place, what is to come with its day', () => {
  const bcg = line([story({})], 'BCG');
  assert.deepEqual([bcg?.given, bcg?.batch, bcg?.place, bcg?.due], ['2026-10-01', 'B-7', 'SC Ujhani', '']);
  assert.equal(line([story({ voided: { reason: 'x' } })], 'BCG')?.batch, '', 'of a voided one nothing is told');
  assert.deepEqual([line(null, 'BCG')?.given, line(null, 'BCG')?.batch], ['2026-10-01', ''], 'without network');
  assert.equal(line(null, 'OPV0')?.previous, 'Pending');
  const penta = line(null, 'PENTA1');
  assert.deepEqual([penta?.given, penta?.due], ['', '2026-11-12']);
  assert.equal(line(null, 'VITA3')?.due ?? '', '', 'waits for the dose before it: no day yet');
});

test('a dose that does not count is told as such, and its own line still has its day', () => {
  const lines = paperLines(forecasted, null, new Map());
  assert.deepEqual(
    lines.filter(({ notCounted }) => notCounted).map(({ code, given }) => `${code} ${given}`),
    ['OPV1 2026-10-20'],
  );
  assert.notEqual(lines.find(({ key }) => key === 'OPV1')?.due, '');
});
