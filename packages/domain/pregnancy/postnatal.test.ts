import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '../forms/index.ts';
import { actRefusals, postnatalAlarms, risksNow } from './index.ts';
import { atTerm, deliveredOn, diedOn, referredOn, term } from './testing/order-case.ts';
import { actOf, besideOf, pregnancyOf, type Step, today } from './testing/stories.ts';

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
