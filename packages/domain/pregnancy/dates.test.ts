import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkDay } from '../person/index.ts';
import {
  abortionRange,
  deliveryRange,
  expectedDelivery,
  lastDayOfPregnancy,
  pregnancyRules,
  pregnancyWeeks,
  pregnantOn,
  trimesterOn,
} from './index.ts';

/** The vectors beside section 6.2 of the domain facts; dates of the app of the ASHAs where no guideline names them. */
describe('expected day of delivery', () => {
  const table: [lmp: string, edd: string][] = [
    ['2026-01-01', '2026-10-08'],
    ['2025-12-31', '2026-10-07'],
    ['2024-02-29', '2024-12-05'],
    ['2026-05-20', '2027-02-24'],
  ];
  for (const [lmp, edd] of table) test(lmp, () => assert.equal(expectedDelivery(lmp), edd));
});

const lmp = '2026-01-01';

describe('completed weeks and trimester', () => {
  const table: [string, on: string, weeks: number | undefined, trimester: number | undefined][] = [
    ['worked: nine weeks', '2026-03-05', 9, 1],
    ['worked: twelve weeks and six days', '2026-04-01', 12, 1],
    ['worked: twenty-seven weeks', '2026-07-09', 27, 3],
    ['worked: the expected day', '2026-10-08', 40, 3],
    ['the first day', '2026-01-01', 0, 1],
    ['thirteen weeks completed', '2026-04-02', 13, 2],
    ['twenty-six weeks and six days', '2026-07-08', 26, 2],
    ['before it began', '2025-12-31', undefined, undefined],
    ['no such day', '2026-02-30', undefined, undefined],
  ];
  for (const [what, on, weeks, trimester] of table)
    test(what, () => assert.deepEqual([pregnancyWeeks(lmp, on), trimesterOn(lmp, on)], [weeks, trimester]));
});

describe('when a delivery and an abortion may be dated', () => {
  const verdict = (range: typeof deliveryRange, day: string, today: string) => {
    const checked = checkDay(day, range(lmp, today));
    return checked.ok ? 'accepted' : checked.refusal.code;
  };
  const later = '2026-12-31';
  const table: [string, typeof deliveryRange, day: string, today: string, expected: string][] = [
    ['worked: the day before 21 weeks', deliveryRange, '2026-05-27', later, 'FLDVAL0018'],
    ['worked: LMP and 147 days', deliveryRange, '2026-05-28', later, 'accepted'],
    ['worked: 25 days past the expected day', deliveryRange, '2026-11-02', later, 'accepted'],
    ['worked: a day after that', deliveryRange, '2026-11-03', later, 'FLDVAL0019'],
    ['worked: LMP and 35 days', abortionRange, '2026-02-05', later, 'FLDVAL0018'],
    ['worked: five weeks and a day', abortionRange, '2026-02-06', later, 'accepted'],
    ['worked: 21 weeks', abortionRange, '2026-05-28', later, 'accepted'],
    ['worked: after 21 weeks', abortionRange, '2026-05-29', later, 'FLDVAL0019'],
    ['a delivery today', deliveryRange, '2026-09-01', '2026-09-01', 'accepted'],
    ['a delivery tomorrow', deliveryRange, '2026-09-02', '2026-09-01', 'FLDVAL0019'],
    ['an abortion tomorrow', abortionRange, '2026-04-02', '2026-04-01', 'FLDVAL0019'],
    ['a delivery before any may be', deliveryRange, '2026-03-01', '2026-03-01', 'FLDVAL0018'],
  ];
  for (const [what, range, day, today, expected] of table)
    test(`${range.name}: ${what}`, () => assert.equal(verdict(range, day, today), expected));
});

test('a pregnancy without an outcome goes on as long as a delivery may be dated, and no longer', () => {
  const last = deliveryRange(lmp, '2027-12-31').max;
  assert.equal(lastDayOfPregnancy(lmp), last);
  const pregnant = ['2025-12-31', lmp, last, '2026-11-03'].map((on) => pregnantOn(lmp, on));
  assert.deepEqual(pregnant, [false, true, true, false]);
  assert.equal(pregnantOn(null, last), false);
});

test('every version of the rules names its source and begins nothing before it may end', () => {
  for (const rules of pregnancyRules) {
    assert.ok(rules.source.length > 20, rules.version);
    assert.ok(rules.earliestDelivery < rules.daysToDelivery && rules.daysToDelivery < rules.latestDelivery);
    assert.ok(rules.earliestAbortion < rules.latestAbortion);
  }
});
