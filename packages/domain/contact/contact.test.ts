import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Verdict } from '../text/index.ts';
import {
  checkIfsc,
  checkMobile,
  checkMobileRepeated,
  checkMobileSearch,
  checkNewMobile,
  checkOtp,
  checkPinCode,
  checkRchId,
  messageLanguage,
  mobileDigits,
} from './index.ts';

const outcome = (verdict: Verdict) => (verdict.ok ? verdict.normal : verdict.refusal.code);
const runs = (rule: (value: string) => Verdict, table: [string, string][]) => {
  for (const [value, expected] of table) assert.equal(outcome(rule(value)), expected, JSON.stringify(value));
};

test('mobile number in a form', () => {
  runs(checkMobile, [
    ['9876543210', '9876543210'],
    [' 98765 43210 ', '9876543210'],
    ['6000000000', '6000000000'],
    ['9999999999', '9999999999'],
    ['', 'FLDVAL0027'],
    ['  ', 'FLDVAL0027'],
    ['5876543210', 'FLDVAL0008'],
    ['0987654321', 'FLDVAL0008'],
    ['987654321', 'FLDVAL0007'],
    ['98765432101', 'FLDVAL0007'],
    ['+919876543210', 'FLDVAL0006'],
    ['९८७६५४३२१०', 'FLDVAL0006'],
    ['98765\u200B43210', 'FLDVAL0006'],
    ['\u200F9876543210', 'FLDVAL0006'],
    ['98765-43210', 'FLDVAL0006'],
    ["9876543210'--", 'FLDVAL0006'],
  ]);
});

test('a field takes the digits of a mobile number, however it is typed or pasted', () => {
  const table: [string, string][] = [
    ['98765', '98765'],
    ['98765 43210', '9876543210'],
    ['98765-43210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['0', ''],
    ['98765432109', '9876543210'],
    ['9100000001', '9100000001'],
    ['a9b8', '98'],
    ['९८७६५ ४३२१०', '9876543210'],
    ['', ''],
  ];
  for (const [typed, kept] of table) assert.equal(mobileDigits(typed), kept, JSON.stringify(typed));
});

test('mobile number in a search', () => {
  runs(checkMobileSearch, [
    ['9876543210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['919876543210', 'FLDVAL0009'],
    ['+9109876543210', 'FLDVAL0009'],
    ['00987654321', 'FLDVAL0008'],
    ['+91', 'FLDVAL0009'],
    ['+919876a43210', 'FLDVAL0006'],
    ['1234567890', 'FLDVAL0008'],
    ['', 'FLDVAL0027'],
  ]);
});

test('a repeated number must match, a new one must differ', () => {
  assert.equal(outcome(checkMobileRepeated('98765 43210', '9876543210')), '9876543210');
  assert.equal(outcome(checkMobileRepeated('9876543210', '9876543211')), 'FLDVAL0010');
  assert.equal(outcome(checkNewMobile('98765 43210', '9876543210')), 'USRPRF0004');
  assert.equal(outcome(checkNewMobile('9876543211', '9876543210')), '9876543211');
  assert.equal(outcome(checkNewMobile('1', '9876543210')), 'FLDVAL0007');
});

test('one-time codes, pin codes, IFSC, RCHID', () => {
  runs(checkOtp, [
    ['123456', '123456'],
    [' 123456 ', '123456'],
    ['', 'FLDVAL0028'],
    ['012345', 'FLDVAL0011'],
    ['12345', 'FLDVAL0011'],
    ['1234567', 'FLDVAL0011'],
    ['१२३४५६', 'FLDVAL0011'],
  ]);
  runs(checkPinCode, [
    ['110001', '110001'],
    ['010001', 'FLDVAL0012'],
    ['1100', 'FLDVAL0012'],
    ['', 'FLDVAL0001'],
  ]);
  runs(checkIfsc, [
    ['sbin0001234', 'SBIN0001234'],
    ['SBIN00012345', 'FLDVAL0013'],
    ['SBIN1001234', 'FLDVAL0014'],
    ['SBIN0', 'FLDVAL0014'],
    ['', 'FLDVAL0001'],
  ]);
  runs(checkRchId, [
    ['012345678901', '012345678901'],
    ['123456789012345', '123456789012345'],
    ['1234567890123456', 'FLDVAL0015'],
    ['12a', 'FLDVAL0006'],
  ]);
});

test('a family is written to in the language of its consent, else in that of the state', () => {
  const table: [string | null, number | null, string][] = [
    [null, 9, 'hi'], // Uttar Pradesh
    [null, 10, 'hi'], // Bihar
    [null, 33, 'en'], // Tamil Nadu: we have no Tamil
    [null, null, 'en'],
    ['en', 9, 'en'],
    ['hi', 27, 'hi'],
    ['ta', 9, 'hi'],
  ];
  for (const [consented, state, expected] of table)
    assert.equal(messageLanguage(consented, state), expected, `${consented} ${state}`);
});
