import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, dayNumber, dayText, parseSpan, spanAfter } from '../calendar/index.ts';
import { canBeRecorded } from './can-be-recorded.ts';
import { dueList } from './due-list.ts';
import { forecast } from './forecast.ts';
import type { Adult, Child, Person, PregnantWoman, RecordedDose } from './person.ts';
import type { PersonKind } from './row.ts';
import { schedules } from './versions.ts';

const [schedule] = schedules;
assert.ok(schedule);
const day = (from: string, to: string) => fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dayText);
const today = '2026-11-21';
const child: fc.Arbitrary<Child> = fc.record({
  kind: fc.constant('child' as const),
  dob: day('2008-01-01', '2026-11-01'),
  sex: fc.constantFrom('F', 'M', ''),
  jeEndemic: fc.boolean(),
});
/** Pregnant for a day to long past her time; Td of earlier pregnancies documented or not. */
const woman: fc.Arbitrary<PregnantWoman> = day('2025-06-01', today).chain((lmp) =>
  fc.record({
    kind: fc.constant('pregnant_woman' as const),
    lmp: fc.constant(lmp),
    previousPregnancyTd: fc.array(day('2021-01-01', addDays(lmp, -1)), { maxLength: 4 }),
    dob: day('1985-01-01', '2008-12-31'),
  }),
);

const adult: fc.Arbitrary<Adult> = fc.record({
  kind: fc.constant('adult' as const),
  dob: day('1960-01-01', '2012-12-31'),
  healthWorker: fc.boolean(),
  programmesOn: fc.constantFrom<string[]>([], ['COVID-19']),
});

interface Life {
  readonly person: Person;
  readonly happened: readonly RecordedDose[];
}

/** Things that can have happened: any dose of that kind on any day of a time up to today, each dose on one day once. */
const happenedTo = (kind: PersonKind, since: string) =>
  fc.uniqueArray(
    fc.record({
      code: fc.constantFrom(...(schedule?.rows ?? []).filter(({ person }) => person === kind).map(({ code }) => code)),
      date: day(since, today),
    }),
    { maxLength: kind === 'child' ? 20 : 5, selector: ({ code, date }) => `${code} ${date}` },
  );
const lives: Readonly<Record<PersonKind, fc.Arbitrary<Life>>> = {
  child: child.chain((person) => fc.record({ person: fc.constant(person), happened: happenedTo('child', person.dob) })),
  pregnant_woman: woman.chain((person) =>
    fc.record({
      person: fc.constant(person),
      happened: happenedTo('pregnant_woman', addDays(person.lmp, -200)),
    }),
  ),
  adult: adult.chain((person) => fc.record({ person: fc.constant(person), happened: happenedTo('adult', person.dob) })),
};
const kinds = ['child', 'pregnant_woman', 'adult'] as const;
const beginning = (person: Person) => (person.kind === 'pregnant_woman' ? person.lmp : person.dob);
const after = (from: string, span: string): string => {
  const counted = parseSpan(span);
  assert.ok(counted, span);
  return dayText(spanAfter(counted, dayNumber(from)));
};

for (const kind of kinds) {
  test(`${kind}: whatever happened can be recorded, in whatever order it is reported`, () => {
    const reported = lives[kind].chain(({ person, happened }) =>
      fc.record({
        person: fc.constant(person),
        happened: fc.constant(happened),
        other: fc.shuffledSubarray([...happened], { minLength: happened.length }),
      }),
    );
    fc.assert(
      fc.property(reported, ({ person, happened, other }) => {
        const recorded: RecordedDose[] = [];
        for (const dose of other) {
          assert.deepEqual(canBeRecorded(person, recorded, { dose, today, schedule }), [], JSON.stringify(dose));
          recorded.push(dose);
        }
        const fromRecord = forecast(person, recorded, { on: today, schedule });
        assert.equal(fromRecord.recorded.length, happened.length);
        assert.deepEqual(dueList(fromRecord), dueList(forecast(person, happened, { on: today, schedule })));
      }),
      { numRuns: 500 },
    );
  });

  test(`${kind}: no forecast comes before the least age or the least gap, in any version`, () => {
    let checked = 0;
    for (const version of schedules) {
      fc.assert(
        fc.property(lives[kind], fc.integer({ min: 0, max: 400 }), ({ person, happened }, back) => {
          const on = addDays(today, -back);
          const { doses, recorded } = forecast(person, happened, { on, schedule: version });
          for (const { code, due } of doses) {
            if (due === undefined) continue;
            const row = version.rows.find((one) => one.code === code);
            assert.ok(row);
            assert.ok(due >= after(beginning(person), row.from), `${code} ${due}: least age`);
            for (const { dose: earlier, counts, notCounted } of recorded) {
              const inBody = earlier.date <= on && notCounted?.code !== 'not-counted-earlier-pregnancy';
              const gap =
                counts && row.previous.includes(earlier.code)
                  ? row.gap
                  : inBody && row.apartFrom?.codes.includes(earlier.code)
                    ? row.apartFrom.gap
                    : undefined;
              if (gap === undefined) continue;
              assert.ok(due >= after(earlier.date, gap), `${code} ${due}: gap from ${earlier.code}`);
              checked += 1;
            }
          }
        }),
        { numRuns: 600 },
      );
    }
    assert.ok(checked > 40, String(checked));
  });
}

test('a pregnant woman is offered a booster or the course, never both, and a booster only on two documents', () => {
  let boosters = 0;
  fc.assert(
    fc.property(lives.pregnant_woman, fc.integer({ min: 0, max: 400 }), ({ person, happened }, back) => {
      assert.ok(person.kind === 'pregnant_woman');
      const { due } = dueList(forecast(person, happened, { on: addDays(today, -back), schedule }));
      if (!due.includes('TDPWB')) return;
      boosters += 1;
      assert.deepEqual(due, ['TDPWB']);
      assert.ok(new Set(person.previousPregnancyTd).size >= 2);
    }),
    { numRuns: 1000 },
  );
  assert.ok(boosters > 10, String(boosters));
});
