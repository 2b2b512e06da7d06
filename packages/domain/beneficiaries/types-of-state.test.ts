import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typesOff } from '../person/index.ts';
import { birthRefusals } from './birth-rules.ts';

test('of what a state has switched off the types of beneficiaries are taken away, no programme and no unknown name', () => {
  assert.deepEqual(typesOff(['HPV', 'type-21', 'type-20', 'constructor']), [21]);
});

test('a type that the state has taken away is refused at its field; who is of another type is not concerned', () => {
  const woman = { dob: '1996-05-20', dob_is_year: false, birth_year: '', gender: 2 };
  const refused = (ben_type_id: number, off: readonly number[], dob = woman.dob) =>
    birthRefusals({ ...woman, dob, ben_type_id }, { today: '2026-11-26', typesOff: off });
  assert.deepEqual(refused(21, [21]), [{ code: 'BENREG0014', path: 'ben_type_id' }]);
  assert.deepEqual(refused(21, []), []);
  assert.deepEqual(refused(20, [21]), []);
  assert.deepEqual(
    refused(21, [21], '2020-05-20'),
    [{ code: 'BENREG0007', path: 'ben_type_id' }],
    'the age comes first',
  );
});
