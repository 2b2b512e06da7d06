import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '../forms/index.ts';
import {
  actRefusals,
  childrenFollowed,
  childrenReportedDead,
  childrenToSee,
  postnatalAlarms,
  risksNow,
  unheardSince,
} from './index.ts';
import { atTerm, deliveredOn, diedOn, referredOn, term } from './testing/order-case.ts';
import { actOf, besideOf, lines, liveChild, pregnancyOf, type Step, stillChild, today } from './testing/stories.ts';

const said = (facts: Answers) =>
  postnatalAlarms(facts)
    .map((one) => Object.values(one).join(' '))
    .join(', ');

test('each thing that asks for a hospital is told by itself', () => {
  const table: [facts: Answers, expected: string][] = [
    [{}, ''],
    [{ systolic: 130, diastolic: 84, temperature: 37.9, child_well: 'well' }, ''],
    [{ danger_signs: ['Heavy bleeding', 'Fever'] }, 'sign Heavy bleeding, sign Fever'],
    [{ systolic: 170, diastolic: 110 }, 'pressure 170/110'],
    [{ systolic: 120, diastolic: 92 }, 'pressure 120/92'],
    [{ diastolic: 92 }, 'pressure –/92'],
    [{ temperature: 38 }, 'fever 38'],
    [{ temperature: 39.5, danger_signs: ['Sepsis'], child_well: 'ill' }, 'sign Sepsis, fever 39.5, child'],
    [{ child_well: 'died' }, ''],
  ];
  for (const [facts, expected] of table) assert.equal(said(facts), expected, JSON.stringify(facts));
});

test('after a visit with an alarm she is to be seen today until she is sent on', () => {
  const seen = (on: string, facts: Answers = {}): Step => ({
    kind: 'postnatal',
    facts: { visited_on: on, ...facts },
    on,
  });
  const delivered = deliveredOn('2026-11-10');
  const bleeds = seen('2026-11-17', { danger_signs: ['Heavy bleeding'] });
  const isUrgent = (...steps: Step[]) => risksNow(pregnancyOf(steps, term), '2002-05-01', today).isUrgent;
  const table: [steps: Step[], urgent: boolean, why: string][] = [
    [[delivered, seen('2026-11-17')], false, 'all is well'],
    [[delivered, bleeds], true, 'nobody sent her'],
    [[delivered, bleeds, referredOn('2026-11-17')], false, 'she was sent'],
    [
      [delivered, bleeds, referredOn('2026-11-17'), { kind: 'referral-result', facts: { arrived: false } }],
      true,
      'she was sent and did not arrive',
    ],
    [[delivered, bleeds, referredOn('2026-11-16')], true, 'sent the day before it was found'],
    [[delivered, bleeds, seen('2026-11-20')], true, 'seen since, eight days after: still'],
    [[delivered, bleeds, diedOn('2026-11-18')], false, 'she died'],
    [
      [delivered, bleeds, { kind: 'withdrawal', facts: { event: 'postnatal-1' } }],
      false,
      'the visit was of another woman',
    ],
    [
      [deliveredOn('2026-10-15'), seen('2026-10-18', { temperature: 39 }), seen('2026-11-20')],
      false,
      'a fever of five weeks ago, and she was seen since',
    ],
    [
      [deliveredOn('2026-10-05'), seen('2026-10-08', { temperature: 39 })],
      false,
      'after the weeks of looking after her',
    ],
  ];
  for (const [steps, urgent, why] of table) assert.equal(isUrgent(...steps), urgent, why);
});

test('the referral of that visit is taken beside it, and what became of it is heard', () => {
  const seen: Step = { kind: 'postnatal', facts: { visited_on: today, temperature: 39 }, on: today };
  const beside = besideOf(atTerm([deliveredOn('2026-11-10'), seen]));
  assert.deepEqual(actRefusals(actOf('referral', { reason: 'Temperature 39' }), beside), []);
  const sent = besideOf(atTerm([deliveredOn('2026-11-10'), seen, referredOn(today)]));
  assert.deepEqual(actRefusals(actOf('referral-result'), sent), []);
});

