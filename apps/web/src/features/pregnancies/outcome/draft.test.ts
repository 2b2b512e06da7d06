import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '@teeka/domain/forms';
import { emptyOutcome, factsOfChild, type OutcomeDraft } from './draft.ts';

const family = { mother: 'SITA DEVI', father: 'RAM LAL' };
const draft = (delivery: Answers, child: Answers = {}): OutcomeDraft => ({
  ...emptyOutcome,
  kind: 'delivery',
  facts: { delivery: { delivered_on: '2026-11-20', ...delivery } },
  children: [{ birth_id: 'b', child_id: 'c', facts: child, given: [] }],
});

test('the hour of the delivery is proposed as that of its one child, until another one is said', () => {
  const single = { live_births: 1, still_births: 0, delivered_time: '21:40' };
  const table: [delivery: Answers, child: Answers, expected: string | undefined][] = [
    [single, {}, '21:40'],
    [single, { born_time: '21:55' }, '21:55'],
    [single, { born_time: '' }, ''],
    [{ ...single, delivered_time: '' }, {}, undefined],
    [{ ...single, live_births: 2 }, {}, undefined],
    [{ ...single, live_births: 0, still_births: 1 }, {}, undefined],
  ];
  for (const [delivery, child, expected] of table)
    assert.equal(
      factsOfChild(draft(delivery, child), 0, family).born_time,
      expected,
      JSON.stringify([delivery, child]),
    );
});
