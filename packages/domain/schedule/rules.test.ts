import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dueList } from './due-list.ts';
import { forecast } from './forecast.ts';
import { judgeDoses } from './judge-doses.ts';
import { nationalSchedule as schedule } from './national-schedule.ts';
import type { Child, Person, PregnantWoman } from './person.ts';

const child: Child = { kind: 'child', dob: '2024-01-08', sex: 'F', jeEndemic: false };
const endemic: Child = { ...child, jeEndemic: true };
const woman: PregnantWoman = { kind: 'pregnant_woman', lmp: '2026-01-01', previousPregnancyTd: [] };

/** `OPV1 2024-02-19, OPV2 2024-03-18` as recorded doses. */
function given(text: string) {
  return text
    .split(', ')
    .filter(Boolean)
    .map((pair) => ({ code: pair.split(' ')[0] ?? '', date: pair.split(' ')[1] ?? '' }));
}

function lists(person: Person, doses: string, on: string) {
  return dueList(forecast(person, given(doses), { on, schedule }));
}

function entry(person: Person, doses: string, { on, code }: { on: string; code: string }) {
  return forecast(person, given(doses), { on, schedule }).doses.find((dose) => dose.code === code);
}

describe('R1: a series is never restarted', () => {
  test('years later it goes on with the next dose', () => {
    assert.ok(lists(child, 'OPV1 2024-02-19', '2028-06-01').due.includes('OPV2'));
    assert.ok(!lists(child, 'OPV1 2024-02-19', '2028-06-01').due.includes('OPV1'));
  });
  test('a dose recorded without the one before it counts; the missing one is made up first, the gap kept', () => {
    assert.deepEqual(lists(child, 'OPV2 2024-03-18', '2024-04-14').next[0], {
      dose: 'OPV1',
      date: '2024-04-15',
    });
    const due = lists(child, 'OPV2 2024-03-18', '2024-04-15').due;
    assert.ok(due.includes('OPV1') && !due.includes('OPV3'));
    assert.ok(lists(child, 'OPV2 2024-03-18, OPV1 2024-04-15', '2024-05-13').due.includes('OPV3'));
  });
});

test('R2: all that is due is due on the same visit', () => {
  assert.deepEqual(lists(endemic, '', '2024-10-08').due, [
    ...['BCG', 'FIPV1', 'JE1', 'MR1', 'OPV1', 'PCV1', 'PENTA1', 'RVV1', 'VITA1'],
  ]);
});

test('R3: under 12 months, nothing given', () => {
  assert.deepEqual(lists(child, '', '2024-10-07').due, ['BCG', 'FIPV1', 'OPV1', 'PCV1', 'PENTA1', 'RVV1']);
});

describe('R4: from 12 months, nothing given', () => {
  test('DPT, OPV, MR, vitamin A and JE begin; the others are closed', () => {
    const { due, closed } = lists(endemic, '', '2025-03-01');
    assert.deepEqual(due, ['DPT1', 'JE1', 'MR1', 'OPV1', 'VITA1']);
    assert.deepEqual(closed, ['BCG', 'FIPV1', 'HEPB0', 'OPV0', 'PCV1', 'PENTA1', 'RVV1']);
  });
  test('DPT follows at four weeks, the booster six months after the third', () => {
    const doses = 'DPT1 2025-03-01, DPT2 2025-03-29, DPT3 2025-04-26';
    assert.ok(lists(child, 'DPT1 2025-03-01', '2025-03-29').due.includes('DPT2'));
    assert.deepEqual(entry(child, doses, { on: '2025-10-25', code: 'DPTB1' })?.reason, {
      code: 'not-before-gap-months',
      values: { day: '2025-10-26', previous: 'DPT3', amount: 6 },
    });
    assert.ok(lists(child, doses, '2025-10-26').due.includes('DPTB1'));
  });
  test('a Pentavalent dose in the first year means Pentavalent to the end', () => {
    const { due } = lists(child, 'PENTA1 2025-01-07', '2025-03-01');
    assert.ok(due.includes('PENTA2') && !due.includes('DPT1'));
  });
  test('Pentavalent wrongly begun after the first birthday is not continued, DPT begins four weeks later', () => {
    assert.ok(!lists(child, 'PENTA1 2025-02-01', '2025-02-28').due.includes('DPT1'));
    const { due, closed } = lists(child, 'PENTA1 2025-02-01', '2025-03-01');
    assert.ok(due.includes('DPT1') && !due.includes('PENTA2') && closed.includes('PENTA2'));
  });
  test('fIPV is never begun after one year, and what was begun so is not continued', () => {
    assert.ok(lists(child, 'FIPV1 2025-02-01', '2025-06-01').closed.includes('FIPV2'));
  });
  test('seven years: DPT is closed', () => {
    assert.ok(lists(child, '', '2031-01-07').due.includes('DPT1'));
    assert.ok(lists(child, '', '2031-01-08').closed.includes('DPT1'));
  });
});

