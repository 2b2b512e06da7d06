import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayBe } from './may-be.ts';

const materials = [
  { material_id: 1, dose_codes: ['OPV0', 'OPV1', 'OPV2'] },
  { material_id: 2, dose_codes: ['PENTA1', 'PENTA2'] },
  { material_id: 3, dose_codes: ['JE1', 'JE2'] },
  { material_id: 4, dose_codes: ['JE1', 'JE2'] },
  { material_id: 5, dose_codes: ['ARV'] },
  { material_id: 6, dose_codes: ['ARV'] },
  { material_id: 7, dose_codes: ['RIG'] },
  { material_id: 8, dose_codes: ['RIG'] },
  { material_id: 9, dose_codes: ['ASV'] },
];

test('what a dose may have been, when it is put right', () => {
  const cases: [string, string, number | null, boolean, number[]][] = [
    ['its own vaccine, nothing against bites', 'OPV1', 1, false, [1]],
    ['either product of one vaccine', 'JE1', 3, false, [3, 4]],
    ['its own vaccine, where nobody knew the product', 'PENTA1', null, false, [2]],
    ['once another is said to be given, any of the schedule', 'OPV1', 1, true, [1, 2, 3, 4]],
    ['any vaccine against rabies', 'ARV', 5, false, [5, 6]],
    ['immunoglobulin as it is on record', 'RIG', 7, false, [7]],
    ['antivenom as it is on record', 'ASV', 9, false, [9]],
  ];
  for (const [what, dose_code, material_id, isAnother, wanted] of cases) {
    const offered = materials.filter((one) => mayBe(one, { dose_code, material_id, isAnother }));
    assert.deepEqual(
      offered.map((one) => one.material_id),
      wanted,
      what,
    );
  }
});
