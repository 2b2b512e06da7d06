import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from './index.ts';
import { textsOf } from './testing/texts-of.ts';

const fields = calls.flatMap(({ name, request }) =>
  textsOf(request).map((field) => ({ ...field, named: `${name} ${field.path}` })),
);
const instants = fields.filter(({ format }) => format === 'datetime');
const days = fields.filter(({ format }) => format === 'date');

test('an instant of a request is one that a column holds, in every call', () => {
  assert.ok(instants.length > 30);
  const whole = ['2026-03-16T08:55:00+05:30', '2026-03-16T03:25:00.123Z', '1970-01-01T00:00:00Z'];
  const odd = [
    ...['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
    ...['9999-12-31T23:59:59-23:59', '2026-03-16T08:55:00+23:59', '2026-03-16T08:55:00-15:00'],
  ];
  for (const { named, takes } of instants) {
    for (const value of whole) assert.ok(takes(value), `${named} ${value}`);
    for (const value of odd) assert.ok(!takes(value), `${named} ${value}`);
  }
});

test('when something was captured is an instant, in every call', () => {
  const captured = fields.filter(({ path }) => /(?:^|[._])captured_at$/.test(path));
  assert.ok(captured.length > 20);
  for (const { named, format } of captured) assert.equal(format, 'datetime', named);
});

test('a day of a request is one that a column holds, in every call', () => {
  assert.ok(days.length > 5);
  for (const { named, takes } of days) {
    assert.ok(takes('2024-02-29'), named);
    for (const value of ['0000-01-01', '2026-02-30']) assert.ok(!takes(value), `${named} ${value}`);
  }
});
