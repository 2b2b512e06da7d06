import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPregnancy } from './index.ts';
import { deliveredOn, putRight, term, visitOn } from './testing/order-case.ts';
import { eventsOf, liveChild, lmp, pregnancyOf, type Step, stillChild } from './testing/stories.ts';

const registered = (lmp_date: string, registered_on: string, more = {}): Step => ({
  kind: 'registered',
  facts: { lmp_date, registered_on, ...more },
  on: registered_on,
});

test('two who register the same pregnancy: the last period of the first stands, and the day on which she was first registered', () => {
  const both = readPregnancy(
    1,
    eventsOf([
      registered('2026-08-12', '2026-10-20', { rch_id: '12' }),
      registered('2026-08-05', '2026-10-01', { blood_group: 'O+ve' }),
      registered('2026-08-19', '2026-11-01'),
    ]),
  );
  assert.deepEqual(both?.facts, {
    lmp_date: '2026-08-12',
    registered_on: '2026-10-01',
    rch_id: '12',
    blood_group: 'O+ve',
  });
  assert.deepEqual([both?.lmp, both?.registeredOn], ['2026-08-12', '2026-10-01']);
});

test('a last period put right is that of the pregnancy; everything else that was registered stays', () => {
  const bank = { has_bank: true, bank_account: '123456789012', past_illness: ['Hepatitis B'] };
  const before = pregnancyOf([
    { kind: 'changed', facts: { registered_on: '2026-10-01', ...bank } },
    visitOn('2026-10-10'),
  ]);
  const after = pregnancyOf([
    { kind: 'changed', facts: { registered_on: '2026-10-01', ...bank } },
    visitOn('2026-10-10'),
    putRight('2026-08-05'),
  ]);
  assert.deepEqual([after.lmp, after.expected], ['2026-08-05', '2027-05-12']);
  assert.deepEqual(after.facts, { ...before.facts, lmp_date: '2026-08-05' });
  const withdrawn = pregnancyOf([putRight('2026-08-05'), { kind: 'withdrawal', facts: { event: 'lmp-date-1' } }]);
  assert.equal(withdrawn.lmp, lmp);
});

test('children who are added come after those of the delivery, and are counted with them', () => {
  const day = '2026-11-20';
  const born = (nth: number, born_on = day) => liveChild({ born_on }, nth);
  const steps: Step[] = [
    deliveredOn(day),
    { kind: 'child-added', births: [born(2)] },
    { kind: 'child-added', births: [stillChild({ born_on: day }, 3)] },
  ];
  const standing = (more: readonly Step[] = []) => {
    const { outcome } = pregnancyOf([...steps, ...more], term);
    const days = outcome?.births.map(({ birth_id, facts }) => `${birth_id} ${facts.born_on}`);
    return [outcome?.facts.live_births, outcome?.facts.still_births, days];
  };
  assert.deepEqual(standing(), [2, 1, [`birth-1 ${day}`, `birth-2 ${day}`, `birth-3 ${day}`]]);
  const earlier = '2026-11-18';
  const right: Step = { kind: 'delivery-date', facts: { delivered_on: earlier } };
  assert.deepEqual(standing([right]), [2, 1, [`birth-1 ${earlier}`, `birth-2 ${earlier}`, `birth-3 ${earlier}`]]);
  const late: Step = { kind: 'child-added', births: [born(4, earlier)] };
  assert.deepEqual(
    standing([right, late])[2],
    [1, 2, 3, 4].map((nth) => `birth-${nth} ${earlier}`),
  );
  const back: Step = { kind: 'withdrawal', facts: { event: 'child-added-1' } };
  assert.deepEqual(standing([back]), [1, 1, [`birth-1 ${day}`, `birth-3 ${day}`]]);
});

test('a child that was added to a delivery taken back is none of the next one', () => {
  const day = '2026-11-20';
  const { outcome } = pregnancyOf(
    [
      deliveredOn(day),
      { kind: 'child-added', births: [liveChild({ born_on: day }, 2)] },
      { kind: 'withdrawal', facts: { event: 'delivery-1' } },
      deliveredOn(day, [liveChild({ born_on: day }, 3)]),
    ],
    term,
  );
  assert.deepEqual(
    outcome?.births.map(({ birth_id }) => birth_id),
    ['birth-3'],
  );
});
