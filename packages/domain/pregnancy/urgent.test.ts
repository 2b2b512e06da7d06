import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '../forms/index.ts';
import { actRefusals, isShownHigh, postnatalAlarm, readPregnancy, risksNow, shownEvents } from './index.ts';
import {
  actOf,
  besideOf,
  eventsOf,
  lines,
  liveChild,
  lmp,
  pregnancyOf,
  recorder,
  type Step,
  today,
} from './testing/stories.ts';

const visit = (on: string, facts: Answers): Step => ({ kind: 'antenatal', facts: { visited_on: on, ...facts }, on });
const confirmed = (risk: string, on: string): Step => ({ kind: 'risk', facts: { risks: [risk] }, on });
const pressure = 'High BP (140/90 or more)';
const born = '2002-05-01';
const now = (...steps: Step[]) => risksNow(pregnancyOf(steps), born, today);
const high = { systolic: 142, diastolic: 92 };
const worse = { systolic: 180, diastolic: 120, urine_albumin: 'Present' };

test('what was confirmed once does not hide that it has become worse since', () => {
  const before = [visit('2026-11-01', high), confirmed(pressure, '2026-11-01')];
  assert.deepEqual(now(...before).proposed, []);
  const [found] = now(...before, visit('2026-11-20', worse)).proposed;
  assert.deepEqual([found?.reason, found?.urgency], ['pressure-severe', 'today']);
  assert.deepEqual(now(...before, visit('2026-11-20', worse), confirmed(pressure, '2026-11-20')).proposed, []);
});

test('she is to be seen today until she was referred, whether or not somebody said that it holds', () => {
  const bleeding = visit('2026-11-20', { signs: ['bleeding'] });
  const holds = confirmed('Vaginal bleeding', '2026-11-20');
  const referral = (referred_on: string): Step => ({ kind: 'referral', facts: { referred_on }, on: referred_on });
  const heard = (arrived: boolean): Step => ({ kind: 'referral-result', facts: { referral: 'referral-1', arrived } });
  const table: [steps: Step[], urgent: boolean, why: string][] = [
    [[], false, 'nothing was found'],
    [[visit('2026-11-20', high)], false, 'the next clinic is soon enough'],
    [[bleeding], true, 'nobody has judged it'],
    [[bleeding, holds], true, 'it holds, and nobody sent her'],
    [[bleeding, holds, referral('2026-11-20')], false, 'she was sent'],
    [[bleeding, referral('2026-11-19')], true, 'sent before it was found'],
    [[bleeding, referral('2026-11-20'), heard(false)], true, 'sent, and she did not arrive'],
    [[bleeding, referral('2026-11-20'), heard(true)], false, 'sent, and she arrived'],
    [[bleeding, referral('2026-11-20'), heard(false), referral('2026-11-22')], false, 'sent once more'],
    [
      [bleeding, { kind: 'risk', facts: { overruled: ['Vaginal bleeding'], reason: 'spotting only' } }],
      false,
      'it does not hold',
    ],
    [
      [visit('2026-09-20', { signs: ['bleeding'] }), visit('2026-11-20', {})],
      false,
      'two months ago, and she was seen since',
    ],
    [[visit('2026-09-20', { signs: ['bleeding'] })], true, 'two months ago, and nobody has seen her since'],
  ];
  for (const [steps, urgent, why] of table) assert.equal(now(...steps).isUrgent, urgent, why);
});

test('illnesses, losses and figures that make a pregnancy a dangerous one are proposed with their reason', () => {
  const reasons = (facts: Answers, registered: Answers = {}) =>
    risksNow(
      pregnancyOf([
        { kind: 'changed', facts: { lmp_date: lmp, registered_on: '2026-10-01', ...registered } },
        visit(today, facts),
      ]),
      born,
      today,
    ).proposed.map(({ reason, urgency }) => `${reason} ${urgency}`);
  const table: [registered: Answers, facts: Answers, expected: string[]][] = [
    [{ past_illness: ['Heart disease'] }, {}, ['illness-known next-clinic']],
    [{ past_illness: ['Epilepsy', 'Hypertension'] }, {}, ['pressure-known next-clinic', 'illness-known next-clinic']],
    [{ past_illness: ['Tuberculosis'] }, {}, ['illness-known next-clinic']],
    [{ past_complications: ['Convulsions'] }, {}, ['complication-before next-clinic']],
    [{ past_complications: ['Postpartum haemorrhage'] }, {}, ['complication-before next-clinic']],
    [{}, { temperature: 38.4 }, []],
    [{}, { temperature: 40 }, ['temperature-high today']],
    [{}, { pulse: 150 }, ['pulse-odd today']],
    [{}, { pulse: 84 }, []],
    [{}, { abdominal_examination: true, foetal_heart_rate: 80 }, ['foetal-heart-odd today']],
    [{}, { abdominal_examination: true, foetal_heart_rate: 140 }, []],
  ];
  for (const [registered, facts, expected] of table)
    assert.deepEqual(reasons(facts, registered), expected, JSON.stringify([registered, facts]));
});

