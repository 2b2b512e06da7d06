import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sameProductRefusal } from './judge-correction.ts';

test('a correction keeps the product of immunoglobulin and antivenom', () => {
  const table: [string, string, number, string | undefined][] = [
    ['rabies vaccine becomes another rabies vaccine', 'ARV', 202, undefined],
    ['immunoglobulin of horses becomes human', 'RIG', 202, 'VACDOS0012'],
    ['antivenom becomes another', 'ASV', 202, 'VACDOS0012'],
    ['immunoglobulin stays', 'RIG', 201, undefined],
  ];
  const unknown = { dose_code: 'RIG', material_id: null };
  assert.equal(sameProductRefusal(unknown, { ...unknown, material_id: 0 }), undefined, 'of others');
  for (const [what, dose_code, material_id, code] of table) {
    const found = sameProductRefusal({ dose_code, material_id: 201 }, { dose_code, material_id });
    assert.equal(found?.code, code, what);
  }
});
