import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Batch, Material } from '@teeka/contract/vaccinations';
import { nationalSchedule } from '@teeka/domain/schedule';
import { vialsOfDay } from './vials-of-day.ts';

const today = '2026-11-21';
const vaccine = (material_id: number, material_code: string, dose_codes: string[]): Material => ({
  material_id,
  material_code,
  material_name: material_code,
  doses_per_vial: [10],
  material_category: 'Universal Immunization Programme',
  dose_codes,
});
const materials = [
  vaccine(4, 'PENTA', ['PENTA1', 'PENTA2', 'PENTA3']),
  vaccine(2, 'BOPV', ['OPV0', 'OPV1', 'OPV2', 'OPV3', 'OPVB']),
  vaccine(1, 'BCG', ['BCG']),
  vaccine(90, 'ARV_PVRV', ['ARV']),
];
const batch = (batch_id: string, material_id: number, expiry_date: string, stop?: Batch['stop']): Batch => ({
  batch_id,
  material_id,
  expiry_date,
  batch_number: batch_id.toUpperCase(),
  manufacturer: '',
  session_site_id: 's',
  ...(stop ? { stop } : {}),
});

test('of each vaccine the batch that expires first is proposed; expired and stopped ones never are', () => {
  const stop = { on: today, reason: 'vvm-3' };
  const batches = [
    batch('far', 4, '2027-11-20'),
    batch('near', 4, '2026-12-01'),
    batch('bad', 4, '2026-11-30', stop),
    batch('gone', 2, '2026-11-20'),
    batch('bites', 90, '2027-01-01'),
  ];
  const vials = vialsOfDay(nationalSchedule, { materials, batches }, { today, chosen: {} });
  assert.deepEqual(
    vials.map(({ vaccine, proposed, choices }) => [vaccine, proposed, choices.length]),
    [['Penta', 'near', 2]],
    'none of polio to give, none of the schedule against rabies',
  );
});

test('what was chosen today stays proposed as long as it may be used', () => {
  const batches = [batch('far', 4, '2027-11-20'), batch('near', 4, '2026-12-01')];
  const proposed = (chosen: string) =>
    vialsOfDay(nationalSchedule, { materials, batches }, { today, chosen: { Penta: chosen } }).map(
      (vial) => vial.proposed,
    );
  assert.deepEqual(proposed('far'), ['far']);
  assert.deepEqual(proposed('thrown-away'), ['near']);
});
