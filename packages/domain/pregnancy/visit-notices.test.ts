import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '../calendar/index.ts';
import { actRefusals, pregnancyRules, visitNotices } from './index.ts';
import { dayOf, term, visitOn } from './testing/order-case.ts';
import { actOf, besideOf, pregnancyOf, type Step } from './testing/stories.ts';

const every = (count: number, apart: number): readonly Step[] =>
  Array.from({ length: count }, (_, nth) => visitOn(dayOf(30 + nth * apart)));
const withdrawn: Step = { kind: 'withdrawal', facts: { event: 'antenatal-1' } };

test('what of a visit is out of the plan is told, and nothing of it refused', () => {
  const cases: [why: string, steps: readonly Step[], on: string, expected: string][] = [
    ['her first visit', [], dayOf(60), ''],
    ['four weeks after the last one', [visitOn(dayOf(60))], dayOf(88), ''],
    ['a day sooner', [visitOn(dayOf(60))], dayOf(87), 'soon 27'],
    ['the next day: she has a fever', [visitOn(dayOf(60))], dayOf(61), 'soon 1'],
    ['of the two before it the later counts', [visitOn(dayOf(30)), visitOn(dayOf(70))], dayOf(80), 'soon 10'],
    ['before one that is on record, written down late', [visitOn(dayOf(80))], dayOf(70), ''],
    ['the one before was taken back', [visitOn(dayOf(60)), withdrawn], dayOf(61), ''],
    ['the ninth', every(8, 28), dayOf(270), ''],
    ['the tenth', every(9, 28), dayOf(290), 'many 10'],
    ['the tenth, a week after the ninth', every(9, 28), dayOf(261), 'soon 7, many 10'],
    ['41 weeks and six days', [], dayOf(293), ''],
    ['42 weeks', [], dayOf(294), 'late 42'],
    ['the last day of a pregnancy', [], dayOf(305), 'late 43'],
    ['past 42 weeks and seen yesterday', [visitOn(dayOf(294))], dayOf(295), 'late 42, soon 1'],
  ];
  for (const [why, steps, on, expected] of cases) {
    const pregnancy = pregnancyOf(steps, term);
    const found = visitNotices(pregnancy, on).map((one) => `${one.notice} ${Object.values(one)[1]}`);
    assert.equal(found.join(', '), expected, why);
    const act = actOf('antenatal', { visited_on: on });
    assert.deepEqual(actRefusals(act, besideOf({ pregnancy, today: addDays(on, 1) })), [], why);
  }
});

test('nothing is told of a day that is none, or before the pregnancy', () => {
  const pregnancy = pregnancyOf([visitOn(dayOf(60))], term);
  for (const on of ['', '2026-02-30', term, '2025-01-01']) assert.deepEqual(visitNotices(pregnancy, on), [], on);
});

test('figures that no guideline was seen for are marked', () => {
  const { uncertain } = pregnancyRules[0];
  for (const figure of ['visitDistance', 'mostVisits', 'lastVisitWeek'] as const)
    assert.ok(uncertain.includes(figure), figure);
});
