import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { childhoodCases } from './childhood.cases.ts';
import { type DoseForecast, forecast } from './forecast.ts';
import { infancyCases, type ScheduleCase } from './infancy.cases.ts';
import { nationalSchedule as schedule } from './national-schedule.ts';
import { endemicCases, pregnancyCases } from './other-people.cases.ts';
import type { Person, RecordedDose } from './person.ts';

const girl: Person = { kind: 'child', dob: '2024-01-08', sex: 'F', jeEndemic: false };
const woman: Person = { kind: 'pregnant_woman', lmp: '2026-01-01', previousPregnancyTd: [] };

const dosesOf = (text: string): RecordedDose[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((pair) => ({ code: pair.split(' ')[0] ?? '', date: pair.split(' ')[1] ?? '' }));

/** The state, and the day a worker would be told. */
function told(dose: DoseForecast): string {
  if (dose.state === 'waiting') return `waiting ${dose.earliest ?? '-'}`;
  if (dose.state === 'closed') return `closed ${dose.lastValid ?? '-'}`;
  return `${dose.state} ${dose.givenOn ?? dose.due ?? '-'}`;
}

const suites: readonly [string, Person, readonly ScheduleCase[]][] = [
  ['the first year', girl, infancyCases],
  ['from nine months to eighteen years', girl, childhoodCases],
  ['where Japanese encephalitis is endemic', { ...girl, jeEndemic: true }, endemicCases],
  ['pregnancy', woman, pregnancyCases],
];

for (const [title, person, cases] of suites) {
  describe(title, () => {
    for (const [why, code, on, given, expected] of cases) {
      test(`${why} (${code})`, () => {
        const dose = forecast(person, dosesOf(given), { on, schedule }).doses.find(
          (one) => one.code === code,
        );
        assert.ok(dose);
        assert.equal(told(dose), expected);
      });
    }
  });
}

test('there are enough of them', () => {
  const all = suites.flatMap(([, , cases]) => cases);
  assert.ok(all.length >= 150, String(all.length));
  assert.equal(new Set(all.map((one) => one.join('|'))).size, all.length);
});