test('a visit tells of each living child by itself, and of none that there is not', () => {
  const visit = (facts: Answers) => actOf('postnatal', facts);
  const born = (...births: Step['births'] & object) => {
    const live = births.filter(({ child_id }) => child_id !== null).length;
    const facts = { ...deliveredOn('2026-11-10').facts, live_births: live, still_births: births.length - live };
    return { ...deliveredOn('2026-11-10'), facts, births };
  };
  const day = { born_on: '2026-11-10' };
  const single = [born(liveChild(day))];
  const twins = [born(liveChild(day), liveChild(day, 2))];
  // The first was born dead: the living one is the first of whom is told.
  const one = [born(stillChild(day), liveChild(day, 2))];
  const table: [steps: Step[], facts: Answers, expected: string[]][] = [
    [single, { child_well: 'well', child_weight: 3 }, []],
    [single, { child_2_well: 'well' }, ['REQVAL0002 child_2_well']],
    [twins, { child_well: 'ill', child_2_well: 'well', child_2_weight: 2.4 }, []],
    [twins, { child_2_weight: 40 }, ['FLDVAL0005 child_2_weight']],
    [twins, { child_3_well: 'well' }, ['REQVAL0002 child_3_well']],
    [one, { child_well: 'well' }, []],
    [one, { child_2_well: 'well' }, ['REQVAL0002 child_2_well']],
    [[born(stillChild(day))], { child_well: 'well' }, ['REQVAL0002 child_well']],
  ];
  for (const [steps, facts, expected] of table)
    assert.deepEqual(lines(actRefusals(visit(facts), besideOf(atTerm(steps)))), expected, JSON.stringify(facts));
  assert.equal(said({ child_2_well: 'ill' }), 'child');
  const seen = (facts: Answers): Step => ({ kind: 'postnatal', facts: { visited_on: '2026-11-13', ...facts } });
  const toSee = (...steps: Step[]) =>
    childrenToSee(pregnancyOf(steps, term)).map(({ nth, birth }) => `${nth} ${birth.child_id}`);
  assert.deepEqual(toSee(...twins, seen({ child_well: 'died', child_2_well: 'well' })), ['2 child-2']);
  assert.deepEqual(toSee(...one), ['1 child-2']);
});

test('that a visit tells of the death of a child stands with its day, until the visit is taken back', () => {
  const day = { born_on: '2026-11-10' };
  const twins: Step = {
    ...deliveredOn('2026-11-10', [liveChild(day), liveChild(day, 2)], { live_births: 2 }),
  };
  const seen = (on: string, facts: Answers): Step => ({ kind: 'postnatal', facts: { visited_on: on, ...facts } });
  const reported = (...steps: Step[]) =>
    childrenReportedDead(pregnancyOf([twins, ...steps], term)).map(({ birth, on }) => `${birth.child_id} ${on}`);
  const back: Step = { kind: 'withdrawal', facts: { event: 'postnatal-1' } };
  const table: [steps: Step[], expected: string[]][] = [
    [[seen('2026-11-13', { child_well: 'well', child_2_well: 'ill' })], []],
    [[seen('2026-11-13', { child_2_well: 'died' })], ['child-2 2026-11-13']],
    [
      [seen('2026-11-17', { child_2_well: 'died' }), seen('2026-11-13', { child_2_well: 'died' })],
      ['child-2 2026-11-13'],
    ],
    [[seen('2026-11-13', { child_well: 'died', child_2_well: 'died' }), back], []],
    // A slip of the finger on one phone, and somebody who saw it later.
    [[seen('2026-11-13', { child_2_well: 'died' }), seen('2026-11-17', { child_2_well: 'well' })], []],
    [[seen('2026-11-13', { child_2_well: 'died' }), seen('2026-11-17', { child_2_well: 'ill' })], []],
    [
      [seen('2026-11-17', { child_2_well: 'died' }), seen('2026-11-13', { child_2_well: 'well' })],
      ['child-2 2026-11-17'],
    ],
    [
      [seen('2026-11-13', { child_2_well: 'died' }), seen('2026-11-17', { child_2_well: 'not-seen' })],
      ['child-2 2026-11-13'],
    ],
  ];
  for (const [steps, expected] of table) assert.deepEqual(reported(...steps), expected);
});

