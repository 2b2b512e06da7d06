import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkAbhaAddress, checkAbhaNumber, groupAbhaNumber } from '../abha/index.ts';
import type { Verdict } from '../text/index.ts';
import { abhaAddresses, abhaNumbers, photoIds } from './identity.cases.ts';
import { checkPhotoId, comparedPhotoId, photoIdForms, photoIdTyped } from './photo-id.ts';
import { otherPhotoId, photoIdType, photoIdTypes, photoIdTypesAtAge } from './photo-id-types.ts';
import { checkSearchValue, type SearchBy, searchFlag, searchTypeId } from './search-value.ts';

const outcome = (verdict: Verdict) => (verdict.ok ? verdict.normal : verdict.refusal.code);

test('every known example of a photo-ID number', () => {
  for (const [type, value, valid] of photoIds) assert.equal(checkPhotoId(type, value).ok, valid === true, value);
});

test('a field takes a number as its type is written', () => {
  const table: [number, string, string][] = [
    [1, '9999 4100 5705', '999941005705'],
    [1, '9999410057059', '999941005705'],
    [1, '0', ''],
    [1, '019999', '9999'],
    [1, '99a9', '999'],
    [1, '९९', '99'],
    [6, ' abcde1234f', 'ABCDE1234F'],
    [9, 'pen 123', 'PEN 123'],
    [9, 'pen ', 'PEN '],
    [99, 'ab', 'AB'],
  ];
  for (const [type, typed, kept] of table) assert.equal(photoIdTyped(type, typed), kept, `${type} ${typed}`);
});

test('the normal form, or the code of the first rule broken', () => {
  const table: [number, string, string][] = [
    [6, ' abcde1234f ', 'ABCDE1234F'],
    [6, 'ABC', 'FLDVAL0004'],
    [6, 'ABCD1234F', 'IDPROF0008'],
    [6, 'ABCDE 1234F', 'IDPROF0008'],
    [6, 'ABCDE१२३४F', 'IDPROF0008'],
    [2, 'dl 01 2011 1234567', 'DL0120111234567'],
    [2, 'DL0118991234567', 'IDPROF0009'],
    [2, 'DL0121001234567', 'IDPROF0009'],
    [2, 'DL-0120111234567', 'IDPROF0009'],
    [2, 'DL01201112345678', 'IDPROF0009'],
    [8, 'a 1234567', 'A1234567'],
    [8, 'A12', 'FLDVAL0004'],
    [8, 'ſ1234567', 'IDPROF0010'],
    [8, 'ı1234567', 'IDPROF0010'],
    [9, 'PEN.1234567', 'PEN.1234567'],
    [9, 'PEN/1234567', 'IDPROF0011'],
    [9, '123456789012345', 'FLDVAL0004'],
    [10, '1234567890123456', '1234567890123456'],
    [10, '1234567890123456789', 'FLDVAL0004'],
    [11, 'rc-123.456', 'RC-123.456'],
    [11, 'RC-123456789012', 'FLDVAL0004'],
    [12, 'ABC/1234567', 'IDPROF0012'],
    [12, 'АBC1234567', 'IDPROF0012'],
    [13, 'DL123456789012345', 'IDPROF0014'],
    [13, 'D11234567890123456', 'IDPROF0015'],
    [17, 'SCH 123', 'IDPROF0012'],
    [17, '0001', '0001'],
    [17, '1234567890123', 'FLDVAL0004'],
    [99, 'ab 123.4567', 'AB123.4567'],
    [99, 'AB-1234567', 'IDPROF0013'],
    [99, '1234567', 'FLDVAL0004'],
    [1, '999941005706', 'IDPROF0007'],
    [6, '', 'FLDVAL0001'],
    [6, '   ', 'FLDVAL0001'],
    [99, '<script>1</script>', 'FLDVAL0004'],
    [99, "1' OR '1'='1", 'IDPROF0013'],
    [8, 'A1234567\u200B', 'IDPROF0010'],
    [8, '\u202EA1234567', 'IDPROF0010'],
  ];
  for (const [type, value, expected] of table)
    assert.equal(outcome(checkPhotoId(type, value)), expected, `${type} ${value}`);
});

