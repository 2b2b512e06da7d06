import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeatedMobileRefusals } from './repeated-mobile.ts';

test('the mobile number is typed twice, and both must agree', () => {
  const table: [number: string, repeated: string, refused: string][] = [
    ['9876543210', '9876543210', ''],
    ['98765 43210', '9876543210', ''],
    ['9876543210', '', 'FLDVAL0001'],
    ['9876543210', '9876543201', 'FLDVAL0010'],
    ['12345', '', ''],
    ['', '', ''],
  ];
  for (const [mobile_number, mobile_repeated, refused] of table) {
    const found = repeatedMobileRefusals({ mobile_number, mobile_repeated });
    assert.equal(found.map(({ code }) => code).join(), refused, `${mobile_number} ${mobile_repeated}`);
  }
});
