import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canBeRecorded } from './can-be-recorded.ts';
import { chartOf } from './chart.ts';
import { forecast } from './forecast.ts';
import { mayBeGiven } from './may-be-given.ts';
import { measureSpeed } from './measure-speed.ts';
import { nationalSchedule as schedule } from './national-schedule.ts';
import type { Child, RecordedDose } from './person.ts';
import { summaryOf } from './summary.ts';

const child: Child = { kind: 'child', dob: '2024-01-08', sex: 'F', jeEndemic: false };
const dose = (code: string, date: string): RecordedDose => ({ code, date });

describe('can it be recorded? Only the impossible is refused', () => {
  const cases: [string, RecordedDose, string[]][] = [
    ['too early, yet it happened', dose('PENTA1', '2024-02-01'), []],
    ['too late, yet it happened', dose('HEPB0', '2024-02-01'), []],
    ['on the day of birth', dose('BCG', '2024-01-08'), []],
    ['today', dose('OPV1', '2024-06-01'), []],
    ['unknown code', dose('OPV9', '2024-02-01'), ['SCHEDU0001']],
    ['before birth', dose('BCG', '2024-01-07'), ['SCHEDU0002']],
    ['in the future', dose('OPV1', '2024-06-02'), ['SCHEDU0003', 'SCHEDU0004']],
    ['after death', dose('OPV1', '2024-05-21'), ['SCHEDU0004']],
    ['on the day of death', dose('OPV1', '2024-05-20'), []],
    ['dose of a pregnant woman', dose('TDPW1', '2024-02-01'), ['SCHEDU0005']],
    ['no such day', dose('OPV1', '2024-02-30'), ['SCHEDU0006']],
    ['the same dose on the same day', dose('OPV1', '2024-02-19'), ['VACDOS0001']],
    ['the same dose on another day', dose('OPV1', '2024-02-20'), []],
  ];
  for (const [title, input, codes] of cases) {
    test(title, () => {
      // Today lies after the death only where a day after death is asked for.
      const dies = codes.includes('SCHEDU0004') || title.includes('death');
      const person = dies ? { ...child, diedOn: '2024-05-20' } : child;
      const refused = canBeRecorded(person, [dose('OPV1', '2024-02-19')], {
        dose: input,
        today: '2024-06-01',
        schedule,
      });
      assert.deepEqual(
        refused.map((refusal) => refusal.code),
        codes,
      );
    });
  }
});

test('may it be given? The advice says why, and never throws', () => {
  const ask = (code: string, on: string, person = child) => mayBeGiven(person, [], { code, on, schedule });
  assert.deepEqual(ask('OPV1', '2024-02-19'), {
    may: true,
    state: 'due',
    reason: { code: 'due-today', values: { day: '2024-02-19' } },
  });
  assert.equal(ask('OPV1', '2024-02-18').reason.code, 'not-before-age-weeks');
  assert.equal(ask('OPV2', '2024-06-01').reason.code, 'waits-for-previous');
  assert.equal(ask('OPV9', '2024-06-01').reason.code, 'unknown-dose');
  assert.equal(ask('TDPW1', '2024-06-01').reason.code, 'other-kind-of-person');
  assert.equal(ask('OPV1', '2024-06-01', { ...child, diedOn: '2024-05-20' }).reason.code, 'has-died');
});

test('from the day of a death nothing is due, overdue or to come; what was given stays', () => {
  const dosesOn = (on: string) =>
    forecast({ ...child, diedOn: '2024-05-20' }, [dose('BCG', '2024-01-08')], { on, schedule }).doses;
  assert.ok(dosesOn('2024-05-19').some(({ state }) => state === 'overdue'));
  for (const on of ['2024-05-20', '2026-05-20']) {
    const states = new Set(dosesOn(on).map(({ state }) => state));
    assert.deepEqual([...states].sort(), ['closed', 'given', 'not-applicable']);
    const [first] = dosesOn(on).filter(({ state }) => state === 'closed');
    assert.deepEqual([first?.reason.code, first?.overdue, first?.due], ['has-died', false, undefined]);
  }
});