test('a length refusal names its bounds', () => {
  assert.deepEqual(checkPhotoId(17, 'SC1'), {
    ok: false,
    refusal: { code: 'FLDVAL0004', values: { min: 4, max: 12 } },
  });
});

test('two spellings of one card are one number', () => {
  const one = ['NPR 123.22839', 'NPR  123.22839', 'NPR123.22839', 'npr-123/22839', 'NPR12322839'];
  assert.deepEqual(new Set(one.map(comparedPhotoId)), new Set(['NPR12322839']));
  assert.notEqual(comparedPhotoId('NPR 123.22838'), comparedPhotoId('NPR 123.22839'));
  assert.equal(comparedPhotoId('.- .- .-'), '.- .- .-', 'nothing but signs is not everybody else');
  assert.deepEqual(photoIdForms('RC-1234567'), ['RC1234567', 'RC-1234567']);
  assert.deepEqual(photoIdForms('RC1234567'), ['RC1234567']);
});

test('types by age follow the public lists', () => {
  const ids = (years: number) => photoIdTypesAtAge(years).map((type) => type.id);
  assert.deepEqual(ids(4), [1, 6, 8, 11, 13]);
  assert.deepEqual(ids(12), [1, 6, 8, 11, 13, 17]);
  assert.deepEqual(
    ids(18),
    photoIdTypes.map((type) => type.id),
  );
  assert.equal(ids(26).includes(17), false);
  assert.equal(photoIdType(4711), otherPhotoId);
});

test('search values', () => {
  const table: [SearchBy | '', string, string][] = [
    ['', '123', 'IDPROF0018'],
    ['mobile', ' ', 'FLDVAL0001'],
    ['mobile', '+91 98765 43210', '9876543210'],
    ['mobile', '98765', 'FLDVAL0009'],
    ['reference', ' 12345 ', '12345'],
    ['reference', '1234-5678-9012-34', '12345678901234'],
    ['reference', ' 1234 5678 9012 34', '12345678901234'],
    ['reference', '12--345', 'IDPROF0017'],
    ['reference', '12345-', 'IDPROF0017'],
    ['reference', '12.345', 'IDPROF0017'],
    ['photoID-1', '99994100570', 'IDPROF0002'],
    ['photoID-1', '999941005706', 'IDPROF0004'],
    ['photoID-1', '999941005707', '999941005707'],
    ['photoID-6', 'abcde1234f', 'ABCDE1234F'],
    ['photoID-6', 'ABCD1234F', 'IDPROF0016'],
    ['photoID-12', 'AB/12-3(4),5', 'AB/12-3(4),5'],
    ['photoID-12', 'AB_12', 'IDPROF0016'],
    ['photoID-17', 'SCH-12.3', 'SCH-12.3'],
    ['photoID-40', '12345678', '12345678'],
  ];
  for (const [by, value, expected] of table)
    assert.equal(outcome(checkSearchValue(by, value)), expected, `${by} ${value}`);
  assert.deepEqual(
    ['mobile', 'reference', 'photoID-6'].map((by) => searchFlag(by as SearchBy)),
    [0, 1, 2],
  );
  assert.deepEqual(
    [searchTypeId('photoID-17'), searchTypeId('mobile'), searchTypeId('photoID-')],
    [17, undefined, undefined],
  );
});

test('ABHA numbers and addresses', () => {
  for (const [value, valid] of abhaNumbers) assert.equal(checkAbhaNumber(value).ok, valid, value);
  assert.equal(groupAbhaNumber('91123456789012'), '91-1234-5678-9012');
  assert.equal(groupAbhaNumber('9112'), '9112');
  for (const [value, environment, valid] of abhaAddresses) {
    assert.equal(checkAbhaAddress(value, environment).ok, valid === true, value);
  }
  const table: [string, string][] = [
    ['demouser', 'IDPROF0021'],
    ['demouser@sbx@sbx', 'IDPROF0021'],
    ['demo__user@sbx', 'IDPROF0020'],
    ['demouser_@sbx', 'IDPROF0020'],
    ['डेमोयूज़र@sbx', 'IDPROF0020'],
  ];
  for (const [value, expected] of table) assert.equal(outcome(checkAbhaAddress(value, 'sandbox')), expected, value);
});
