import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watched } from '../storage/watched.ts';
import { type AppKept, followAppKept } from './app-kept.ts';

class Workers extends EventTarget {
  controller: unknown = null;
  activate = () => {};
  readonly ready = new Promise<void>((resolve) => {
    this.activate = resolve;
  });
  takeControl(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

test('the app is kept once its worker is active and in control of the page, whichever comes first', async () => {
  const orders: readonly (readonly ('activate' | 'takeControl')[])[] = [
    ['activate', 'takeControl'],
    ['takeControl', 'activate'],
  ];
  for (const [first, second] of orders) {
    const workers = new Workers();
    const kept = watched<AppKept>('no');
    followAppKept(workers, kept);
    assert.equal(kept.get(), 'fetching');
    for (const step of [first, second]) {
      assert.equal(kept.get(), 'fetching', `before ${step}`);
      if (step) workers[step]();
      await new Promise((resolve) => setImmediate(resolve));
    }
    assert.equal(kept.get(), 'yes');
  }
});
