import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until the answer is the expected one; at last it says what was there instead. */
export async function eventually<T>(
  ask: () => Promise<T>,
  expected: T,
  { within = 60_000, about = '' } = {},
): Promise<void> {
  let seen = await ask();
  for (const end = Date.now() + within; Date.now() < end; seen = await ask()) {
    try {
      assert.deepEqual(seen, expected);
      return;
    } catch {
      await pause(50);
    }
  }
  assert.deepEqual(seen, expected, about || undefined);
}
