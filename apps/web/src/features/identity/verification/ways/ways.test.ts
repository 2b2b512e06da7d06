import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupedNumber, typedNumber } from '../../../../records/identity/aadhaar-number.ts';
import { consentTo, entryRefusals } from './aadhaar-state.ts';
import { askForCode, type CodeEvent, nextCode } from './code-state.ts';

test('typing an Aadhaar number: digits, no leading 0 or 1, twelve, in fours', () => {
  const cases: [string, string][] = [
    ['9999 0000 0101', '999900000101'],
    ['0123', '23'],
    ['99a9-9', '9999'],
    ['९९९९', '9999'],
    ['9999000001015555', '999900000101'],
  ];
  for (const [typed, kept] of cases) assert.equal(typedNumber(typed), kept, typed);
  assert.equal(groupedNumber('999900000101'), '9999 0000 0101');
});

test('nothing is asked without a right number and consent to this sheet', () => {
  const consent = consentTo('hi', 'guardian');
  const codes = (number: string, given: typeof consent | null) =>
    entryRefusals({ number, consent: given }).map(({ code }) => code);
  assert.deepEqual(codes('', consent), ['IDPROF0006']);
  assert.deepEqual(codes('9999', consent), ['IDPROF0006']);
  assert.deepEqual(codes('999900000100', consent), ['IDPROF0007']);
  assert.deepEqual(codes('999941057058', null), ['IDVERI0001']);
  assert.deepEqual(codes('999941057058', consent), []);
  assert.deepEqual(consent, { version: '1.0', language: 'hi', given_by: 'guardian' });
});

const sent = { txnId: 't', mobile_masked: 'XXXXXX3210', expires_in: 180 };
const code = (...events: CodeEvent[]) => events.reduce(nextCode, askForCode);

test('a code: wrong stays alive, expired and tried out need a new one, sending anew begins afresh', () => {
  const sentCode: CodeEvent = { kind: 'sent', sent };
  const refused = (...codes: string[]): CodeEvent => ({ kind: 'refused', codes });
  const cases: [string, CodeEvent[], unknown][] = [
    ['nothing asked', [refused('USRAUT0013')], askForCode],
    ['sent', [sentCode], { step: 'code', sent, dead: false }],
    ['wrong', [sentCode, refused('USRPRF0002')], { step: 'code', sent, dead: false }],
    ['authority silent', [sentCode, refused('REQVAL0014')], { step: 'code', sent, dead: false }],
    ['expired', [sentCode, refused('USRAUT0013')], { step: 'code', sent, dead: true }],
    ['tried out', [sentCode, refused('USRAUT0014')], { step: 'code', sent, dead: true }],
    ['180 seconds over', [sentCode, { kind: 'ran-out' }], { step: 'code', sent, dead: true }],
    ['sent anew', [sentCode, { kind: 'ran-out' }, sentCode], { step: 'code', sent, dead: false }],
    ['another number', [sentCode, { kind: 'again' }], askForCode],
  ];
  for (const [what, events, state] of cases) assert.deepEqual(code(...events), state, what);
});
