import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dueList } from './due-list.ts';
import { forecast } from './forecast.ts';
import { nationalSchedule as schedule } from './national-schedule.ts';
import type { Child, RecordedDose } from './person.ts';

function state(child: Child, doses: readonly RecordedDose[], { on, code }: { on: string; code: string }) {
  return forecast(child, doses, { on, schedule }).doses.find((dose) => dose.code === code)?.state;
}

describe('HPV (campaign from 28 February 2026, girls of 14, and those turning 15 within its first 90 days)', () => {
  const cases: [string, string, string, string, string][] = [
    ['a girl of 14 before the launch', '2012-01-10', 'F', '2026-02-27', 'upcoming'],
    ['on the day of the launch', '2012-01-10', 'F', '2026-02-28', 'due'],
    ['day before the 14th birthday', '2012-04-10', 'F', '2026-04-09', 'upcoming'],
    ['a boy', '2012-01-10', 'M', '2026-04-10', 'not-applicable'],
    ['15 on the day before the launch', '2011-02-27', 'F', '2026-02-27', 'closed'],
    ['15 on the day before, launched', '2011-02-27', 'F', '2026-03-05', 'closed'],
    ['15 on the day of the launch', '2011-02-28', 'F', '2026-03-05', 'due'],
    ['15 within 90 days, last day', '2011-04-10', 'F', '2026-05-29', 'due'],
    ['15 within 90 days, campaign over', '2011-04-10', 'F', '2026-05-30', 'closed'],
    ['15 on the 90th day', '2011-05-29', 'F', '2026-05-29', 'due'],
    ['15 on the 91st day', '2011-05-30', 'F', '2026-05-30', 'closed'],
    ['later: under 15', '2013-06-01', 'F', '2028-05-31', 'due'],
    ['later: 15', '2013-06-01', 'F', '2028-06-01', 'closed'],
  ];
  for (const [title, dob, sex, on, expected] of cases) {
    test(title, () =>
      assert.equal(state({ kind: 'child', dob, sex, jeEndemic: false }, [], { on, code: 'HPV1' }), expected),
    );
  }
  test('a state can switch the programme off, or begin earlier', () => {
    const girl: Child = { kind: 'child', dob: '2012-01-10', sex: 'F', jeEndemic: false };
    assert.equal(state({ ...girl, programmesOff: ['HPV'] }, [], { on: '2026-04-01', code: 'HPV1' }), 'not-applicable');
    assert.equal(state({ ...girl, programmesOn: ['HPV'] }, [], { on: '2026-02-01', code: 'HPV1' }), 'due');
  });
});

describe('fIPV-3 (from January 2023, with MR-1; who had passed MR-1 was not called back)', () => {
  const child: Child = { kind: 'child', dob: '2022-02-01', sex: 'M', jeEndemic: false };
  const two = [
    { code: 'FIPV1', date: '2022-03-15' },
    { code: 'FIPV2', date: '2022-05-10' },
  ];
  const mr1 = (date: string) => [...two, { code: 'MR1', date }];
  const cases: [string, RecordedDose[], string, string][] = [
    ['nine months in 2022: not yet', two, '2022-12-31', 'upcoming'],
    ['from 1 January 2023', two, '2023-01-01', 'due'],
    ['MR-1 before: not called back', mr1('2022-11-05'), '2023-01-01', 'not-applicable'],
    ['MR-1 on the day: with it', mr1('2023-01-01'), '2023-01-01', 'due'],
    [
      'MR-1 before, fIPV-3 given all the same',
      [...mr1('2022-11-05'), { code: 'FIPV3', date: '2023-02-01' }],
      '2023-02-01',
      'given',
    ],
    ['given before it was introduced: counts', [...two, { code: 'FIPV3', date: '2022-12-01' }], '2023-02-01', 'given'],
  ];
  for (const [title, doses, on, expected] of cases) {
    test(title, () => assert.equal(state(child, doses, { on, code: 'FIPV3' }), expected));
  }
  test('never a first fIPV after one year', () => {
    const { due, closed } = dueList(forecast(child, [], { on: '2023-02-01', schedule }));
    assert.ok(closed.includes('FIPV1') && !due.includes('FIPV3') && !closed.includes('FIPV3'));
  });
});
