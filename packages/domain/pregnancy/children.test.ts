import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '../forms/index.ts';
import {
  birthsSent,
  childrenAlive,
  childrenIll,
  childrenReportedDead,
  childrenToSee,
  motherUnsent,
  risksNow,
} from './index.ts';
import { deliveredOn, diedOn, referredOn, term } from './testing/order-case.ts';
import { liveChild, pregnancyOf, type Step, today } from './testing/stories.ts';

test('an ill child is to be seen in a hospital until it was there, or a visit finds it well', () => {
  const born = '2026-11-10';
  const twins = deliveredOn(born, [liveChild({ born_on: born }), liveChild({ born_on: born }, 2)], { live_births: 2 });
  const seen = (visited_on: string, facts: Answers): Step => ({ kind: 'postnatal', facts: { visited_on, ...facts } });
  const arrived = (is: boolean): Step => ({
    kind: 'referral-result',
    facts: { referral: 'referral-1', heard_on: today, arrived: is },
  });
  const table: [why: string, steps: readonly Step[], ill: string][] = [
    ['both are well', [seen('2026-11-12', { child_well: 'well', child_2_well: 'well' })], ''],
    ['the second is ill', [seen('2026-11-12', { child_well: 'well', child_2_well: 'ill' })], '2 2026-11-12'],
    [
      'sent that day',
      [seen('2026-11-12', { child_well: 'ill' }), referredOn('2026-11-12')],
      '1 2026-11-12 sent 2026-11-12',
    ],
    [
      'sent in the morning, ill in the evening',
      [
        { ...seen('2026-11-12', { child_well: 'ill' }), on: '2026-11-12', hour: 18 },
        { ...referredOn('2026-11-12'), hour: 9 },
      ],
      '1 2026-11-12',
    ],
    ['sent before', [seen('2026-11-12', { child_well: 'ill' }), referredOn('2026-11-11')], '1 2026-11-12'],
    [
      'its mother was sent',
      [seen('2026-11-12', { child_well: 'ill' }), referredOn('2026-11-12', 'mother')],
      '1 2026-11-12',
    ],
    [
      'it was sent, not its twin',
      [
        seen('2026-11-12', { child_well: 'ill' }),
        seen('2026-11-14', { child_well: 'not-seen', child_2_well: 'ill' }),
        referredOn('2026-11-14', 'child', twins.births?.[1]?.birth_id),
        arrived(true),
      ],
      '1 2026-11-12',
    ],
    ['its own record says that it died', [seen('2026-11-12', { child_2_well: 'ill' })], ''],
    [
      'sent, and did not arrive',
      [seen('2026-11-12', { child_well: 'ill' }), referredOn('2026-11-12'), arrived(false)],
      '1 2026-11-12',
    ],
    ['sent, and arrived', [seen('2026-11-12', { child_well: 'ill' }), referredOn('2026-11-12'), arrived(true)], ''],
    ['well again', [seen('2026-11-12', { child_well: 'ill' }), seen('2026-11-14', { child_well: 'well' })], ''],
    [
      'nobody saw it since',
      [seen('2026-11-12', { child_well: 'ill' }), seen('2026-11-20', { child_well: 'not-seen' })],
      '1 2026-11-12',
    ],
    [
      'ill again after the hospital',
      [
        seen('2026-11-12', { child_well: 'ill' }),
        referredOn('2026-11-12', 'child'),
        arrived(true),
        seen('2026-11-20', { child_well: 'ill' }),
      ],
      '1 2026-11-20',
    ],
    ['died since', [seen('2026-11-12', { child_well: 'ill' }), seen('2026-11-14', { child_well: 'died' })], ''],
    ['their mother died', [seen('2026-11-12', { child_2_well: 'ill' }), diedOn('2026-11-13')], '2 2026-11-12'],
  ];
  for (const [why, steps, ill] of table) {
    const pregnancy = pregnancyOf([twins, ...steps], term);
    const gone = new Set(why.startsWith('its own record') ? [twins.births?.[1]?.child_id ?? ''] : []);
    const found = childrenIll(pregnancy, gone).map(
      ({ nth, on, sentOn }) => `${nth} ${on}${sentOn === null ? '' : ` sent ${sentOn}`}`,
    );
    assert.equal(found.join(), ill, why);
    // While she lives she is called for it until it is sent.
    const urgent = risksNow(pregnancy, null, today, [], gone);
    const isUnsent = ill !== '' && !ill.includes('sent') && !steps.some(({ kind }) => kind === 'maternal-death');
    assert.deepEqual([urgent.isUrgent, urgent.isUrgentHerself], [isUnsent, false], why);
    assert.equal(motherUnsent(pregnancy, today), undefined, why);
  }
});

