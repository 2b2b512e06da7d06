import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, daysBetween } from '../calendar/index.ts';
import { courseOf, type GivenDay, restartRefusal } from './course.ts';
import { courseDoseRefusal } from './record-dose.ts';
import type { Regimen } from './regimen.ts';
import { rabiesRules } from './rules.ts';

const regimens = fc.constantFrom(
  ...rabiesRules.regimens,
  ...rabiesRules.regimens.map((one) => ({
    ...one,
    exceeded: { ...one.exceeded, whenExceeded: 'resume' as const },
  })),
);
const start = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));
/** Doses as a clinic gives them: each so many days after the first day it may be given. */
const history = fc.record({
  regimen: regimens,
  day0: start,
  delays: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }),
});

function play(of: { regimen: Regimen; day0: string; delays: number[] }): { doses: GivenDay[]; last: string } {
  const doses: GivenDay[] = [{ day: of.regimen.days[0] ?? 0, on: of.day0 }];
  let last = of.day0;
  for (const delay of of.delays) {
    const next = courseOf(of.regimen, doses, last).next;
    if (!next?.planned) break;
    last = addDays(next.planned, delay);
    if (courseOf(of.regimen, doses, last).state === 'exceeded') break;
    doses.push({ day: next.day, on: last });
  }
  return { doses, last };
}

test('planned days never come earlier than the gaps of the regimen', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 60 }), (of, ahead) => {
      const { doses, last } = play(of);
      const { days } = courseOf(of.regimen, doses, addDays(last, ahead));
      for (const [nth, line] of days.entries()) {
        const before = days[nth - 1];
        if (!line.planned || !before?.planned) continue;
        const gap = line.day - before.day;
        assert.ok(daysBetween(before.givenOn ?? before.planned, line.planned) >= gap, `${of.regimen.code} ${line.day}`);
      }
    }),
  );
});

test('a late history either moves the plan or ends the course, never both', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 60 }), (of, ahead) => {
      const { doses, last } = play(of);
      const today = addDays(last, ahead);
      const { state, next, days } = courseOf(of.regimen, doses, today);
      const exceeded = days.filter((line) => line.state === 'exceeded').length;
      assert.equal(exceeded, state === 'exceeded' ? 1 : 0);
      if (of.regimen.exceeded.whenExceeded === 'resume') assert.notEqual(state, 'exceeded');
      assert.equal(state === 'exceeded' || state === 'completed', next === null);
      assert.equal(restartRefusal(of.regimen, doses, today) === undefined, state === 'exceeded');
    }),
  );
});

test('what may be given today can be recorded today, and what may not cannot', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 60 }), (of, ahead) => {
      const { doses, last } = play(of);
      const today = addDays(last, ahead);
      const { next } = courseOf(of.regimen, doses, today);
      for (const day of of.regimen.days) {
        const may = next?.day === day && (next.state === 'due' || next.state === 'late');
        const refusal = courseDoseRefusal(of.regimen, doses, { day, on: today, elsewhere: false });
        assert.equal(refusal === undefined, may, `${of.regimen.code} day ${day}: ${refusal?.code}`);
      }
    }),
  );
});
