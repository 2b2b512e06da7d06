import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BiteCase, BiteDose } from '@teeka/contract/bites/shapes';
import { biteRowsOf } from './prefill-bites.ts';

const dose = (dose_id: string, more: Partial<BiteDose>): BiteDose => ({
  dose_id,
  dose_code: 'ARV',
  day_of_dose: 0,
  given_on: '2026-11-18',
  material_id: 201,
  captured_at: '2026-11-18T05:00:00Z',
  batch_number: 'ARV-1',
  voided: false,
  amounts: null,
  ...more,
});
const rows = {
  meta: {
    materials: [{ material_id: 201, material_name: 'Rabies vaccine' }],
    batches: [{ material_id: 201, batch_number: 'ARV-1', manufacturer: 'Doab Bio', expiry_date: '2027-01-31' }],
  },
} as unknown as Parameters<typeof biteRowsOf>[1];
const cases = (...doses: BiteDose[]) => [{ doses }] as unknown as BiteCase[];

test('doses of a bite come with vaccine, maker, batch and their number, the latest first', () => {
  const found = biteRowsOf(
    cases(
      dose('d0', {}),
      dose('d3', { day_of_dose: 3, given_on: '2026-11-21', captured_at: '2026-11-21T05:00:00Z' }),
      dose('v', { voided: true }),
    ),
    rows,
    '2026-10-22',
  );
  assert.deepEqual(
    found.map(({ row, at }) => [row.dose_id, row.dose_no, row.name, row.manufacturer, row.expiry_date, at]),
    [
      ['d3', 2, 'Rabies vaccine', 'Doab Bio', '2027-01-31', '2026-11-21T05:00:00Z'],
      ['d0', 1, 'Rabies vaccine', 'Doab Bio', '2027-01-31', '2026-11-18T05:00:00Z'],
    ],
  );
});

test('a drip counts from its start, a dose of others has no hour, one of long ago is not suspected', () => {
  const amounts = { route: 'IV' as const, sites: [], ml: null };
  const found = biteRowsOf(
    cases(
      dose('asv', { dose_code: 'ASV', amounts: { ...amounts, started_at: '2026-11-18T04:00:00Z' } }),
      dose('paper', { material_id: null, amounts: { ...amounts, route: 'ID', elsewhere: true } }),
      dose('old', { given_on: '2026-10-01' }),
    ),
    rows,
    '2026-10-22',
  );
  assert.deepEqual(
    found.map(({ row, at }) => [row.dose_id, row.name, at]),
    [
      ['asv', 'Rabies vaccine', '2026-11-18T04:00:00Z'],
      ['paper', 'ARV', null],
    ],
  );
});
