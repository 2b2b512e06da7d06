import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actRefusals } from './index.ts';
import { addedCases } from './testing/added-cases.ts';
import { childCases } from './testing/child-cases.ts';
import { correctionCases } from './testing/correction-cases.ts';
import { endCases } from './testing/end-cases.ts';
import { lastPeriodCases } from './testing/last-period-cases.ts';
import { besideOfCase } from './testing/order-case.ts';
import { registrationCases } from './testing/registration-cases.ts';
import { lines } from './testing/stories.ts';
import { visitCases } from './testing/visit-cases.ts';

const all = { registrationCases, visitCases, endCases, childCases, addedCases, correctionCases, lastPeriodCases };

for (const [table, cases] of Object.entries(all))
  test(`acts in their order: ${table}`, () => {
    const wrong: string[] = [];
    for (const [why, act, expected, beside] of cases) {
      const found = lines(actRefusals(act, besideOfCase(beside)));
      if (JSON.stringify(found) !== JSON.stringify(expected))
        wrong.push(`${act.kind}, ${why}: ${expected.join(', ') || 'taken'} expected, ${found.join(', ') || 'taken'}`);
    }
    assert.deepEqual(wrong, []);
  });

test('at least 200 cases, none of them twice', () => {
  const reasons = Object.values(all).flatMap((cases) => cases.map(([why, { kind }]) => `${kind}: ${why}`));
  assert.ok(reasons.length >= 200, String(reasons.length));
  assert.deepEqual(
    reasons.filter((reason, nth) => reasons.indexOf(reason) !== nth),
    [],
  );
});
