import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FoundDevice } from '../../../../platform/device/index.ts';
import { consentTo, entryRefusals, groupedNumber, typedNumber } from './aadhaar-state.ts';
import { beforeCapture, type CaptureEvent, nextCapture } from './capture-state.ts';
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

const device = (port: number): FoundDevice => ({
  port,
  status: 'READY',
  name: 'DEMO',
  serial: '',
  rdsId: 'D',
  capturePath: '/rd/capture',
});
const capture = (...events: CaptureEvent[]) => events.reduce(nextCapture, beforeCapture);
const start: CaptureEvent = { kind: 'start' };
const found = (...ports: number[]): CaptureEvent => ({ kind: 'found', devices: ports.map(device) });
const failed = (
  problem: 'finger-not-placed' | 'no-match' | 'device-not-ready',
  errCode: number | null = null,
): CaptureEvent => ({
  kind: 'failed',
  problem,
  errCode,
});

test('no device is no attempt; one is taken, of several the worker chooses', () => {
  const none = capture(start, found(), start, found(), start, found(), start, found());
  assert.deepEqual([none.step, none.problem, none.tries], ['ready', 'no-device', 0]);
  assert.deepEqual([capture(start).step, capture(start, found(11101)).device?.port], ['searching', 11101]);
  const several = capture(start, found(11100, 11105));
  assert.deepEqual([several.step, several.devices.length], ['choosing', 2]);
  assert.equal(nextCapture(several, { kind: 'chosen', device: device(11105) }).device?.port, 11105);
});

test('three attempts, whatever went wrong, then the other ways', () => {
  const attempt = (event: CaptureEvent): CaptureEvent[] => [start, found(11100), event];
  const one = capture(...attempt(failed('finger-not-placed', 700)));
  assert.deepEqual([one.step, one.tries, one.problem, one.errCode], ['ready', 1, 'finger-not-placed', 700]);
  const three = capture(
    ...attempt(failed('finger-not-placed', 700)),
    ...attempt(failed('device-not-ready', 720)),
    start,
    found(11100),
    { kind: 'captured' },
    failed('no-match'),
  );
  assert.deepEqual([three.step, three.tries, three.problem], ['used-up', 3, 'no-match']);
  assert.equal(nextCapture(three, start).step, 'used-up');
});

test('a refusal of the server costs no attempt', () => {
  const state = capture(start, found(11100), { kind: 'captured' }, { kind: 'refused' });
  assert.deepEqual([state.step, state.tries], ['ready', 0]);
});
