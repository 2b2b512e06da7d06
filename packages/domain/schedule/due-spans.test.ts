import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, dayNumber, dayText } from '../calendar/index.ts';
import { lastDayOfPregnancy } from '../pregnancy/index.ts';
import { dueInRange } from './due-in-range.ts';
import { dueSpans } from './due-spans.ts';
import { forecast } from './forecast.ts';
import { nationalSchedule as schedule } from './national-schedule.ts';
import type { Child, Person, RecordedDose } from './person.ts';

const child: Child = { kind: 'child', dob: '2024-01-08', sex: 'F', jeEndemic: false };
const spansOf = (person: Person, doses: RecordedDose[], from: string) =>
  dueSpans(person, doses, { from, schedule }).map(
    ({ code, opens, overdueFrom, closes }) => `${code} ${opens} ${overdueFrom ?? '-'} ${closes}`,
  );

test('a newborn of whom nothing more is heard: all that will ever be open, and when', () => {
  assert.deepEqual(spansOf(child, [], '2024-01-08').sort(), [
    'BCG 2024-01-08 2024-01-16 2025-01-07',
    'DPT1 2025-01-08 - 2031-01-07',
    'FIPV1 2024-02-19 2024-03-19 2025-01-07',
    'HEPB0 2024-01-08 2024-01-10 2024-01-09',
    'HPV1 2038-01-08 - 2039-01-07',
    'MR1 2024-10-08 2025-01-09 2029-01-07',
    'OPV0 2024-01-08 2024-01-24 2024-01-23',
    'OPV1 2024-02-19 2024-03-19 2029-01-07',
    'PCV1 2024-02-19 2024-03-19 2025-01-07',
    'PENTA1 2024-02-19 2024-03-19 2025-01-07',
    'RVV1 2024-02-19 2024-03-19 2025-01-07',
    'TD10 2034-01-08 2035-01-09 2040-01-07',
    'TD16 2040-01-08 2041-01-09 2042-01-07',
    'VITA1 2024-10-08 2025-01-09 2029-01-07',
  ]);
});

test('the booster of a pregnancy gives way to the course on the day it no longer suffices', () => {
  const woman: Person = {
    kind: 'pregnant_woman',
    lmp: '2026-01-01',
    previousPregnancyTd: ['2023-02-05', '2023-03-05'],
  };
  assert.deepEqual(spansOf(woman, [], '2026-02-01'), [
    'TDPWB 2026-01-01 2026-09-11 2026-03-05',
    'TDPW1 2026-03-06 2026-09-11 2026-11-02',
  ]);
  assert.deepEqual(spansOf({ ...woman, deliveredOn: '2026-10-01' }, [], '2026-09-30'), [
    'TDPW1 2026-01-01 2026-09-11 2026-09-30',
  ]);
  assert.deepEqual(spansOf(woman, [], '2026-11-03'), []);
});

test('nobody is called after death', () => {
  assert.deepEqual(spansOf({ ...child, diedOn: '2024-03-01' }, [], '2024-04-01'), []);
});

test('which doses of a period are called for', () => {
  const spans = dueSpans(child, [], { from: '2024-02-10', schedule });
  const ask = (today: string, from: string, to: string) =>
    dueInRange(spans, { today, from, to }).map(({ code, day, overdue }) => [code, day, overdue]);
  const first = ['FIPV1', 'OPV1', 'PCV1', 'PENTA1', 'RVV1'];
  const table: [string, string, string, string, unknown[]][] = [
    ['what is open, today', '2024-02-10', '2024-02-10', '2024-02-17', [['BCG', '2024-02-10', true]]],
    [
      'and what opens on the last day of the period',
      ...(['2024-02-12', '2024-02-12', '2024-02-19'] as const),
      [['BCG', '2024-02-12', true], ...first.map((code) => [code, '2024-02-19', false])],
    ],
    [
      'a later period holds what comes on top',
      ...(['2024-02-12', '2024-02-13', '2024-02-29'] as const),
      first.map((code) => [code, '2024-02-19', false]),
    ],
    ['nothing opens', '2024-02-12', '2024-03-01', '2024-03-31', []],
  ];
  for (const [what, today, from, to, expected] of table)
    assert.deepEqual(
      ask(today, from, to).sort((a, b) => String(a[0]).localeCompare(String(b[0]))),
      expected,
      what,
    );
});

