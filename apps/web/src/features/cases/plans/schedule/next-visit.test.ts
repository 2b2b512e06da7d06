import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forecast, nationalSchedule } from '@teeka/domain/schedule';
import { nextVisit } from './next-visit.ts';

const child = { kind: 'child', dob: '2026-10-10', sex: 'F', jeEndemic: false } as const;
const given = (date: string, codes: readonly string[]) => codes.map((code) => ({ code, date }));
const birth = given('2026-10-10', ['BCG', 'HEPB0', 'OPV0']);
const firsts = ['OPV1', 'PENTA1', 'RVV1', 'FIPV1', 'PCV1'];
const seconds = ['OPV2', 'PENTA2', 'RVV2'];

test('the next visit never lies in the past, also where a visit is typed later', () => {
  const atSix = [...birth, ...given('2026-11-21', firsts)];
  const table: [string, typeof birth, string, string | undefined][] = [
    ['on the day itself: four weeks on', atSix, '2026-11-21', '2026-12-19'],
    ['typed a week later', atSix, '2026-11-28', '2026-12-19'],
    ['typed when the next doses are due: today', atSix, '2026-12-24', '2026-12-24'],
    ['the next doses were given since', [...atSix, ...given('2026-12-19', seconds)], '2026-12-24', '2027-01-16'],
    [
      'without vials for two of the first doses: they are no visit of today',
      [...birth, ...given('2026-11-21', firsts.slice(0, 3))],
      '2026-11-21',
      '2026-12-19',
    ],
  ];
  for (const [what, doses, on, expected] of table) {
    const now = forecast(child, doses, { on, schedule: nationalSchedule });
    assert.equal(nextVisit(now, '2026-11-21'), expected, what);
  }
  const died = { ...child, diedOn: '2026-11-22' };
  assert.equal(
    nextVisit(forecast(died, atSix, { on: '2026-11-28', schedule: nationalSchedule }), '2026-11-21'),
    undefined,
    'whoever died is called no more',
  );
});
