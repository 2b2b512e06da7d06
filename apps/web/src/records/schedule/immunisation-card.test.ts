import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byAge, type CardAge, cardOf, dueChips, explainedLines, splitAges } from './card-state.ts';
import { type CardPerson, personForecast } from './person-forecast.ts';

const today = '2026-11-21';
const facts = { today, jeEndemic: true };
/** Six weeks and two days old, with the doses of birth. */
const infant: CardPerson = {
  dob: '2026-10-08',
  gender: 1,
  lmp_date: null,
  deceased_on: null,
  doses: [
    ['BCG', '2026-10-08', 0],
    ['HEPB0', '2026-10-08', 0],
    ['OPV0', '2026-10-08', 0],
    ['OPV1', '2026-11-19', 1],
  ],
};
const codes = (chips: readonly { code: string }[]) => chips.map(({ code }) => code).join(' ');

test('chips: what may be given today, overdue first; a voided dose is due again', () => {
  assert.equal(codes(dueChips(personForecast(infant, [], facts))), 'OPV1 PENTA1 RVV1 FIPV1 PCV1');
  const late = dueChips(personForecast({ ...infant, dob: '2025-08-01', doses: [] }, [], facts));
  const firstDue = late.findIndex((chip) => !chip.overdue);
  assert.ok(late.length > 1 && late.slice(firstDue).every((chip) => !chip.overdue || firstDue === -1));
});

test('doses saved on this phone count at once', () => {
  const saved = [{ dose_code: 'PENTA1', given_on: today }];
  assert.equal(codes(dueChips(personForecast(infant, saved, facts))), 'OPV1 RVV1 FIPV1 PCV1');
});

test('a forecast is made once a person, until the day or a dose changes', () => {
  const first = personForecast(infant, [], facts);
  assert.equal(personForecast(infant, [], facts), first);
  assert.notEqual(personForecast(infant, [], { ...facts, today: '2026-11-22' }), first);
  assert.notEqual(personForecast(infant, [{ dose_code: 'OPV1', given_on: today }], facts), first);
});

test('a pregnant girl sees one answer: the Td of her pregnancy beside what is left of the child', () => {
  const girl = { ...infant, dob: '2010-05-01', gender: 2, lmp_date: '2026-08-01', doses: [] };
  const forecast = personForecast(girl, [], facts);
  assert.equal(codes(dueChips(forecast)), 'TDPW1');
  assert.equal(cardOf(forecast).columns[0], 'pregnancy');
  const given = personForecast(girl, [{ dose_code: 'TDPW1', given_on: today }], facts);
  assert.equal(codes(dueChips(given)), '');
});

test('a programme that the state has switched off is not offered', () => {
  const girl = { ...infant, dob: '2012-08-01', gender: 2, doses: [] };
  assert.ok(dueChips(personForecast(girl, [], facts)).some(({ code }) => code === 'HPV1'));
  const off = personForecast(girl, [], { ...facts, programmesOff: ['HPV'] });
  assert.ok(!dueChips(off).some(({ code }) => code === 'HPV1'));
});

test('Td of an earlier pregnancy: a booster is enough where a document shows it, and the card names the doses', () => {
  const woman: CardPerson = {
    dob: '2002-01-01',
    gender: 2,
    lmp_date: '2026-08-01',
    deceased_on: null,
    doses: [
      ['TDPW1', '2024-11-25', 0],
      ['TDPW2', '2024-12-25', 0],
    ],
  };
  const forecast = personForecast(woman, [], facts);
  assert.equal(codes(dueChips(forecast)), 'TDPWB');
  const groups = explainedLines(forecast);
  assert.ok(!groups.some(({ state }) => state === 'given-not-counted'));
  const given = groups.find(({ state }) => state === 'given');
  assert.deepEqual(
    given?.lines.map(({ code, day }) => `${code} ${day}`),
    ['TDPW2 2024-12-25', 'TDPW1 2024-11-25'],
  );
  const byWord = { ...woman, previous_doses: [['TDPW1', '2024-11-25', 'pending', 1]] as const };
  assert.equal(codes(dueChips(personForecast(byWord, [], facts))), 'TDPW1');
  const reported = [{ dose_code: 'TDPW2', given_on: '2024-12-25', byWord: true }];
  assert.equal(codes(dueChips(personForecast({ ...woman, doses: woman.doses.slice(0, 1) }, reported, facts))), 'TDPW1');
});

test('the card: every column in order of age, vitamin A counted instead of repeated, far ages apart', () => {
  const ages = byAge(cardOf(personForecast(infant, [], facts)));
  assert.deepEqual(
    ages.slice(0, 3).map(({ age }) => age),
    ['0d', '6w', '10w'],
  );
  const fifth = ages.find(({ age }) => age === '24m');
  assert.deepEqual([fifth?.marks.length, fifth?.more], [1, 6]);
  const { past, now, ahead } = splitAges(ages, false);
  assert.deepEqual(past, [], 'what is behind is little');
  assert.deepEqual(
    now.map(({ age }) => age),
    ['0d', '6w', '10w'],
  );
  assert.equal(now.length + ahead.length, ages.length);
});

test('the card of an older child: what is settled is put away up to the last two ages before the first that is open', () => {
  const age = (name: string, ...states: string[]) =>
    ({ age: name, more: 0, marks: states.map((state) => ({ state })) }) as unknown as CardAge;
  const settled = ['0d', '6w', '10w', '14w'].map((name) => age(name, 'given', 'closed'));
  const names = (ages: readonly CardAge[]) => ages.map((one) => one.age).join();
  const split = (...ages: CardAge[]) => Object.values(splitAges(ages, false)).map(names);
  const [coming, far] = [age('16m', 'upcoming'), age('5y', 'waiting')];
  assert.deepEqual(split(...settled, age('9m', 'given', 'overdue'), coming, far), ['0d,6w', '10w,14w,9m,16m', '5y']);
  assert.deepEqual(split(...settled, coming, far), ['0d,6w', '10w,14w,16m', '5y']);
  assert.deepEqual(split(...settled), ['0d,6w', '10w,14w', '']);
  assert.deepEqual(split(...settled.slice(0, 3), coming), ['', '0d,6w,10w,16m', ''], 'a single one is not put away');
  const narrow = (...ages: (CardAge | undefined)[]) => Object.values(splitAges(ages as CardAge[], true)).map(names);
  assert.deepEqual(narrow(...settled, age('9m', 'overdue'), coming, far), ['0d,6w,10w,14w', '9m', '16m,5y']);
  assert.deepEqual(narrow(...settled, coming, far), ['0d,6w,10w,14w', '16m', '5y'], 'the next one is seen');
  assert.deepEqual(split(age('0d', 'given-not-counted'), ...settled, coming)[0], '', 'what does not count is seen');
});

test('explained lines: what matters first; a dose that does not count says why', () => {
  const early: CardPerson = { ...infant, doses: [['PENTA1', '2026-10-20', 0]] };
  const groups = explainedLines(personForecast(early, [], facts));
  const states = groups.map(({ state }) => state);
  assert.deepEqual(
    states.toSorted((a, b) => states.indexOf(a) - states.indexOf(b)),
    states,
  );
  const notCounted = groups.find(({ state }) => state === 'given-not-counted');
  assert.deepEqual(
    notCounted?.lines.map(({ code, reason }) => [code, reason.code]),
    [['PENTA1', 'not-counted-too-early']],
  );
  const due = groups.find(({ state }) => state === 'due' || state === 'overdue');
  assert.equal(due?.open, true);
});
