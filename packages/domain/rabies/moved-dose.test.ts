import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseDoseRefusal, type StandingDay } from './record-dose.ts';
import { rabiesRules, regimenOf } from './rules.ts';

/** Source: decision 015, what is refused; each dose of the course as it would stand is judged as when it was recorded. */
test('a dose put right, or recorded anew, before others that stand', () => {
  const regimen = regimenOf(rabiesRules, 'IDRV');
  assert.ok(regimen);
  const idrv = [
    { day: 0, on: '2026-01-05' },
    { day: 3, on: '2026-01-08' },
    { day: 7, on: '2026-01-12' },
    { day: 28, on: '2026-02-02' },
  ];
  const theirs = idrv.map((dose) => ({ ...dose, elsewhere: true }));
  const refused = 'RABIES0019 given_on';
  const table: [string, StandingDay[], number, string, string | undefined][] = [
    ['the first dose past the second', idrv, 0, '2026-01-09', `${refused} 3 2026-01-08`],
    ['the first dose on the day of the second', idrv, 0, '2026-01-08', `${refused} 3 2026-01-08`],
    ['the first dose past all others', idrv, 0, '2026-02-03', `${refused} 3 2026-01-08`],
    ['a day later: the second would be early', idrv, 0, '2026-01-06', `${refused} 3 2026-01-08`],
    ['a day earlier: all others are a day late', idrv, 0, '2026-01-04', undefined],
    ['so early that the second was too late', idrv, 0, '2025-12-31', `${refused} 3 2026-01-08`],
    ['the second past the third', idrv, 3, '2026-01-13', 'RABIES0004 given_on - 2026-01-12'],
    ['the second later: the third would be early', idrv, 3, '2026-01-09', `${refused} 7 2026-01-12`],
    ['the third before the second', idrv, 7, '2026-01-07', 'RABIES0003 given_on - 2026-01-12'],
    ['the last a week later', idrv, 28, '2026-02-09', undefined],
    ['of others: only the order', theirs, 0, '2026-01-07', undefined],
    ['of others: past the second', theirs, 0, '2026-01-08', `${refused} 3 2026-01-08`],
    ['of others: the last before the third', theirs, 28, '2026-01-12', 'RABIES0003 given_on - 2026-01-12'],
    ['a day is missing: only the order', idrv.filter(({ day }) => day !== 3), 0, '2026-01-11', undefined],
    [
      'a day is missing, past the next',
      idrv.filter(({ day }) => day !== 3),
      0,
      '2026-01-12',
      `${refused} 7 2026-01-12`,
    ],
  ];
  for (const [what, standing, day, on, expected] of table) {
    const others = standing.filter((one) => one.day !== day);
    const elsewhere = standing.some((one) => one.elsewhere);
    const refusal = courseDoseRefusal(regimen, others, { day, on, elsewhere });
    const { code, path, values } = refusal ?? {};
    const said = refusal && [code, path, values?.day ?? '-', values?.date].join(' ');
    assert.equal(said, expected, what);
  }
});
