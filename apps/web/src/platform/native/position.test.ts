import assert from 'node:assert/strict';
import { test } from 'node:test';
import { devicePosition } from './position.ts';

type Success = (position: { coords: { latitude: number; longitude: number; accuracy: number } }) => void;
type Failure = (error: { code: number }) => void;

/** A device that answers as told; only what is asked of it is there. */
const device = (answer: (success: Success, failure: Failure) => void) =>
  ({ getCurrentPosition: answer }) as unknown as Geolocation;

test('what a device answers when it is asked where it is', async () => {
  const coords = { latitude: 28.0311, longitude: 79.1271, accuracy: 11.6 };
  assert.deepEqual(await devicePosition(device((success) => success({ coords }))), {
    latitude: 28.0311,
    longitude: 79.1271,
    accuracy_m: 12,
  });
  const failures: [number, string][] = [
    [1, 'denied'],
    [2, 'no-signal'],
    [3, 'no-signal'],
  ];
  for (const [code, expected] of failures)
    assert.equal(await devicePosition(device((_, failure) => failure({ code }))), expected, String(code));
});

test('a device that has no such thing', async () => {
  assert.equal(await devicePosition(undefined), 'unknown');
});
