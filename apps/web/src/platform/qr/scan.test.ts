import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { scanVideo } from './scan.ts';

// Here the library cannot be loaded: its program has an address only where the app was built.

const video = { videoWidth: 640, videoHeight: 480 } as HTMLVideoElement;

/** A browser with a reader of its own that answers so, look by look, and in the end always the same; null: it does not run. */
function browserReads(...answers: (string | '' | null)[]): void {
  class BarcodeDetector {
    static async getSupportedFormats() {
      return ['qr_code'];
    }
    async detect() {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === null || answer === undefined) throw new Error('service unavailable');
      return answer === '' ? [] : [{ rawValue: answer }];
    }
  }
  Object.assign(globalThis, { BarcodeDetector });
}

const complaints = mock.method(console, 'error', () => {});
beforeEach(() => complaints.mock.resetCalls());
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
});

/** Looks until something is taken: what was read, and what was told of the readers. */
function seen(take: (text: string, nth: number) => boolean) {
  const read: string[] = [];
  const runs: boolean[] = [];
  return new Promise<{ read: readonly string[]; runs: readonly boolean[] }>((resolve) => {
    scanVideo(video, {
      take: async (text) => {
        read.push(text);
        const isTaken = take(text, read.length);
        if (isTaken) resolve({ read, runs });
        return isTaken;
      },
      onRuns: (now) => runs.push(now),
    });
  });
}

test("where the library does not come the browser's own reader goes on alone, and nothing is said", async () => {
  browserReads('', '', '12345678901230');
  assert.deepEqual(await seen(() => true), { read: ['12345678901230'], runs: [true] });
  assert.equal(complaints.mock.callCount(), 1, 'it is not loaded again with each look');
});

test('where neither runs that is said, and so is that one runs again', async () => {
  browserReads(null, null, '', '12345678901230');
  assert.deepEqual((await seen(() => true)).runs, [false, true]);
});

test('what could not be judged is looked at again', async () => {
  browserReads('12345678901230');
  const { read } = await seen((_, nth) => {
    if (nth === 1) throw new Error('the disk is full');
    return true;
  });
  assert.equal(read.length, 2);
});

test('whoever stops is told nothing any more', async () => {
  browserReads('12345678901230');
  const takes = mock.fn(async () => false);
  const stop = scanVideo(video, { take: takes, onRuns: () => assert.fail() });
  stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(takes.mock.callCount(), 0);
});
