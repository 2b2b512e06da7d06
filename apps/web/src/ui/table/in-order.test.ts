import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from './column.ts';
import { inOrder } from './in-order.ts';

interface Person {
  readonly name: string;
  readonly doses: number | null;
  readonly on: string;
}
const columns = [
  { key: 'name', kind: 'text', value: ({ name }: Person) => name },
  { key: 'doses', kind: 'number', value: ({ doses }: Person) => doses },
  { key: 'on', kind: 'day', value: ({ on }: Person) => on },
] as const;
const person = (name: string, doses: number | null = null, on = ''): Person => ({ name, doses, on });
const names = (rows: readonly Person[], by: string, { down = false, language = 'en-IN' } = {}) =>
  inOrder(rows, columns, { order: { by, down } satisfies Order, language }).map(({ name }) => name);

test('figures stand by size, and whoever has none is last from either end', () => {
  const rows = [person('NINE', 9), person('NONE'), person('TEN', 10), person('TWO', 2)];
  assert.deepEqual(names(rows, 'doses'), ['TWO', 'NINE', 'TEN', 'NONE']);
  assert.deepEqual(names(rows, 'doses', { down: true }), ['TEN', 'NINE', 'TWO', 'NONE']);
});

test('days stand by date across months and years', () => {
  const rows = [person('B', 0, '2026-11-02'), person('C', 0, '2027-01-01'), person('A', 0, '2026-02-28')];
  assert.deepEqual(names(rows, 'on'), ['A', 'B', 'C']);
  assert.deepEqual(names(rows, 'on', { down: true }), ['C', 'B', 'A']);
});

test('names stand as the language orders them, whatever their case and script', () => {
  const latin = ['Zoya', 'asha', 'Bina', 'ASHOK'].map((name) => person(name));
  assert.deepEqual(names(latin, 'name'), ['asha', 'ASHOK', 'Bina', 'Zoya']);
  const hindi = ['सीता', 'आशा', 'कमला', 'अंजलि', 'गीता'].map((name) => person(name));
  assert.deepEqual(names(hindi, 'name', { language: 'hi-IN' }), ['अंजलि', 'आशा', 'कमला', 'गीता', 'सीता']);
  const both = names([person('कमला'), person('Asha'), person('आशा')], 'name', { language: 'hi-IN' });
  assert.deepEqual(both.indexOf('आशा') < both.indexOf('कमला'), true);
});

test('numbers within names count as numbers, and equal rows stay as they were', () => {
  const rows = ['Ward 10', 'Ward 9'].map((name) => person(name));
  assert.deepEqual(names(rows, 'name'), ['Ward 9', 'Ward 10']);
  const same = [person('B', 1), person('A', 1), person('C', 0)];
  assert.deepEqual(names(same, 'doses'), ['C', 'B', 'A']);
});

test('grades stand by their rank, not by their letters', () => {
  const grade = {
    key: 'grade',
    kind: 'text',
    value: ({ name }: Person) => name,
    rank: ({ doses }: Person) => doses,
  } as const;
  const rows = [person('Minor', 0), person('Serious', 2), person('Severe', 1), person('None')];
  const order = { by: 'grade', down: true };
  const found = inOrder(rows, [grade], { order, language: 'en-IN' }).map(({ name }) => name);
  assert.deepEqual(found, ['Serious', 'Severe', 'Minor', 'None']);
});

test('without an order, or by a column that is not there, rows stay as they came', () => {
  const rows = [person('B'), person('A')];
  assert.equal(inOrder(rows, columns, { order: null, language: 'en' }), rows);
  assert.equal(inOrder(rows, columns, { order: { by: 'age', down: false }, language: 'en' }), rows);
});
