import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameLabel } from './name-label.ts';

test('the name is called as on Aadhaar only where Aadhaar answered for it (specification 2, section 5)', () => {
  const table: [string, Parameters<typeof nameLabel>[0], boolean][] = [
    ['not verified yet', { way: '', ben_type_id: '20' }, true],
    ['manually', { way: 'manual', ben_type_id: '20' }, true],
    ['by mobile code', { way: 'mobile-otp', ben_type_id: '20' }, true],
    ['by Aadhaar code', { way: 'aadhaar-otp', ben_type_id: '20' }, false],
    ['by fingerprint', { way: 'biometric', ben_type_id: '21' }, false],
    ['an infant', { way: 'aadhaar-otp', ben_type_id: '23' }, true],
    ['type 7008', { way: 'aadhaar-otp', ben_type_id: '7008' }, true],
    ['special session of type 1', { way: 'aadhaar-otp', ben_type_id: '20', specialType: 1 }, true],
    ['special session of type 2', { way: 'aadhaar-otp', ben_type_id: '20', specialType: 2 }, false],
  ];
  for (const [who, named, full] of table) assert.equal(nameLabel(named) === 'registration:name', full, who);
});
