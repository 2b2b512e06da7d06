import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '../forms/index.ts';
import { actRefusals, risksNow, womanFacts } from './index.ts';
import { dayOf, deliveredOn, referredOn, visitOn } from './testing/order-case.ts';
import {
  actOf,
  besideOf,
  lines,
  liveChild,
  lmp,
  pregnancyOf,
  type Step,
  stillChild,
  today,
} from './testing/stories.ts';

const born = '2002-05-01';
const judges = (facts: Step['facts'], on = today): Step => ({ kind: 'risk', facts: { risks: [], ...facts }, on });
const proposed = (steps: readonly Step[]) => {
  const { proposed: found, confirmed, isHigh } = risksNow(pregnancyOf(steps), born, today);
  return [found.map(({ reason }) => reason).join(' '), confirmed.join(' '), isHigh];
};
const pale = visitOn('2026-10-10', { haemoglobin: 6.5 });
const paleAgain = visitOn('2026-11-10', { haemoglobin: 6.9 });
const anaemia = 'Severe anaemia (Hb under 7)';

test('a risk is proposed, confirmed, overruled, and proposed again', () => {
  const cases: [why: string, steps: readonly Step[], expected: unknown[]][] = [
    ['nothing found', [], ['', '', false]],
    ['found, and nobody has judged: she is looked after', [pale], ['anaemia-severe', '', true]],
    ['confirmed', [pale, judges({ risks: [anaemia] })], ['', anaemia, true]],
    ['overruled', [pale, judges({ overruled: [anaemia], reason: 'measured again: 9' })], ['', '', false]],
    [
      'overruled, and found again',
      [pale, judges({ overruled: [anaemia], reason: 'measured again: 9' }), paleAgain],
      ['anaemia-severe', '', true],
    ],
    [
      'overruled, found again, confirmed',
      [pale, judges({ overruled: [anaemia], reason: 'measured again: 9' }), paleAgain, judges({ risks: [anaemia] })],
      ['', anaemia, true],
    ],
    [
      'confirmed, then overruled',
      [pale, judges({ risks: [anaemia] }), judges({ overruled: [anaemia], reason: 'treated: 11' })],
      ['', '', false],
    ],
    [
      'the visit that found it is taken back',
      [pale, { kind: 'withdrawal', facts: { event: 'antenatal-1' } }],
      ['', '', false],
    ],
    [
      'something else is confirmed, and a later visit finds malaria',
      [judges({ risks: ['Other'], reason: 'a heart murmur' }), visitOn('2026-11-10', { malaria: 'Positive' })],
      ['malaria', 'Other', true],
    ],
    [
      'the malaria is confirmed',
      [visitOn('2026-11-10', { malaria: 'Positive' }), judges({ risks: ['Other'], reason: 'malaria' })],
      ['', 'Other', true],
    ],
    [
      'the same fever is overruled',
      [
        visitOn('2026-11-10', { signs: ['fever'] }),
        judges({ overruled: ['Other'], overruled_reasons: ['fever'], reason: 'a cold' }),
      ],
      ['', '', false],
    ],
    [
      'that a fever is none says nothing of the child that moves less, nor of swelling',
      [
        visitOn('2026-11-10', { signs: ['fever', 'less-movement', 'swelling'] }),
        judges({ overruled: ['Other'], overruled_reasons: ['fever'], reason: 'a cold' }),
      ],
      ['less-movement swelling', '', true],
    ],
    [
      'nor that the fever holds',
      [
        visitOn('2026-11-10', { signs: ['fever', 'less-movement'] }),
        judges({ risks: ['Other'], reasons: ['fever'], reason: 'a fever' }),
      ],
      ['less-movement', 'Other', true],
    ],
    [
      'one holds, the other does not, said at once',
      [
        visitOn('2026-11-10', { signs: ['fever', 'less-movement'] }),
        judges({
          ...{ risks: ['Other'], reasons: ['less-movement'], reason: 'a cold' },
          ...{ overruled: ['Other'], overruled_reasons: ['fever'] },
        }),
      ],
      ['', 'Other', true],
    ],
    [
      'what holds for one reason holds no more, what holds for the other does',
      [
        judges({ risks: ['Other'], reasons: ['fever', 'swelling'], reason: 'both' }),
        judges({ overruled: ['Other'], overruled_reasons: ['fever'], reason: 'over' }),
      ],
      ['', 'Other', true],
    ],
    [
      'judged before reasons were named: what can wait is judged, what asks for today is not',
      [visitOn('2026-11-10', { signs: ['fever', 'swelling'] }), judges({ overruled: ['Other'], reason: 'a cold' })],
      ['fever', '', true],
    ],
  ];
  for (const [why, steps, expected] of cases) assert.deepEqual(proposed(steps), expected, why);
});