test('a live vaccine given today: others may be given with it, and not from tomorrow', () => {
  const bcgToday = [{ code: 'BCG', date: '2026-11-21' }];
  const nearlyFive = { kind: 'child', dob: '2021-11-23', sex: 'F', jeEndemic: false } as const;
  const measles = dueSpans(nearlyFive, bcgToday, { from: '2026-11-21', schedule }).filter(({ code }) => code === 'MR1');
  assert.deepEqual(
    measles.map(({ opens, closes }) => `${opens} ${closes}`),
    ['2022-08-23 2026-11-21'],
  );
});

const day = (from: string, to: string) => fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dayText);
const ofChild = {
  kind: fc.constant('child' as const),
  dob: day('2008-01-01', '2026-11-21'),
  sex: fc.constantFrom('F', 'M'),
  jeEndemic: fc.boolean(),
};
const children = fc.record(ofChild);
const pregnantGirls = fc.record({
  ...ofChild,
  dob: day('2008-01-01', '2014-11-21'),
  lmp: day('2026-01-01', '2027-03-01'),
});
const women = fc.record({
  kind: fc.constant('pregnant_woman' as const),
  lmp: day('2026-01-01', '2026-11-01'),
  previousPregnancyTd: fc.array(day('2022-01-01', '2025-12-31'), { maxLength: 3 }),
});
const doses = fc.array(
  fc.record({
    code: fc.constantFrom(...schedule.rows.map(({ code }) => code)),
    date: day('2018-01-01', '2026-11-21'),
    killed: fc.boolean(),
  }),
  { maxLength: 14 },
);

test('on every later day the spans say what the engine says', () => {
  const from = '2026-11-21';
  let compared = 0;
  let open = 0;
  fc.assert(
    fc.property(
      fc.oneof({ weight: 5, arbitrary: children }, pregnantGirls, women),
      doses,
      fc.array(fc.integer({ min: 0, max: 6600 }), { minLength: 4, maxLength: 8 }),
      (person, given, later) => {
        const spans = dueSpans(person, given, { from, schedule });
        const near = spans.flatMap(({ opens, closes }) => [opens, closes, addDays(closes, 1)]);
        const days = [...later.map((n) => addDays(from, n)), ...near].filter((on) => on >= from);
        for (const on of days) {
          if (person.kind === 'pregnant_woman' && on > lastDayOfPregnancy(person.lmp)) continue;
          const engine = forecast(person, given, { on, schedule }).doses.filter(
            ({ state }) => state === 'due' || state === 'overdue',
          );
          const stored = spans.filter(({ opens, closes }) => opens <= on && on <= closes);
          assert.deepEqual(
            stored.map(({ code, overdueFrom }) => `${code} ${overdueFrom !== undefined && overdueFrom <= on}`).sort(),
            engine.map(({ code, overdue }) => `${code} ${overdue}`).sort(),
            on,
          );
          compared += 1;
          open += engine.length;
        }
      },
    ),
    { numRuns: 1500 },
  );
  assert.ok(compared > 10_000 && open > 10_000, `${compared} ${open}`);
});

test('asked only until a day, the spans call for the same doses of a period that ends there', () => {
  const from = '2026-11-21';
  let called = 0;
  fc.assert(
    fc.property(
      fc.oneof({ weight: 5, arbitrary: children }, pregnantGirls, women),
      doses,
      fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 400 })),
      fc.integer({ min: 0, max: 31 }),
      (person, given, begins, days) => {
        const period = { from: addDays(from, begins), to: addDays(from, begins + days) };
        const ask = (until?: string) =>
          dueInRange(dueSpans(person, given, { from, schedule, until }), { today: from, ...period })
            .map(({ code, day: first, overdue }) => `${code} ${first} ${overdue}`)
            .sort();
        const all = ask();
        assert.deepEqual(ask(period.to), all);
        called += all.length;
      },
    ),
    { numRuns: 1500 },
  );
  assert.ok(called > 1000, String(called));
});
