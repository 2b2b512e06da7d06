import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPackedQr, referenceOfQr } from './index.ts';

const number = '12345678901230';
const credential = (credentialSubject: object) =>
  JSON.stringify({ type: ['VerifiableCredential', 'ProofOfVaccinationCredential'], credentialSubject });

test('the forms in which a QR names a person', () => {
  const table: [string, string | undefined][] = [
    [number, number],
    [' 1234-5678-9012-30\n', number],
    [`/beneficiary/${number}`, number],
    [`https://teeka.example/beneficiary/${number}`, number],
    [`https://teeka.example/beneficiary/${number}?from=card`, number],
    [credential({ refId: number, name: 'ASHA' }), number],
    [credential({ id: `did:teeka:${number}` }), number],
    // The check digit is wrong: a damaged print must not open another person.
    ['12345678901231', undefined],
    ['https://teeka.example/beneficiary/12345678901231', undefined],
    [credential({ refId: '12345678901231' }), undefined],
    // Not ours.
    ['', undefined],
    ['hello', undefined],
    ['https://example.org/', undefined],
    [`https://teeka.example/beneficiary/${number}9`, undefined],
    [`https://teeka.example/certificate/${number}`, undefined],
    ['999988887777', undefined],
    ['upi://pay?pa=someone@bank', undefined],
    [credential({ refId: 12345678901230 }), undefined],
    [credential({ name: number }), undefined],
    ['{"credentialSubject":', undefined],
    ['{"credentialSubject":null}', undefined],
    ['[]', undefined],
  ];
  for (const [payload, expected] of table) assert.equal(referenceOfQr(payload), expected, payload);
});

test('a certificate comes packed', () => {
  assert.equal(isPackedQr('PK\u0003\u0004\u0014'), true);
  assert.equal(isPackedQr(number), false);
});
