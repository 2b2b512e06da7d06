import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Material } from '@teeka/contract/vaccinations';
import { vaccineFor } from './vaccine-for.ts';

const vaccine = (material_id: number) => ({ material_id }) as Material;

test('a vial that is in no list: the vaccine to take into stock, where only one serves', () => {
  assert.equal(vaccineFor([vaccine(4)]), 4);
  assert.equal(vaccineFor([vaccine(9), vaccine(10)]), 0, 'live and killed against Japanese encephalitis');
  assert.equal(vaccineFor([]), 0);
});
