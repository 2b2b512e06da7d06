import assert from 'node:assert/strict';
import { test } from 'node:test';
import { givesVaccines, userType } from './index.ts';

test('supervisor first, then Verifier, otherwise vaccinator', () => {
  assert.equal(userType({ isSupervisor: 1, role: 'Verifier' }), 'supervisor');
  assert.equal(userType({ isSupervisor: 0, role: 'Verifier' }), 'Verifier');
  assert.equal(userType({ role: 'ANM' }), 'vaccinator');
  assert.deepEqual(
    [1, 2, null].map((vacc_type) => givesVaccines({ vacc_type })),
    [true, false, false],
  );
});
