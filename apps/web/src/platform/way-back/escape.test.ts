import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Escape } from './escape.ts';

/** A window that hears keys, and the key as a person presses it; `on`: the mark of the field that has the cursor. */
function keyboard() {
  const heard: ((event: KeyboardEvent) => void)[] = [];
  const window = {
    addEventListener: (_: string, hears: (event: KeyboardEvent) => void) => heard.push(hears),
  };
  const press = (key: string, { isComposing = false, mark = null as string | null } = {}) => {
    const event = { key, isComposing, target: { getAttribute: () => mark } } as unknown as KeyboardEvent;
    for (const hears of heard) hears(event);
  };
  return { key: new Escape(window as unknown as Window), press };
}

/** A dialog that is gone as soon as it is asked to close, as React does it between two listeners. */
function dialog(over: Escape) {
  const layer = { open: true };
  const end = over.add(() => {
    layer.open = false;
    end();
  });
  return layer;
}

test('of three dialogs over each other each Escape closes one, the upper first', () => {
  const { key, press } = keyboard();
  const all = [dialog(key), dialog(key), dialog(key)];
  const open = () => all.map((one) => one.open);
  press('Escape');
  assert.deepEqual(open(), [true, true, false]);
  press('Enter');
  assert.deepEqual(open(), [true, true, false]);
  press('Escape');
  assert.deepEqual(open(), [true, false, false]);
  press('Escape');
  press('Escape');
  assert.deepEqual(open(), [false, false, false]);
});

test('under one that stays open nothing closes', () => {
  const { key, press } = keyboard();
  const lower = dialog(key);
  const saved = key.add(() => undefined);
  press('Escape');
  assert.equal(lower.open, true);
  saved();
  press('Escape');
  assert.equal(lower.open, false);
});

test('a list that is open under its field, and letters that are being put together, keep the key', () => {
  const { key, press } = keyboard();
  const sheet = dialog(key);
  press('Escape', { mark: 'true' });
  press('Escape', { isComposing: true });
  assert.equal(sheet.open, true);
  press('Escape', { mark: 'false' });
  assert.equal(sheet.open, false);
});
