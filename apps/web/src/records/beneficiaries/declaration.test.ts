import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declarationOf } from './declaration.ts';

test('a death that was told is declared by whoever may, until it is', () => {
  const child = { dob: '2026-08-01', ben_type_id: 1, lmp_date: null, deceased_on: null };
  const vaccinator = { role: 'Vaccinator', today: '2026-11-22' } as const;
  assert.equal(declarationOf(child, vaccinator), 'here');
  for (const role of ['ANM', 'ASHA', 'Supervisor', 'District Administrator'] as const)
    assert.equal(declarationOf(child, { ...vaccinator, role }), 'ask', role);
  assert.equal(declarationOf({ ...child, deceased_on: '2026-11-20' }, vaccinator), 'none');
  assert.equal(declarationOf({ ...child, dob: '1986-08-01' }, vaccinator), 'none', 'nothing is due at forty');
  assert.equal(declarationOf(null, vaccinator), 'here', 'not on this phone');
});
