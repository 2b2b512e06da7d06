import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summaryOf, utilisationOf, wastageFactor } from './index.ts';
import { examples, figures } from './utilisation.cases.ts';

test('wastage as worked out on paper', () => {
  for (const [what, given, [balanced, physical, net, percent]] of examples) {
    const made = utilisationOf(given);
    assert.deepEqual(
      [made.isBalanced, made.physical, made.net, made.netPercent],
      [balanced, physical, net, percent],
      what,
    );
  }
});

test('wastage factors of the planners, and usage', () => {
  const table: [number, number | null][] = [
    [10, 1.11],
    [25, 1.33],
    [50, 2],
    [0, 1],
    [100, null],
    [-8, 0.93],
  ];
  for (const [rate, factor] of table) assert.equal(wastageFactor(rate), factor, String(rate));
  assert.equal(utilisationOf(figures({ vials_opened: 1, doses_given: 4 })).usagePercent, 40);
});

test('a month of lines', () => {
  const month = summaryOf(
    examples
      .slice(0, 1)
      .concat(examples.slice(2, 3))
      .map(([, given]) => given),
  );
  assert.deepEqual([month.doses_given, month.available, month.net, month.netPercent], [35, 44, 7, 15.9]);
  assert.equal(summaryOf([]).netPercent, 0);
});