describe('overdue (the schedule table says after which age)', () => {
  const stateOf = (code: string, on: string, doses: RecordedDose[] = []) =>
    forecast(child, doses, { on, schedule }).doses.find((entry) => entry.code === code)?.state;
  test('OPV-1 from the day after ten weeks', () => {
    assert.equal(stateOf('OPV1', '2024-03-18'), 'due');
    assert.equal(stateOf('OPV1', '2024-03-19'), 'overdue');
  });
  test('vitamin A from the third dose: three months after it fell due', () => {
    const two = [dose('VITA1', '2024-10-08'), dose('VITA2', '2025-05-08')];
    assert.equal(stateOf('VITA3', '2026-02-08', two), 'due');
    assert.equal(stateOf('VITA3', '2026-02-09', two), 'overdue');
  });
});

describe('summaries', () => {
  const summary = (doses: RecordedDose[], on: string) => summaryOf(child, forecast(child, doses, { on, schedule }));
  test('a zero-dose child is known from the first birthday', () => {
    assert.equal(summary([], '2025-01-07').zeroDose, false);
    assert.equal(summary([], '2025-01-08').zeroDose, true);
    assert.equal(summary([dose('PENTA1', '2025-01-07')], '2025-01-08').zeroDose, false);
  });
  test('left out: nothing ever; dropped out: begun and overdue', () => {
    assert.equal(summary([], '2024-01-08').leftOut, false);
    assert.equal(summary([], '2024-06-01').leftOut, true);
    const begun = [dose('PENTA1', '2024-02-19')];
    assert.equal(summary(begun, '2024-04-15').droppedOut, false);
    assert.equal(summary(begun, '2024-04-16').droppedOut, true);
    assert.equal(summary(begun, '2024-06-01').leftOut, false);
  });
  test('a dose that came when a girl was past its age leaves nobody out', () => {
    const girl: Child = { ...child, dob: '2011-02-27', programmesOff: ['UIP'] };
    const now = forecast(girl, [], { on: '2026-03-05', schedule });
    const hpv = now.doses.find(({ code }) => code === 'HPV1');
    assert.deepEqual([hpv?.state, hpv?.beforeIntroduction], ['closed', true]);
    assert.deepEqual([summaryOf(girl, now).leftOut, summaryOf(girl, now).complete], [false, true]);
    const late: Child = { ...girl, dob: '2011-05-30' };
    assert.equal(summaryOf(late, forecast(late, [], { on: '2026-05-30', schedule })).leftOut, true);
  });
  test('the next visit and what falls due there', () => {
    assert.deepEqual(summary([], '2024-01-08').nextVisit, {
      day: '2024-02-19',
      doses: ['FIPV1', 'OPV1', 'PCV1', 'PENTA1', 'RVV1'],
    });
  });
});

test('the card: vaccines by ages, with what does not count and what has no place', () => {
  const doses = [dose('OPV1', '2024-02-01'), dose('OPV1', '2024-02-19'), dose('OPV9', '2024-02-19')];
  const chart = chartOf(forecast(child, doses, { on: '2024-03-01', schedule }), schedule);
  assert.deepEqual(chart.columns, ['0d', '6w', '10w', '14w', '9m', '16m', '24m', '5y', '10y', '14y', '16y']);
  const opv = chart.rows.find((row) => row.vaccine === 'bOPV');
  assert.deepEqual(
    opv?.cells.flatMap(({ marks }) => marks.map(({ code, state, day }) => `${code} ${state} ${day}`)),
    [
      'OPV0 closed 2024-01-23',
      'OPV1 given-not-counted 2024-02-01',
      'OPV1 given 2024-02-19',
      'OPV2 upcoming 2024-03-18',
      'OPV3 waiting 2024-04-15',
      'OPVB waiting 2025-05-08',
    ],
  );
  assert.ok(!chart.rows.some((row) => row.vaccine === 'JE'));
  assert.deepEqual(
    chart.others.map((judged) => judged.dose.code),
    ['OPV9'],
  );
});

test('the speed measurement really judges', () => {
  assert.ok(measureSpeed(2000).run() > 1000);
});
