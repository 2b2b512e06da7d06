import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusals } from '@teeka/domain/refusal';
import { busy, expired, silent } from '../../../platform/abdm/answer.ts';
import { ofAadhaar, ofAddress, ofAttempt, ofChild, ofCode, ofSearch, refusalOf } from './refusals.ts';

const of = (refused: string, known = ofAttempt, more: object = {}) => refusalOf({ refused, ...more }, known, false);
const uidai = (code: string, known = ofAadhaar) => of('ABDM-1204', known, { uidai: code }).refusal;

test('published codes mean something of ours, by what was asked', () => {
  const table: [code: string, known: typeof ofCode, refusal: string][] = [
    ['ABDM-1204', ofCode, 'USRPRF0002'],
    ['ABDM-1100', ofCode, 'USRAUT0014'],
    ['ABDM-1017', ofCode, 'ABHACC0004'],
    ['ABDM-1017', ofAttempt, 'ABHACC0004'],
    ['ABDM-1101', ofAddress, 'ABHACC0007'],
    ['ABDM-1114', ofAadhaar, 'IDVERI0002'],
    ['ABDM-1114', ofSearch, 'ABHACC0010'],
    ['ABDM-1211', ofSearch, 'ABHACC0010'],
    ['ABDM-1155', ofChild, 'ABHACC0032'],
    ['ABDM-1157', ofChild, 'ABHACC0008'],
    ['ABDM-1124', ofAadhaar, 'ABHACC0036'],
    ['ABDM-1134', ofSearch, 'ABHACC0015'],
    ['ABDM-1207', ofAadhaar, 'ABHACC0034'],
    ['ABDM-1022', ofAadhaar, 'REQVAL0014'],
    ['ABDM-1206', ofCode, 'REQVAL0014'],
    ['ABDM-1220', ofChild, 'REQVAL0014'],
    ['ABDM-7777', ofAadhaar, 'ABHACC0016'],
  ];
  for (const [code, known, refusal] of table) assert.equal(of(code, known).refusal, refusal, code);
  assert.equal(of('ABDM-1124', ofCode).field, 'mobile_number');
  assert.equal(of('ABDM-7777').code, 'ABDM-7777', 'told as it came');
});

test('what the identity authority says is handed through, and told as it came where it means nothing here', () => {
  const table: [code: string, known: typeof ofCode, refusal: string][] = [
    ['300', ofAadhaar, 'ABHACC0035'],
    ['100', ofAadhaar, 'ABHACC0034'],
    ['111', ofAadhaar, 'IDVERI0003'],
    ['563', ofAadhaar, 'IDVERI0005'],
    ['998', ofAadhaar, 'IDVERI0002'],
    ['400', ofCode, 'USRPRF0002'],
    ['403', ofCode, 'USRAUT0014'],
    ['997', ofCode, 'ABHACC0016'],
    ['330', ofAadhaar, 'ABHACC0016'],
  ];
  for (const [code, known, refusal] of table) assert.equal(uidai(code, known), refusal, code);
  assert.equal(of('ABDM-1204', ofAadhaar, { uidai: '330' }).code, 'ABDM-1204, 330');
});

test('fields that it does not take stand under ours', () => {
  const table: [fields: string[], known: typeof ofCode, expected: object][] = [
    [['loginId'], ofSearch, { refusal: 'ABHACC0037', code: 'loginId' }],
    [['mobile'], ofCode, { refusal: 'ABHACC0037', code: 'mobile', field: 'mobile_number' }],
    [['authData.otp.otpValue'], ofCode, { refusal: 'ABHACC0037', code: 'otpValue', field: 'otp' }],
    [['abhaAddress'], ofAddress, { refusal: 'ABHACC0037', code: 'abhaAddress', field: 'abha_address' }],
    [['scope', 'name'], ofAadhaar, { refusal: 'ABHACC0037', code: 'name', field: 'proof.name' }],
    [['txnId', 'otpValue'], ofCode, { refusal: 'ABHACC0004', code: '' }],
    [['scope'], ofSearch, { refusal: 'ABHACC0016', code: 'scope' }],
    [['name'], ofChild, { refusal: 'ABHACC0016', code: 'name' }],
  ];
  for (const [fields, known, expected] of table)
    assert.deepEqual(of('INVALID', known, { fields }), expected, fields.join());
});

test('silence, too much to do and a token that has run out', () => {
  for (const answer of [silent, busy]) assert.equal(refusalOf(answer, ofCode, false).refusal, 'REQVAL0014');
  assert.equal(refusalOf(expired, ofCode, false).refusal, 'REQVAL0014');
  assert.equal(refusalOf(expired, ofCode, true).refusal, 'ABHACC0004');
});

test('each is catalogued', () => {
  for (const known of [ofCode, ofAadhaar, ofSearch, ofAddress, ofChild, ofAttempt])
    for (const code of Object.values(known)) assert.ok(code in refusals, code);
});
