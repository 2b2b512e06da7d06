import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settings } from '../storage/settings.ts';
import { followHour, schemeOf } from './scheme.ts';

const at = (hour: number, change = {}) => schemeOf({ ...settings.get(), hour, ...change });

test('night is from 21 to 7 o’clock, and only where night mode is on', () => {
  const dark = [21, 22, 23, 0, 1, 2, 3, 4, 5, 6, 7];
  for (let hour = 0; hour < 24; hour += 1) {
    assert.equal(at(hour, { autoNightMode: true }), dark.includes(hour) ? 'dark' : 'light', String(hour));
    assert.equal(at(hour, { autoNightMode: false }), 'light', String(hour));
    assert.equal(at(hour, { theme: 'BLACK-THEME' }), 'dark', String(hour));
  }
});

test('the hour is looked at now and every 60,000 ms', (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  let hour = 20;
  const stop = followHour(() => hour);
  assert.equal(settings.get().hour, 20);
  hour = 21;
  context.mock.timers.tick(59_999);
  assert.equal(settings.get().hour, 20);
  context.mock.timers.tick(1);
  assert.equal(settings.get().hour, 21);
  stop();
});
