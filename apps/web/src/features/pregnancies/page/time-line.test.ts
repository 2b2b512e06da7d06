import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '@teeka/domain/forms';
import { type PregnancyEvent, type PregnancyEventKind, readPregnancy } from '@teeka/domain/pregnancy';
import { isEarly, timeLine, weeksAndDays } from './time-line.ts';

const lmp = '2026-01-05';
let serial = 0;
const event = (kind: PregnancyEventKind, facts: Answers) => {
  serial += 1;
  return { event_id: `e${serial}`, kind, facts, births: [], at: '2026-03-01T05:00:00.000Z', by: 'anm' };
};
const registered = event('registered', { lmp_date: lmp, registered_on: '2026-03-01' });
const seen = (visited_on: string) => event('antenatal', { visited_on });
const pregnancyOf = (...events: readonly PregnancyEvent[]) => {
  const pregnancy = readPregnancy(1, [registered, ...events]);
  assert.ok(pregnancy);
  return pregnancy;
};
const marksOf = (today: string, ...events: readonly PregnancyEvent[]) =>
  timeLine(pregnancyOf(...events), { doses: [], today, deceased_on: null }).map(
    ({ kind, on, state }) => `${kind} ${on} ${state}`,
  );

test('a window without a visit is late until somebody comes after it, then it was missed', () => {
  const today = '2026-06-20';
  assert.deepEqual(marksOf(today, seen('2026-03-10')), [
    'registered 2026-03-01 done',
    'visit 2026-03-10 done',
    'window 2026-04-13 late',
    'window 2026-07-20 ahead',
    'window 2026-09-14 ahead',
    'expected 2026-10-12 ahead',
  ]);
  assert.ok(marksOf(today, seen('2026-03-10'), seen('2026-06-18')).includes('window 2026-04-13 missed'));
  assert.ok(marksOf('2026-05-01', seen('2026-03-10')).includes('window 2026-04-13 due'));
});

test('a last period that was put right is told on the day of it, and everything stands by the right one', () => {
  const right = event('lmp-date', { lmp_date: '2025-12-29', reason: 'read wrongly' });
  const marks = marksOf('2026-03-20', right);
  assert.ok(marks.includes('lmp-date 2026-03-01 done'));
  assert.ok(marks.includes('expected 2026-10-05 ahead'));
  const back = event('withdrawal', { event: right.event_id, reason: 'of another woman' });
  assert.ok(!marksOf('2026-03-20', right, back).some((mark) => mark.startsWith('lmp-date')));
});

test('after a delivery nothing of the pregnancy is to come: the days after it are, each done, due, missed or ahead', () => {
  const delivery = event('delivery', { delivered_on: '2026-10-01', live_births: 1, still_births: 0 });
  const visit = event('postnatal', { visited_on: '2026-10-04' });
  assert.deepEqual(marksOf('2026-10-09', delivery, visit), [
    'registered 2026-03-01 done',
    'outcome 2026-10-01 done',
    'postnatal 2026-10-02 missed',
    'postnatal 2026-10-04 done',
    'postnatal 2026-10-08 due',
    'postnatal 2026-10-15 ahead',
    'postnatal 2026-10-22 ahead',
    'postnatal 2026-10-29 ahead',
    'postnatal 2026-11-12 ahead',
  ]);
});

test('who died is expected nowhere any more, and her death is told once', () => {
  const death = event('maternal-death', { died_on: '2026-06-01' });
  assert.deepEqual(marksOf('2026-06-20', death), ['registered 2026-03-01 done', 'death 2026-06-01 done']);
});

test('Td doses to come go with the pregnancy, those given stay', () => {
  const doses = [
    { code: 'TDPW1', on: '2026-03-01', state: 'done' },
    { code: 'TDPW2', on: '2026-03-29', state: 'due' },
  ] as const;
  const of = (...events: readonly PregnancyEvent[]) =>
    timeLine(pregnancyOf(...events), { doses, today: '2026-06-20', deceased_on: null }).filter(
      ({ kind }) => kind === 'dose',
    ).length;
  assert.deepEqual([of(), of(event('abortion', { aborted_on: '2026-05-01' }))], [2, 1]);
});

test('weeks with the days beyond them; early is within the first twelve weeks', () => {
  assert.deepEqual(weeksAndDays(lmp, '2026-01-05'), { weeks: 0, days: 0 });
  assert.deepEqual(weeksAndDays(lmp, '2026-04-23'), { weeks: 15, days: 3 });
  assert.equal(weeksAndDays(lmp, '2026-01-04'), undefined);
  assert.equal(isEarly({ lmp, registeredOn: '2026-03-29' }), true);
  assert.equal(isEarly({ lmp, registeredOn: '2026-03-30' }), false);
});

test('a death that was declared by itself ends what was planned for her, and not for her living child', () => {
  const deceased_on = '2026-10-02';
  const marks = (...events: readonly PregnancyEvent[]) =>
    timeLine(pregnancyOf(...events), { doses: [], today: '2026-10-08', deceased_on }).map(
      ({ kind, on, state }) => `${kind} ${on} ${state}`,
    );
  assert.deepEqual(marks(seen('2026-03-10')), [
    'registered 2026-03-01 done',
    'visit 2026-03-10 done',
    'death 2026-10-02 done',
  ]);
  const delivered = (birth_outcome: string) => ({
    ...event('delivery', { delivered_on: '2026-10-01' }),
    births: [{ birth_id: 'b', child_id: 'c', facts: { birth_outcome, born_on: '2026-10-01' } }],
  });
  const toCome = (outcome: string) => marks(delivered(outcome)).filter((line) => line.startsWith('postnatal')).length;
  assert.deepEqual([toCome('Live birth'), toCome('Still birth')], [7, 0]);
});
