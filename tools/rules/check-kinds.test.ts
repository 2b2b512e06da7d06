import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeReferenceNumber } from '@teeka/domain/identity';
import fc from 'fast-check';
import { checkKinds } from './check-kinds.ts';

const setting = { today: '2026-11-21', production: false };

/** A value of each kind that passes, as it is kept. */
const good: Record<string, string> = {
  aadhaar: '999941005707',
  'aadhaar-card': '999941005707',
  'abha-address': 'demo.user1@sbx',
  'abha-number': '91-1234-5678-9012',
  account: '012345678901',
  address: 'House 3, Ward-2 (East)',
  'blood-group': 'AB+ve',
  'child-weight': '2.85',
  dob: '2024-02-29',
  'driving-license': 'DL0120111234567',
  'father-name': 'RAM LAL',
  'guardian-name': 'RAM LAL',
  ifsc: 'SBIN0001234',
  mobile: '9876543210',
  'mobile-search': '9876543210',
  lmp: '2026-01-01',
  name: 'ASHA DEVI',
  'name-search': 'Asha Devi',
  npr: '1234567890123456',
  'other-id': 'AB123.4567',
  otp: '123456',
  pan: 'ABCDE1234F',
  passport: 'A1234567',
  password: 'Abcdef1#',
  'pension-passbook': 'PEN1234567',
  'pin-code': '110001',
  ration: 'RC-123.456',
  rchid: '123456789012',
  reason: 'Twin sister',
  reference: makeReferenceNumber('1234567890123'),
  student: 'SCH-12.3',
  udid: 'DL1234567890123456',
  username: 'Asha Devi',
  voter: 'ABC1234567',
  'year-of-birth': '1999',
  'husband-age': '30',
  pregnancies: '2',
  births: '1',
  'living-children': '1',
  'earlier-year': '2019',
  weight: '48.5',
  height: '152',
  systolic: '120',
  diastolic: '80',
  pulse: '84',
  'respiratory-rate': '18',
  temperature: '36.8',
  'fundal-height': '20',
  'foetal-heart-rate': '140',
  haemoglobin: '10.4',
  'blood-sugar': '96',
  tsh: '2.25',
  'folic-acid': '30',
  ifa: '180',
  calcium: '360',
  'units-transfused': '2',
};

test('every kind has a value that passes, spaces around it or not', () => {
  assert.deepEqual(Object.keys(good), Object.keys(checkKinds));
  for (const [kind, rule] of Object.entries(checkKinds)) {
    const value = good[kind] ?? '';
    assert.deepEqual(rule(value, setting), { ok: true, normal: value }, kind);
    if (kind !== 'password' && kind !== 'username') {
      assert.deepEqual(rule(` ${value}\t`, setting), { ok: true, normal: value }, kind);
    }
  }
});

test('one strange character anywhere spoils a value', () => {
  const strange = [...'\u200B\u200C\u200D\u2060\uFEFF\u200E\u200F\u202A\u202E\u2066\u00AD\u0000\u0301०٠０Аſ💉<\'"%;'];
  for (const [kind, rule] of Object.entries(checkKinds)) {
    if (kind === 'password' || kind === 'reason') continue;
    const value = good[kind] ?? '';
    for (const character of strange) {
      for (let at = 0; at <= value.length; at += 1) {
        const spoilt = value.slice(0, at) + character + value.slice(at);
        assert.equal(rule(spoilt, setting).ok, false, `${kind} ${JSON.stringify(spoilt)}`);
      }
    }
  }
});

test('a normal form is its own normal form, and no text makes a rule fall over', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...'0129aAZ .-/()@+\t'), maxLength: 20 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.entries(checkKinds)), text, ([, rule], value) => {
      const verdict = rule(value, setting);
      if (verdict.ok) assert.deepEqual(rule(verdict.normal, setting), verdict);
    }),
    { numRuns: 5000 },
  );
});
