import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forecast } from './forecast.ts';
import { nationalSchedule as schedule } from './national-schedule.ts';
import { nextDue } from './next-due.ts';

const dob = '2026-01-01';
const nextOn = (on: string, given: readonly (readonly [string, string])[] = []) =>
  nextDue(
    forecast(
      { kind: 'child', dob, sex: 'F', jeEndemic: false },
      given.map(([code, date]) => ({ code, date })),
      { on, schedule },
    ).doses,
    on,
  );

test('what may be given today is next, and nothing that is due later', () => {
  assert.deepEqual(nextOn(dob), { day: dob, doses: ['BCG', 'HEPB0', 'OPV0'] });
});

test('what is overdue may be given from today on, with what is due today', () => {
  const next = nextOn('2026-11-01', [['BCG', dob]]);
  assert.equal(next?.day, '2026-11-01');
  assert.ok(
    ['OPV1', 'PENTA1', 'MR1'].every((code) => next?.doses.includes(code)),
    next?.doses.join(),
  );
  assert.ok(!next?.doses.includes('OPV2'), 'waits for the one before');
});

test('where nothing may be given today: whatever is due on the next day there is', () => {
  const given = ['BCG', 'HEPB0', 'OPV0'].map((code) => [code, dob] as const);
  const next = nextOn('2026-01-10', given);
  assert.equal(next?.day, '2026-02-12');
  assert.ok(next?.doses.includes('PENTA1') && !next.doses.includes('MR1'), next?.doses.join());
});

test('nothing to offer, nothing next', () => {
  assert.equal(nextDue([], dob), undefined);
});