test('a child whose mother died is looked after until day 45, its mother is not visited any more', () => {
  const born = deliveredOn('2026-11-10');
  const still = deliveredOn('2026-11-10', [stillChild({ born_on: '2026-11-10' })], { live_births: 0, still_births: 1 });
  const died = diedOn('2026-11-12');
  const declared = { woman: { born: '2002-05-01', gender: 2, deceased_on: '2026-11-12' } };
  const visit = (on: string, facts: Answers = {}) => actOf('postnatal', { visited_on: on, ...facts });
  const table: [why: string, visit: ReturnType<typeof visit>, beside: ReturnType<typeof atTerm>, expected: string[]][] =
    [
      ['of the child', visit('2026-11-17', { child_well: 'well', child_weight: 3 }), atTerm([born, died]), []],
      ['her death was declared by itself', visit('2026-11-17', { child_well: 'ill' }), atTerm([born], declared), []],
      ['with a note', visit('2026-11-17', { child_well: 'well', note: 'fed by her aunt' }), atTerm([born, died]), []],
      [
        'of her as well',
        visit('2026-11-17', { systolic: 120, diastolic: 80, child_well: 'well' }),
        atTerm([born, died]),
        ['BENPRE0017 systolic', 'BENPRE0017 diastolic'],
      ],
      [
        'before her death, of both',
        visit('2026-11-11', { temperature: 37, child_well: 'well' }),
        atTerm([born, died]),
        [],
      ],
      ['of no living child', visit('2026-11-17'), atTerm([still, died]), ['FLDVAL0019 visited_on']],
      ['the same, declared', visit('2026-11-17'), atTerm([still], declared), ['BENPRE0017 visited_on']],
      [
        'day 46',
        visit('2026-11-25', { child_well: 'well' }),
        atTerm([deliveredOn('2026-10-10'), diedOn('2026-10-12')]),
        ['FLDVAL0019 visited_on'],
      ],
      [
        'the child is sent to a hospital',
        actOf('referral', { referred_on: '2026-11-20' }),
        atTerm([born, died], declared),
        [],
      ],
      [
        'nobody is left to be sent',
        actOf('referral', { referred_on: '2026-11-20' }),
        atTerm([still, died]),
        ['FLDVAL0019 referred_on'],
      ],
      [
        'place and cause of a death that was declared before',
        actOf('maternal-death', { died_on: '2026-11-12' }),
        atTerm([born, { kind: 'postnatal', facts: { visited_on: '2026-11-17', child_well: 'well' } }], declared),
        [],
      ],
    ];
  for (const [why, act, beside, expected] of table)
    assert.deepEqual(lines(actRefusals(act, besideOf(beside))), expected, why);
  // The day of her death was wrong: taken back, it is written down anew, whatever visits there were to her child since.
  const back: Step = { kind: 'withdrawal', facts: { event: 'maternal-death-1' } };
  const toChild: Step = { kind: 'postnatal', facts: { visited_on: '2026-11-17', child_well: 'well' } };
  const anew = besideOf(atTerm([born, died, toChild, back]));
  assert.deepEqual(lines(actRefusals(actOf('maternal-death', { died_on: '2026-11-11' }), anew)), []);
  const childDied: Step = { kind: 'postnatal', facts: { visited_on: '2026-11-13', child_well: 'died' } };
  const isFollowed = (...steps: Step[]) => childrenFollowed(pregnancyOf(steps, term), today);
  assert.equal(isFollowed(born, died), true);
  assert.equal(isFollowed(still, died), false);
  assert.equal(isFollowed(born, died, childDied), false);
  assert.equal(isFollowed(deliveredOn('2026-10-10'), diedOn('2026-10-12')), false);
});

test('since when nobody has heard of a referral: the first of which it was not told', () => {
  const heard = (referral: string): Step => ({ kind: 'referral-result', facts: { referral, heard_on: today } });
  const since = (...steps: Step[]) => unheardSince(pregnancyOf(steps));
  assert.equal(since(), null);
  assert.equal(since(referredOn('2026-11-20'), referredOn('2026-11-12')), '2026-11-12');
  assert.equal(since(referredOn('2026-11-12'), referredOn('2026-11-20'), heard('referral-1')), '2026-11-20');
  assert.equal(since(referredOn('2026-11-12'), heard('referral-1')), null);
  const back: Step = { kind: 'withdrawal', facts: { event: 'referral-1' } };
  assert.equal(since(referredOn('2026-11-12'), back), null);
});