test('after a delivery a danger sign, a high pressure or a fever asks for a hospital today', () => {
  const table: [facts: Answers, alarm: boolean][] = [
    [{}, false],
    [{ systolic: 130, diastolic: 84, temperature: 37.6 }, false],
    [{ danger_signs: ['Heavy bleeding'] }, true],
    [{ systolic: 170, diastolic: 110 }, true],
    [{ systolic: 120, diastolic: 92 }, true],
    [{ temperature: 39.5 }, true],
    [{ temperature: 38 }, true],
    [{ child_well: 'ill' }, true],
  ];
  for (const [facts, alarm] of table) assert.equal(postnatalAlarm(facts), alarm, JSON.stringify(facts));
});

test('whoever does not care for her reads nothing of infections, of what was written freely, or how a pregnancy ended', () => {
  const hiv = 'HIV, syphilis or hepatitis B';
  const table: [step: Step, left: Answers, why: string][] = [
    [
      {
        kind: 'antenatal',
        facts: {
          ...{ past_illness: ['Hepatitis B', 'STI/RTI', 'Diabetes'], medicines: 'antiretrovirals', allergy: 'to ART' },
          ...{ note: 'HIV reactive', hiv: 'Reactive', weight: 50, past_illness_other: 'HIV' },
        },
      },
      { visited_on: today, past_illness: ['Diabetes'], weight: 50 },
      'a visit',
    ],
    [
      { kind: 'risk', facts: { risks: ['Twins'], overruled: [hiv], reason: 'HIV test repeated' } },
      { risks: ['Twins'], overruled: [] },
      'a judgement',
    ],
    [
      { kind: 'referral', facts: { to_facility: 'ICTC', reason: 'HIV', transport: 'public' } },
      { referred_on: today, transport: 'public' },
      'a referral',
    ],
    [
      {
        kind: 'abortion',
        facts: {
          abortion_type: 'Induced',
          method: 'Medical',
          place: 'private',
          complication: 'fever',
          done_by: 'Doctor',
        },
      },
      { aborted_on: today },
      'an abortion',
    ],
    [
      { kind: 'maternal-death', facts: { cause: 'Other', cause_other: 'HIV' } },
      { died_on: today, place: 'Home', cause: 'Other' },
      'her death',
    ],
    [
      { kind: 'lost', facts: { reason: 'moved to her mother' } },
      { lost_on: today, reason: 'moved to her mother' },
      'where she went is told',
    ],
  ];
  for (const [step, left, why] of table) {
    const events = eventsOf([step]);
    assert.deepEqual(
      shownEvents(events, { cares: false }).map(({ facts }) => facts),
      [left],
      why,
    );
    assert.deepEqual(shownEvents(events, { cares: true }), events, why);
  }
  const judged = eventsOf([
    { kind: 'risk', facts: { risks: [hiv] } },
    { kind: 'withdrawal', facts: { event: 'risk-1' } },
    { kind: 'risk', facts: { risks: ['Twins'] } },
  ]);
  assert.deepEqual(
    shownEvents(judged, { cares: false }).map(({ event_id }) => event_id),
    ['risk-2'],
    'that there was a judgement of infections alone is not told',
  );
});

test('for whoever is not told of infections nobody is of high risk by them alone', () => {
  const reactive = { hiv: 'Reactive' };
  const hiv = 'HIV, syphilis or hepatitis B';
  const table: [steps: Step[], shown: boolean, why: string][] = [
    [[], false, 'nothing was found'],
    [[visit('2026-11-20', reactive)], false, 'an infection alone'],
    [[visit('2026-11-20', reactive), confirmed(hiv, '2026-11-20')], false, 'one that was confirmed'],
    [[visit('2026-11-20', { ...reactive, ...high })], true, 'a high pressure beside it'],
    [[visit('2026-11-20', reactive), confirmed('Twins', '2026-11-20')], true, 'twins beside it'],
  ];
  for (const [steps, shown, why] of table) assert.equal(isShownHigh(now(...steps)), shown, why);
});

test('where her death was written down first, the child that was born before it is still written down', () => {
  const begun = '2026-03-01';
  const died = '2026-11-20';
  const death: Step = { kind: 'maternal-death', facts: { died_on: died }, on: died };
  const pregnancy = pregnancyOf([death], begun);
  const beside = besideOf({ pregnancy, woman: { born, gender: 2, deceased_on: died } });
  const delivered = (on: string) => actOf('delivery', { delivered_on: on }, [liveChild({ born_on: on })]);
  assert.deepEqual(lines(actRefusals(delivered('2026-11-21'), beside)), ['BENPRE0017 delivered_on']);
  assert.deepEqual(lines(actRefusals(delivered(died), beside)), []);
  const event = { ...delivered(died), at: `${today}T10:00:00+05:30`, by: recorder.user_id };
  const after = readPregnancy(1, [...pregnancy.events, event]);
  assert.deepEqual([after?.outcome?.kind, after?.outcome?.on, after?.death?.on], ['delivery', died, died]);
  if (after) {
    const again = besideOf({ pregnancy: after, woman: beside.woman });
    assert.deepEqual(lines(actRefusals(delivered(died), again)), ['BENPRE0001 delivered_on']);
  }
});
