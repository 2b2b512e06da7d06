import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FoundDevice } from '../../platform/device/index.ts';
import { beforeCapture, type CaptureEvent, nextCapture } from './capture-state.ts';

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
  problem: 'finger-not-placed' | 'no-match' | 'device-not-ready' | 'weak',
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

test('what came from another device is judged like what was captured here', () => {
  const handed: CaptureEvent = { kind: 'captured' };
  assert.deepEqual(capture(handed).step, 'asking');
  const no = capture(handed, failed('no-match'));
  assert.deepEqual([no.step, no.tries, no.problem], ['ready', 1, 'no-match']);
  assert.deepEqual(nextCapture(no, { kind: 'taken' }), beforeCapture);
});

test('a faint capture is an attempt, and says so', () => {
  const faint = capture(start, found(11100), failed('weak'));
  assert.deepEqual([faint.step, faint.tries, faint.problem], ['ready', 1, 'weak']);
});
