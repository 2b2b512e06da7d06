import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hear, type Pressed } from './hear.ts';

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, repeat: false };
const press = (key: string, code: string, more: Partial<Pressed> = {}): Pressed => ({ ...none, key, code, ...more });

test('a key on an English keyboard says what it types', () => {
  assert.deepEqual(hear(press('/', 'Slash'), false), { act: 'search' });
  assert.deepEqual(hear(press('?', 'Slash', { shiftKey: true }), false), { act: 'help' });
  assert.deepEqual(hear(press('n', 'KeyN'), false), { act: 'new' });
  assert.deepEqual(hear(press('g', 'KeyG'), false), { act: 'wait' });
  assert.deepEqual(hear(press('n', 'KeyN'), true), { act: 'go', key: 'n' });
  assert.equal(hear(press('x', 'KeyX'), false), null);
});

test('on a Hindi keyboard the place of the key counts', () => {
  assert.deepEqual(hear(press('ल', 'KeyN'), false), { act: 'new' });
  assert.deepEqual(hear(press('ु', 'KeyG'), false), { act: 'wait' });
  assert.deepEqual(hear(press('े', 'KeyS'), true), { act: 'go', key: 's' });
  assert.deepEqual(hear(press('य', 'Slash'), false), { act: 'search' });
  assert.deepEqual(hear(press('य़', 'Slash', { shiftKey: true }), false), { act: 'help' });
  assert.equal(hear(press('ऩ', 'KeyN', { shiftKey: true }), false), null);
});

test('no key with a modifier, none that is held down, and none of other meaning asks for anything', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'repeat'] as const)
    assert.equal(hear(press('n', 'KeyN', { [modifier]: true }), false), null);
  assert.equal(hear(press('N', 'KeyN', { shiftKey: true }), false), null);
  assert.equal(hear(press('Tab', 'Tab'), true), null);
  assert.equal(hear(press('Escape', 'Escape'), true), null);
});
