import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, dayNumber, dayText, parseSpan, spanAfter } from '../calendar/index.ts';
import { canBeRecorded } from './can-be-recorded.ts';
import { forecast } from './forecast.ts';
import type { Child, RecordedDose } from './person.ts';
import { schedules } from './versions.ts';

const [schedule] = schedules;
assert.ok(schedule);
const rows = schedule.rows.filter(({ person }) => person === 'child');
const day = (from: string, to: string) =>
  fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dayText);
const today = '2026-11-21';
const child: fc.Arbitrary<Child> = fc.record({
  kind: fc.constant('child' as const),
  dob: day('2008-01-01', '2026-11-01'),
  sex: fc.constantFrom('F', 'M', ''),
  jeEndemic: fc.boolean(),
});
/** Things that can have happened: any dose on any day from birth to today, each dose on one day once. */
const lives = child.chain((person) =>
  fc.tuple(
    fc.constant(person),
    fc.uniqueArray(
      fc.record({ code: fc.constantFrom(...rows.map(({ code }) => code)), date: day(person.dob, today) }),
      { maxLength: 20, selector: ({ code, date }) => `${code} ${date}` },
    ),
  ),
);
const after = (from: string, span: string): string => {
  const counted = parseSpan(span);
  assert.ok(counted, span);
  return dayText(spanAfter(counted, dayNumber(from)));
};

test('whatever happened can be recorded, in whatever order it is reported', () => {
  fc.assert(
    fc.property(lives, ([person, happened]) => {
      const recorded: RecordedDose[] = [];
      for (const dose of happened) {
        assert.deepEqual(
          canBeRecorded(person, recorded, { dose, today, schedule }),
          [],
          JSON.stringify(dose),
        );
        recorded.push(dose);
      }
      assert.equal(forecast(person, recorded, { on: today, schedule }).recorded.length, happened.length);
    }),
    { numRuns: 500 },
  );
});

test('no forecast comes before the least age or the least gap, in any version', () => {
  let checked = 0;
  for (const version of schedules) {
    fc.assert(
      fc.property(lives, fc.integer({ min: 0, max: 400 }), ([person, happened], back) => {
        const on = addDays(today, -back);
        const { doses, recorded } = forecast(person, happened, { on, schedule: version });
        for (const dose of doses) {
          const day = dose.due;
          if (day === undefined) continue;
          const row = version.rows.find(({ code }) => code === dose.code);
          assert.ok(row);
          assert.ok(day >= after(person.dob, row.from), `${dose.code} ${day}: least age`);
          for (const { dose: earlier, counts } of recorded) {
            if (!row.gap || !counts || !row.previous.includes(earlier.code)) continue;
            assert.ok(day >= after(earlier.date, row.gap), `${dose.code} ${day}: gap from ${earlier.code}`);
            checked += 1;
          }
        }
      }),
      { numRuns: 600 },
    );
  }
  assert.ok(checked > 40, String(checked));
});
