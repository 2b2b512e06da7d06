import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayNumber, dayText } from '@teeka/domain/calendar';
import { type JudgedDose, judgeDoses, nationalSchedule, type Person, type RecordedDose } from '@teeka/domain/schedule';
import { makeFamily } from '../people/families.ts';
import type { DemoPerson } from '../people/person.ts';
import { planVillages } from '../places/plan.ts';
import { historyOf } from './history.ts';

const today = dayNumber('2026-11-21');
const when = { on: dayText(today), schedule: nationalSchedule };

function sample(): { person: DemoPerson; doses: RecordedDose[] }[] {
  const village = planVillages(5000, 1)[0];
  assert.ok(village);
  const census = { seed: 3, today, people: 0, families: 0 };
  const found = [];
  for (let nth = 0; census.people < 12_000; ) {
    for (const person of makeFamily(census, village)) {
      const visits = historyOf(person, { seed: 3, nth, until: today });
      nth += 1;
      const doses = visits.flatMap(({ day, doses }) =>
        doses.map(({ dose }): RecordedDose => ({ code: dose.code, date: dayText(day) })),
      );
      found.push({ person, doses });
    }
  }
  return found;
}

const people = sample();

function judged({ person, doses }: (typeof people)[number]): JudgedDose[] {
  const child: Person = {
    kind: 'child',
    dob: dayText(person.born),
    sex: person.gender === 2 ? 'F' : 'M',
    jeEndemic: person.village.district.jeEndemic,
  };
  const own = doses.filter(({ code }) => !code.startsWith('TDPW'));
  const seen = judgeDoses(child, own, when);
  if (person.lmp === null) return seen;
  const lmp = dayText(person.lmp);
  const earlier = doses.filter(({ code, date }) => code.startsWith('TDPW') && date < lmp);
  const woman: Person = { kind: 'pregnant_woman', lmp, previousPregnancyTd: earlier.map(({ date }) => date) };
  const now = doses.filter(({ code, date }) => code.startsWith('TDPW') && date >= lmp);
  return [...seen, ...judgeDoses(woman, now, when)];
}

test('the schedule engine counts all but the few doses that were given too early', () => {
  const all = people.flatMap(judged);
  const not = all.filter(({ counts }) => !counts);
  assert.ok(all.length > 30_000, `${all.length} doses`);
  const reasons = [...new Set(not.map(({ notCounted }) => notCounted?.code))];
  assert.deepEqual(reasons, ['not-counted-gap-short']);
  assert.ok(not.length > 0 && not.length / all.length < 0.01, `${not.length} of ${all.length} do not count`);
});

test('histories are as different as families: complete, late, stopped, and six in a hundred never began', () => {
  const toddlers = people.filter(({ person }) => person.born < today - 400 && person.born > today - 1800);
  const withDose = (code: string) => toddlers.filter(({ doses }) => doses.some((dose) => dose.code === code));
  const share = (part: readonly unknown[]): number => part.length / toddlers.length;
  const zeroDose = 1 - share(withDose('PENTA1'));
  assert.ok(zeroDose > 0.03 && zeroDose < 0.1, `${zeroDose} without a first Pentavalent`);
  const measles = share(withDose('MR1'));
  assert.ok(measles > 0.75 && measles < 0.95, `${measles} with a first MR`);
  assert.ok(withDose('DPT1').length > 0, 'somebody caught up with DPT');
  assert.ok(withDose('VITA5').length > 0, 'rounds of vitamin A');
});

test('visits to sessions lie on Wednesdays and Saturdays', () => {
  const days = new Set<number>();
  let nth = 0;
  for (const { person } of people.slice(0, 3000)) {
    for (const visit of historyOf(person, { seed: 3, nth, until: today })) {
      if (visit.at !== 'delivery-point') days.add(new Date(visit.day * 86_400_000).getUTCDay());
    }
    nth += 1;
  }
  assert.deepEqual([...days].sort(), [3, 6]);
});
