import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, addYears, dayNumber, dayText } from '../calendar/index.ts';
import { canBeRecorded } from './can-be-recorded.ts';
import { chartOf } from './chart.ts';
import { dueList } from './due-list.ts';
import { forecast } from './forecast.ts';
import { mayBeGiven } from './may-be-given.ts';
import { nationalSchedule as schedule } from './national-schedule.ts';
import type { Child, Person, RecordedDose } from './person.ts';
import { summaryOf } from './summary.ts';

const days = (from: string, to: string) =>
  fc.oneof(
    fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dayText),
    fc.constantFrom('2000-02-29', '2012-02-29', '2024-02-29', '2023-08-31', '2024-12-31'),
  );
const children: fc.Arbitrary<Child> = fc.record({
  kind: fc.constant('child' as const),
  dob: days('1995-01-01', '2040-12-31'),
  sex: fc.constantFrom('F', 'M', 'O'),
  jeEndemic: fc.boolean(),
});
const women: fc.Arbitrary<Person> = fc.record({
  kind: fc.constant('pregnant_woman' as const),
  lmp: days('2015-01-01', '2035-12-31'),
  previousPregnancyTd: fc.array(days('2010-01-01', '2035-12-31'), { maxLength: 4 }),
});
const codes = [...schedule.rows.map((row) => row.code), 'OPV9', '', 'constructor'];
const dose: fc.Arbitrary<RecordedDose> = fc.record({
  code: fc.constantFrom(...codes),
  date: fc.oneof({ weight: 9, arbitrary: days('1990-01-01', '2045-12-31') }, { weight: 1, arbitrary: fc.string() }),
});

/** Goes from day to day and gives all that is due, until nothing is to come. */
function giveAll(person: Person, from: string): RecordedDose[] {
  const doses: RecordedDose[] = [];
  let on: string | undefined = from;
  while (on !== undefined) {
    const today: string = on;
    const { due, next } = dueList(forecast(person, doses, { on: today, schedule }));
    for (const code of due) {
      assert.ok(mayBeGiven(person, doses, { code, on: today, schedule }).may);
      assert.deepEqual(canBeRecorded(person, doses, { dose: { code, date: today }, today, schedule }), []);
      doses.push({ code, date: today });
    }
    on = due.length > 0 ? today : next[0]?.date;
  }
  return doses;
}

test('each dose given on its due day leads every child to complete, nothing refused, all counting', () => {
  fc.assert(
    fc.property(children, (child) => {
      const doses = giveAll(child, child.dob);
      const result = forecast(child, doses, { on: addYears(child.dob, 18), schedule });
      assert.ok(result.recorded.every((judged) => judged.counts));
      const summary = summaryOf(child, result);
      assert.ok(summary.complete && summary.fullyImmunisedWithNewer && summary.completelyImmunised);
      assert.equal(summary.nextVisit, undefined);
    }),
  );
});

test('every pregnant woman comes to her two doses or her booster', () => {
  fc.assert(
    fc.property(women, fc.integer({ min: 0, max: 250 }), (woman, late) => {
      assert.ok(woman.kind === 'pregnant_woman');
      const doses = giveAll(woman, addDays(woman.lmp, late)).map(({ code }) => code);
      assert.ok(['TDPW1,TDPW2', 'TDPWB'].includes(doses.join(',')), doses.join(','));
    }),
  );
});

test('begun at any age, whatever may be given counts once it is given', () => {
  fc.assert(
    fc.property(children, fc.integer({ min: 0, max: 6500 }), (child, age) => {
      const doses = giveAll(child, addDays(child.dob, age));
      const result = forecast(child, doses, { on: addYears(child.dob, 18), schedule });
      assert.ok(result.recorded.every((judged) => judged.counts));
    }),
  );
});

test('no record whatever makes the rules throw, lose a dose or offer one outside its window', () => {
  const person = fc.oneof({ weight: 4, arbitrary: children }, { weight: 1, arbitrary: women });
  fc.assert(
    fc.property(person, fc.array(dose, { maxLength: 30 }), days('1990-01-01', '2050-01-01'), (who, doses, on) => {
      const result = forecast(who, doses, { on, schedule });
      assert.deepEqual(
        result.recorded.map((judged) => judged.dose),
        doses,
      );
      for (const entry of result.doses) {
        if (entry.state === 'due' || entry.state === 'overdue') {
          assert.ok((entry.due ?? '') <= on && (entry.lastValid ?? '9') >= on, entry.code);
        }
        if (entry.state === 'upcoming') assert.ok((entry.due ?? '') > on, entry.code);
        if (entry.state === 'closed' && entry.reason.code === 'too-old') assert.ok((entry.lastValid ?? '') < on);
      }
      const { due, next } = dueList(result);
      for (const code of due) {
        const later = forecast(who, [...doses, { code, date: on }], { on, schedule });
        assert.equal(later.doses.find((entry) => entry.code === code)?.givenOn, on, `${code} counts`);
      }
      assert.ok(next.length <= 6);
      chartOf(result, schedule);
      summaryOf(who, result);
    }),
    { numRuns: 400 },
  );
});

test('the order in which doses were recorded does not matter', () => {
  const shuffled = fc
    .array(dose, { maxLength: 20 })
    .chain((doses) => fc.tuple(fc.constant(doses), fc.shuffledSubarray(doses, { minLength: doses.length })));
  fc.assert(
    fc.property(children, shuffled, days('1996-01-01', '2050-01-01'), (child, [doses, other], on) => {
      assert.deepEqual(
        dueList(forecast(child, doses, { on, schedule })),
        dueList(forecast(child, other, { on, schedule })),
      );
    }),
  );
});

test('without a birth date nothing is offered', () => {
  const nobody: Child = { kind: 'child', dob: '2024-02-30', sex: 'F', jeEndemic: true };
  const result = forecast(nobody, [{ code: 'OPV1', date: '2024-04-01' }], { on: '2024-06-01', schedule });
  assert.deepEqual(dueList(result), { due: [], closed: [], next: [] });
});
