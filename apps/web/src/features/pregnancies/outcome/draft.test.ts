import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '@teeka/domain/forms';
import { actOf, emptyOutcome, factsOfChild, newChildren, type OutcomeDraft, stepOfPath, stepsOf } from './draft.ts';

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

test('a child who is registered already is named by its own number, and nobody is asked to agree to it again', () => {
  const twins = draft({ live_births: 2, still_births: 0 });
  const child = (nth: number) => ({ birth_id: `b${nth}`, child_id: `c${nth}`, facts: {}, given: [] });
  const known = { ...child(1), known: { id: 'known', name: 'AABHA' } };
  const one: OutcomeDraft = { ...twins, children: [known, child(2)] };
  assert.deepEqual(
    actOf(one, family)?.births.map(({ child_id, facts }) => [child_id, facts.name]),
    [
      ['known', 'AABHA'],
      ['c2', 'BABY OF SITA DEVI B'],
    ],
  );
  assert.deepEqual(
    newChildren(one).map(({ nth }) => nth),
    [1],
  );
  assert.equal(stepsOf(one).at(-1), 'family');
  const both: OutcomeDraft = { ...twins, children: [known, { ...known, known: { id: 'other', name: 'BIMLA' } }] };
  assert.equal(stepsOf(both).at(-1), 'child-1');
});

test('what is refused of the number of the family stands where the family is asked', () => {
  for (const path of ['mobile_number', 'mobile_repeated', 'reason-alike', 'consent.version'])
    assert.equal(stepOfPath(path, draft({})), 'family', path);
});
