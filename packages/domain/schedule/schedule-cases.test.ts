import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { dueList } from './due-list.ts';
import { type DoseForecast, type Forecast, forecast } from './forecast.ts';
import { nationalSchedule as schedule } from './national-schedule.ts';
import type { Person, RecordedDose } from './person.ts';
import { adults } from './stories/adults.cases.ts';
import { childhood } from './stories/childhood.cases.ts';
import { daysAndLimits } from './stories/days-and-limits.cases.ts';
import { infancy } from './stories/infancy.cases.ts';
import { lateStarters } from './stories/late-starters.cases.ts';
import { endemic, pregnancy } from './stories/other-people.cases.ts';
import { roundsAndDistricts } from './stories/rounds-and-districts.cases.ts';
import { tdStories } from './stories/td.cases.ts';
import { whatCounts } from './stories/what-counts.cases.ts';

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

/** What happened beside the doses. */
const events = {
  earlier: (person, day) =>
    person.kind === 'pregnant_woman'
      ? { ...person, previousPregnancyTd: [...person.previousPregnancyTd, day] }
      : person,
  delivered: (person, deliveredOn) => (person.kind === 'pregnant_woman' ? { ...person, deliveredOn } : person),
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

const stories = [
  ...[infancy, childhood, endemic, pregnancy],
  ...[lateStarters, whatCounts, roundsAndDistricts, tdStories, daysAndLimits, adults].flat(),
];

/** The parts of a case: `2024-03-27, MR1 2024-02-28: MR1 due 2024-02-29`. */
function partsOf(sentence: string) {
  const [before = '', claims = ''] = parts(sentence, ': ');
  const [on = '', ...onRecord] = parts(before, ', ');
  return { on, onRecord, claims: parts(claims, '; ') };
}

for (const { title, person, stories: cases } of stories) {
  describe(title, () => {
    for (const [why, sentence] of Object.entries(cases)) {
      test(why, () => {
        const { on, onRecord, claims } = partsOf(sentence);
        const entries = onRecord.map((entry) => [entry, entry.split(' ')[0] ?? ''] as const);
        const who = entries.reduce(
          (one, [entry, name]) => (isEvent(name) ? events[name](one, entry.split(' ')[1] ?? '') : one),
          person,
        );
        const doses = dosesOf(entries.filter(([, name]) => !isEvent(name)).map(([entry]) => entry));
        const found = forecast(who, doses, { on, schedule });
        assert.deepEqual(
          claims.map((claim) => sayOf(claim, found)),
          claims,
        );
      });
    }
  });
}

test('there are enough of them, each with its reason and its source, none twice', () => {
  const all = stories.flatMap(({ title, stories: cases }) =>
    Object.entries(cases).map((one) => [title, ...one] as const),
  );
  assert.ok(all.length >= 300, String(all.length));
  const names = all.map(([title, why]) => `${title}: ${why}`);
  for (const texts of [names, all.map(([, why, sentence]) => `${why}|${sentence}`)])
    assert.deepEqual(
      texts.filter((text, at) => texts.indexOf(text) !== at),
      [],
    );
  for (const [, why, sentence] of all) {
    const { on, onRecord, claims } = partsOf(sentence);
    assert.ok(why.length > 5 && claims.length > 0, why);
    assert.equal(`${[on, ...onRecord].join(', ')}: ${claims.join('; ')}`, sentence);
  }
  for (const { title, source } of stories) assert.ok(source.length > 20, title);
});
