import assert from 'node:assert/strict';
import { test } from 'node:test';
import { risksNow, womanFacts } from './index.ts';
import { deliveredOn, visitOn } from './testing/order-case.ts';
import { liveChild, pregnancyOf, type Step, stillChild, today } from './testing/stories.ts';

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
      [visitOn('2026-11-10', { signs: ['fever'] }), judges({ overruled: ['Other'], reason: 'a cold' })],
      ['', '', false],
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
