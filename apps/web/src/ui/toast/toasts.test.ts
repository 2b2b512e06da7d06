import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toast, toasts } from './toasts.ts';

test('a toast stays 3000 ms; the same sentence is not shown twice at once', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  toast.error('No network');
  toast.error('No network');
  toast.success('No network');
  assert.deepEqual(
    toasts.get().map((one) => one.kind),
    ['error', 'success'],
  );
  context.mock.timers.tick(2999);
  assert.equal(toasts.get().length, 2);
  context.mock.timers.tick(1);
  assert.equal(toasts.get().length, 0);
  toast.error('No network');
  assert.equal(toasts.get().length, 1);
});
