import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { childhoodCases } from './childhood.cases.ts';
import { dueList } from './due-list.ts';
import { type DoseForecast, type Forecast, forecast } from './forecast.ts';
import { infancyCases, type ScheduleCase } from './infancy.cases.ts';
import { nationalSchedule as schedule } from './national-schedule.ts';
import { endemicCases, pregnancyCases } from './other-people.cases.ts';
import type { Person, RecordedDose } from './person.ts';
import { daysAndLimits } from './stories/days-and-limits.cases.ts';
import { lateStarters } from './stories/late-starters.cases.ts';
import { roundsAndDistricts } from './stories/rounds-and-districts.cases.ts';
import { tdStories } from './stories/td.cases.ts';
import { whatCounts } from './stories/what-counts.cases.ts';

const girl: Person = { kind: 'child', dob: '2024-01-08', sex: 'F', jeEndemic: false };
const woman: Person = { kind: 'pregnant_woman', lmp: '2026-01-01', previousPregnancyTd: [] };

const parts = (text: string, by: string): string[] => text.split(by).filter(Boolean);

const dosesOf = (entries: readonly string[]): RecordedDose[] =>
  entries.map((entry) => {
    const [code = '', date = '', killed] = entry.split(' ');
    return { code, date, ...(killed === 'killed' ? { killed: true } : {}) };
  });

/** The state, and the day a worker would be shown. */
function stateAndDay(dose: DoseForecast): string {
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
        const doses = dosesOf(parts(given, ', '));
        const dose = forecast(person, doses, { on, schedule }).doses.find((one) => one.code === code);
        assert.ok(dose);
        assert.equal(stateAndDay(dose), expected);
      });
    }
  });
}

/** What happened beside the doses. */
const events = {
  earlier: (person, day) =>
    person.kind === 'child' ? person : { ...person, previousPregnancyTd: [...person.previousPregnancyTd, day] },
  delivered: (person, deliveredOn) => (person.kind === 'child' ? person : { ...person, deliveredOn }),
  pregnant: (person, lmp) => (person.kind === 'child' ? { ...person, lmp } : person),
  died: (person, diedOn) => ({ ...person, diedOn }),
} satisfies Record<string, (person: Person, day: string) => Person>;
const isEvent = (name: string): name is keyof typeof events => Object.hasOwn(events, name);

/** What a forecast says of one claim of a story, in the words of the claim. */
function sayOf(claim: string, { doses, recorded, ...rest }: Forecast): string {
  const [about = ''] = claim.split(' ');
  if (about === 'today') return `today ${dueList({ doses, recorded, ...rest }).due.join(' ') || 'nothing'}`;
  const [code, given] = about.split('@');
  if (given === undefined) {
    const dose = doses.find((one) => one.code === code);
    return dose ? `${about} ${stateAndDay(dose)}` : `no ${code}`;
  }
  const judged = recorded.find(({ dose }) => dose.code === code && dose.date === given);
  return `${about} ${judged?.notCounted?.code.replace('not-counted-', '') ?? (judged ? 'counts' : 'is not there')}`;
}

const stories = [lateStarters, whatCounts, roundsAndDistricts, tdStories, daysAndLimits].flat();

for (const { title, person, stories: cases } of stories) {
  describe(title, () => {
    for (const [why, on, onRecord, claims] of cases) {
      test(why, () => {
        const entries = parts(onRecord, ', ').map((entry) => [entry, entry.split(' ')[0] ?? ''] as const);
        const who = entries.reduce(
          (one, [entry, name]) => (isEvent(name) ? events[name](one, entry.split(' ')[1] ?? '') : one),
          person,
        );
        const doses = dosesOf(entries.filter(([, name]) => !isEvent(name)).map(([entry]) => entry));
        const found = forecast(who, doses, { on, schedule });
        assert.deepEqual(
          parts(claims, '; ').map((claim) => sayOf(claim, found)),
          parts(claims, '; '),
        );
      });
    }
  });
}

test('there are enough of them, each with its reason and its source, none twice', () => {
  const storyCases = stories.flatMap(({ stories: cases }) => cases);
  const all = [...suites.flatMap(([, , cases]) => cases), ...storyCases];
  assert.ok(all.length >= 300, String(all.length));
  assert.equal(new Set(all.map((one) => one.join('|'))).size, all.length);
  const names = [
    ...suites.flatMap(([title, , cases]) => cases.map(([why, code]) => `${title}: ${why} (${code})`)),
    ...stories.flatMap(({ title, stories: cases }) => cases.map(([why]) => `${title}: ${why}`)),
  ];
  assert.deepEqual(
    names.filter((name, at) => names.indexOf(name) !== at),
    [],
  );
  for (const [why, , , claims] of storyCases) assert.ok(why.length > 5 && claims !== '', why);
  for (const { title, source } of stories) assert.ok(source.length > 20, title);
});