test('a referral is for the births that it names, as far as they are hers, and for none where it is for the mother', () => {
  const born = '2026-11-10';
  const children = [1, 2, 3].map((nth) => liveChild({ born_on: born }, nth));
  const triplets = deliveredOn(born, children, { live_births: 3 });
  const table: [named: string | undefined, whom: 'mother' | 'child' | undefined, births: string][] = [
    ['birth-3 birth-1', 'child', 'birth-1 birth-3'],
    ['birth-2', 'child', 'birth-2'],
    ['birth-2', undefined, 'birth-2'],
    ['birth-2 birth-of-another', 'child', 'birth-2'],
    [undefined, 'child', ''],
    [undefined, undefined, ''],
    ['birth-2', 'mother', ''],
  ];
  for (const [named, whom, births] of table) {
    const pregnancy = pregnancyOf([triplets, referredOn('2026-11-12', whom, named)], term);
    const found = pregnancy.referrals.flatMap((referral) => birthsSent(pregnancy, referral));
    assert.equal(found.map(({ birth_id }) => birth_id).join(' '), births, `${named} ${whom}`);
  }
});

test('a child reported dead lives once somebody saw it, and is dead again when a later visit says so', () => {
  const born = '2026-11-10';
  const one = deliveredOn(born, [liveChild({ born_on: born })]);
  const seen = (visited_on: string, child_well: string, hour = 10): Step => ({
    ...{ kind: 'postnatal', facts: { visited_on, child_well }, on: visited_on, hour },
  });
  const table: [why: string, steps: readonly Step[], died: string][] = [
    ['died', [seen('2026-11-12', 'died')], '2026-11-12'],
    ['seen alive since', [seen('2026-11-12', 'died'), seen('2026-11-14', 'well')], ''],
    ['seen alive later that day, and told first', [seen('2026-11-12', 'ill', 16), seen('2026-11-12', 'died', 9)], ''],
    [
      'died after all',
      [seen('2026-11-12', 'died'), seen('2026-11-14', 'well'), seen('2026-11-16', 'died')],
      '2026-11-16',
    ],
    ['not seen since', [seen('2026-11-12', 'died'), seen('2026-11-14', 'not-seen')], '2026-11-12'],
  ];
  for (const [why, steps, died] of table) {
    const pregnancy = pregnancyOf([one, ...steps], term);
    assert.equal(
      childrenReportedDead(pregnancy)
        .map(({ on }) => on)
        .join(),
      died,
      why,
    );
    assert.deepEqual([childrenAlive(pregnancy).length, childrenToSee(pregnancy).length], [1, died === '' ? 1 : 0], why);
  }
});

test('whom nobody could find and who was to be seen at once is looked for some weeks', () => {
  const pale: Step = { kind: 'antenatal', facts: { visited_on: '2026-11-01', haemoglobin: 5.9 } };
  const lost: Step = { kind: 'lost', facts: { lost_on: '2026-11-10' } };
  const pregnancy = pregnancyOf([pale, lost]);
  assert.deepEqual(
    [risksNow(pregnancy, null, today).isUrgent, risksNow(pregnancy, null, '2026-12-09').isUrgent],
    [true, false],
  );
});
