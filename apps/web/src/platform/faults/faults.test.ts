import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { faultsHere, keepFault, keptFaults, screenOf } from './faults.ts';

const store = new Map<string, string>();
Object.defineProperty(globalThis, 'localStorage', {
  configurable: true,
  value: {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  },
});
beforeEach(() => store.clear());

const at = {
  screen: screenOf('/people/12345678901234'),
  version: '1.0',
  now: new Date('2026-11-22T18:00:00Z'),
};

test('a fault is kept on the phone under a number that can be read out', () => {
  const fault = keepFault(new TypeError('l is not a function'), at);
  assert.match(fault.id, /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  assert.deepEqual(faultsHere(), [fault]);
  assert.equal(fault.what, 'TypeError: l is not a function');
  assert.ok(fault.where.length > 0);
  assert.deepEqual([fault.screen, fault.at], ['/people/*', '2026-11-22T18:00:00.000Z']);
});

test('nothing that was read or typed goes into it', () => {
  const secret = 'SUNITA DEVI 9876543210';
  const errors = [new SyntaxError(`Unexpected token in ${secret}`), new Error(secret), secret, { secret }];
  for (const error of errors) keepFault(error, at);
  assert.equal(faultsHere().length, errors.length);
  assert.ok(!JSON.stringify(faultsHere()).includes('SUNITA'));
});

test('an error that is drawn twice is one fault, and only the newest are kept', () => {
  const error = new TypeError('one');
  assert.equal(keepFault(error, at).id, keepFault(error, at).id);
  const fail = () => new TypeError('two');
  assert.equal(keepFault(fail(), at).id, keepFault(fail(), at).id);
  assert.equal(faultsHere().length, 2);
  keepFault(fail(), { ...at, now: new Date('2026-11-22T18:00:05Z') });
  assert.equal(faultsHere().length, 3, 'the same again, later');
  for (let nth = 0; nth < keptFaults + 5; nth++) keepFault(new TypeError(`${nth}`), at);
  assert.equal(faultsHere().length, keptFaults);
  assert.equal(faultsHere()[0]?.what, `TypeError: ${keptFaults + 4}`);
});

test('what another version or somebody else wrote there is no hindrance', () => {
  store.set('FAULTS', '{"not":"a list"}');
  keepFault(new TypeError('one'), at);
  assert.equal(faultsHere().length, 1);
});
