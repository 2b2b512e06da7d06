import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '../forms/index.ts';
import { actRefusals, childrenToSee, postnatalAlarms, risksNow } from './index.ts';
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
