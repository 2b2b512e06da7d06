import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPregnancy } from './index.ts';
import { putRight, visitOn } from './testing/order-case.ts';
import { eventsOf, lmp, pregnancyOf, type Step } from './testing/stories.ts';

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
