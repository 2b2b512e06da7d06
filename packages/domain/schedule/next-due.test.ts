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
  ).map(({ dose_code, due }) => `${dose_code} ${due}`);

test('what may be given today is next, and nothing that is due later', () => {
  assert.deepEqual(nextOn(dob), [`BCG ${dob}`, `HEPB0 ${dob}`, `OPV0 ${dob}`]);
});

test('where nothing may be given today: whatever is due on the next day there is', () => {
  const given = ['BCG', 'HEPB0', 'OPV0'].map((code) => [code, dob] as const);
  const due = nextOn('2026-01-10', given);
  assert.ok(due.includes('PENTA1 2026-02-12') && due.every((one) => one.endsWith(' 2026-02-12')), due.join());
});

test('nothing to offer, nothing next', () => {
  assert.deepEqual(nextDue([], dob), []);
});