describe('R5: Td in pregnancy', () => {
  const cases: [string, string[], string, string, string[]][] = [
    ['no documents: the course', [], '', '2026-03-05', ['TDPW1']],
    ['one documented dose is not two', ['2024-02-10'], '', '2026-03-05', ['TDPW1']],
    ['the same day twice is one dose', ['2024-02-10', '2024-02-10'], '', '2026-03-05', ['TDPW1']],
    ['two doses: one booster', ['2024-03-12', '2024-02-10'], '', '2026-03-05', ['TDPWB']],
    ['third anniversary included', ['2023-01-01', '2023-03-05'], '', '2026-03-05', ['TDPWB']],
    ['a day later: the course', ['2023-01-01', '2023-03-04'], '', '2026-03-05', ['TDPW1']],
    ['28 days after Td-1', [], 'TDPW1 2026-03-05', '2026-04-02', ['TDPW2']],
    ['27 days: Td-2 is repeated', [], 'TDPW1 2026-03-05, TDPW2 2026-04-01', '2026-04-02', ['TDPW2']],
    ['a begun course is continued', ['2024-02-10', '2024-03-12'], 'TDPW1 2026-03-05', '2026-04-02', ['TDPW2']],
    ['the first contact counts', ['2023-01-05', '2023-02-10'], 'TDPWB 2026-02-10', '2026-06-01', []],
    ['a booster without entitlement does not count', [], 'TDPWB 2026-03-05', '2026-04-02', ['TDPW1']],
    ['but keeps its distance', [], 'TDPWB 2026-03-05', '2026-04-01', []],
  ];
  for (const [title, previousPregnancyTd, doses, on, due] of cases) {
    test(title, () => assert.deepEqual(lists({ ...woman, previousPregnancyTd }, doses, on).due, due));
  }
  test('delivery closes', () => {
    const delivered = { ...woman, deliveredOn: '2026-10-01' };
    assert.deepEqual(lists(delivered, '', '2026-09-30').due, ['TDPW1']);
    assert.deepEqual(lists(delivered, '', '2026-10-01').closed, ['TDPW1']);
  });
});

describe('R6: injected live vaccines on one day or 28 days apart', () => {
  test('BCG waits for MR-1', () => {
    assert.deepEqual(entry(child, 'MR1 2024-10-08', { on: '2024-10-09', code: 'BCG' })?.reason, {
      code: 'other-live-vaccine',
      values: { day: '2024-11-05', other: 'MR1', amount: 28 },
    });
    assert.ok(!lists(child, 'MR1 2024-10-08', '2024-11-04').due.includes('BCG'));
    assert.ok(lists(child, 'MR1 2024-10-08', '2024-11-05').due.includes('BCG'));
    assert.ok(lists(child, 'MR1 2024-10-08', '2024-10-08').due.includes('BCG'));
  });
  test('a distance that ends after the last day closes', () => {
    assert.ok(lists(child, 'MR1 2024-12-16', '2024-12-20').closed.includes('BCG'));
  });
  test('killed JE vaccine and oral vaccines keep no distance', () => {
    const killed = [{ code: 'JE1', date: '2024-10-08', killed: true }];
    assert.ok(dueList(forecast(endemic, killed, { on: '2024-10-10', schedule })).due.includes('MR1'));
    assert.ok(lists(endemic, 'OPV1 2024-10-08', '2024-10-10').due.includes('MR1'));
  });
  test('also a live dose that does not count', () => {
    assert.ok(!lists(endemic, 'MR1 2024-10-01', '2024-10-10').due.includes('JE1'));
  });
});

describe('R7: too early or short of the gap: kept, not counted, repeated', () => {
  const cases: [string, string, string, (string | undefined)[]][] = [
    ['a day too early', 'PENTA1 2024-02-18', '2024-02-19', ['not-counted-too-early']],
    ['on the day', 'PENTA1 2024-02-19', '2024-02-19', [undefined]],
    ['27 days', 'OPV1 2024-02-19, OPV2 2024-03-17', '2024-05-01', [undefined, 'not-counted-too-early']],
    ['27 days, old enough', 'OPV1 2024-03-01, OPV2 2024-03-28', '2024-05-01', [undefined, 'not-counted-gap-short']],
    ['28 days', 'OPV1 2024-03-01, OPV2 2024-03-29', '2024-05-01', [undefined, undefined]],
    ['repeated', 'OPV1 2024-02-01, OPV1 2024-02-19', '2024-05-01', ['not-counted-too-early', undefined]],
    ['order does not matter', 'OPV1 2024-02-19, OPV1 2024-02-01', '2024-05-01', [undefined, 'not-counted-too-early']],
    ['twice', 'OPV1 2024-02-19, OPV1 2024-02-20', '2024-05-01', [undefined, 'not-counted-repeated']],
    ['unknown', 'SMALLPOX 2024-02-19', '2024-05-01', ['not-counted-unknown-dose']],
    ['no such day', 'OPV1 2024-02-30', '2024-05-01', ['not-counted-no-such-day']],
    ['before birth', 'BCG 2024-01-07', '2024-05-01', ['not-counted-before-birth']],
    ['still to come', 'OPV1 2024-05-02', '2024-05-01', ['not-counted-in-future']],
    ['another kind of person', 'TDPW1 2024-02-19', '2024-05-01', ['not-counted-other-kind-of-person']],
    ['late doses count', 'BCG 2025-06-01, OPV0 2024-02-10', '2025-07-01', [undefined, undefined]],
  ];
  for (const [title, doses, on, expected] of cases) {
    test(title, () => {
      const verdicts = judgeDoses(child, given(doses), { on, schedule });
      assert.deepEqual(
        verdicts.map((verdict) => verdict.notCounted?.code),
        expected,
      );
      assert.deepEqual(
        verdicts.map((verdict) => verdict.dose),
        given(doses),
      );
    });
  }
  test('the repeat is due from the proper day', () => {
    assert.ok(lists(child, 'PENTA1 2024-02-18', '2024-02-19').due.includes('PENTA1'));
    const short = 'OPV1 2024-03-01, OPV2 2024-03-28';
    assert.ok(lists(child, short, '2024-03-29').due.includes('OPV2'));
    assert.equal(entry(child, short, { on: '2024-03-29', code: 'OPV2' })?.notCounted.length, 1);
    assert.equal(entry(child, short, { on: '2024-03-29', code: 'OPV3' })?.state, 'waiting');
  });
});