test('what is on record of pregnancies before counts, whether or not somebody repeats it', () => {
  const begin = '2025-07-01';
  const dead = { ...stillChild({ born_on: '2026-04-01' }) };
  const caesarean = { delivery_type: 'Caesarean', conducted_by: 'Doctor', place: 'District Hospital' };
  const before = pregnancyOf(
    [deliveredOn('2026-04-01', [dead], { ...caesarean, live_births: 0, still_births: 1 })],
    begin,
  );
  const now = pregnancyOf([], '2026-08-12', 2);
  assert.deepEqual(
    risksNow(now, born, today, [before]).proposed.map(({ reason, figure }) => `${reason} ${figure}`.trim()),
    ['close-births 4', 'caesarean-before', 'loss-before'],
  );
  assert.deepEqual(risksNow(now, born, today, []).proposed, []);
  assert.equal(womanFacts(now, born, [before]).births, 1);
  // One that began later tells nothing of this one.
  assert.deepEqual(risksNow(before, born, today, [now]).proposed, []);
  const alive = pregnancyOf([deliveredOn('2024-06-01', [liveChild({ born_on: '2024-06-01' })])], '2023-09-01');
  assert.deepEqual(risksNow(now, born, today, [alive]).proposed, []);
});

test('a stillbirth before stays, whatever was said of a fever', () => {
  const stillbirth: Step = {
    kind: 'changed',
    facts: { lmp_date: lmp, registered_on: '2026-10-01', past_complications: ['Stillbirth'] },
  };
  const fever = visitOn(today, { signs: ['fever', 'less-movement'] });
  const over = judges({ overruled: ['Other'], overruled_reasons: ['fever'], reason: 'fever is over' });
  assert.deepEqual(proposed([stillbirth, fever, over]), ['less-movement loss-before', '', true]);
  const { isUrgent, forToday } = risksNow(pregnancyOf([stillbirth, fever, over]), born, today);
  assert.deepEqual([isUrgent, forToday.map(({ reason, on }) => `${reason} ${on}`)], [true, [`less-movement ${today}`]]);
});

test('of Other some may hold and some not, where it is said which', () => {
  const both = { risks: ['Other'], overruled: ['Other'], reason: 'seen again' };
  const table: [facts: Answers, expected: string[], why: string][] = [
    [{ ...both, reasons: ['fever'], overruled_reasons: ['malaria'] }, [], 'each has its own'],
    [{ ...both, reasons: ['fever'], overruled_reasons: ['fever'] }, ['BENPRE0018 overruled'], 'the same twice'],
    [{ ...both, reasons: ['fever'] }, ['BENPRE0018 overruled'], 'what does not hold is not named'],
    [both, ['BENPRE0018 overruled'], 'neither is named'],
    [{ ...both, risks: ['Other', 'Twins'], overruled: ['Twins'] }, ['BENPRE0018 overruled'], 'a risk of the list'],
  ];
  for (const [facts, expected, why] of table)
    assert.deepEqual(lines(actRefusals(actOf('risk', facts), besideOf())), expected, why);
});

test('who was seen past 42 weeks is to be seen today, until the child is born', () => {
  const begin = dayOf(-295, today);
  const seen = (day: number) => visitOn(dayOf(day, begin));
  const now = (...steps: Step[]) => risksNow(pregnancyOf(steps, begin), born, today);
  const table: [steps: Step[], urgent: boolean, why: string][] = [
    [[seen(293)], false, '41 weeks and six days'],
    [[seen(294)], true, '42 weeks'],
    [[seen(294), referredOn(dayOf(294, begin))], false, 'she was sent'],
    [[seen(294), deliveredOn(today)], false, 'the child is born'],
  ];
  for (const [steps, urgent, why] of table) assert.equal(now(...steps).isUrgent, urgent, why);
  assert.deepEqual(
    now(seen(294)).proposed.map(({ risk, reason, figure }) => `${risk} ${reason} ${figure}`),
    ['Other past-term 42'],
  );
});
