import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays, type CivilDate, daysBetween } from '../calendar/index.ts';
import type { Answers } from '../forms/index.ts';
import {
  actRefusals,
  type Birth,
  type JudgedBeside,
  type Pregnancy,
  type PregnancyAct,
  type PregnancyEvent,
  type PregnancyEventKind,
  pregnancyEventKinds,
  readPregnancy,
} from './index.ts';
import { filled } from './testing/stories.ts';

const numRuns = process.env.TEST_LONG ? 3000 : 300;
const begin: CivilDate = '2026-01-01';
const woman = { born: '2000-05-01', gender: 2, deceased_on: null };
const dayFields = [
  'lmp_date',
  'registered_on',
  'visited_on',
  'referred_on',
  'heard_on',
  'delivered_on',
  'aborted_on',
  'died_on',
  'lost_on',
];

/** Something that somebody writes down: of which pregnancy, of which day, how long after it, by whom. */
interface Wish {
  readonly kind: PregnancyEventKind;
  readonly number: number;
  readonly day: number;
  readonly later: number;
  readonly children: readonly ('live' | 'still' | 'without-number' | 'numbered-still')[];
  readonly event: number;
  readonly answers: boolean;
}

const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.oneof(
    fc.constantFrom(...pregnancyEventKinds),
    fc.constantFrom<PregnancyEventKind>('registered', 'antenatal', 'delivery', 'postnatal', 'withdrawal', 'changed'),
  ),
  number: fc.constantFrom(1, 1, 1, 2),
  day: fc.oneof(fc.integer({ min: -5, max: 420 }), fc.constantFrom(0, 35, 36, 147, 148, 280, 305, 306, 350)),
  later: fc.constantFrom(0, 0, 1, 10, 60),
  children: fc.array(fc.constantFrom('live', 'still', 'live', 'without-number', 'numbered-still'), {
    minLength: 1,
    maxLength: 3,
  }),
  event: fc.nat(30),
  answers: fc.boolean(),
});

type Lives = ReadonlyMap<number, readonly PregnancyEvent[]>;

const read = (lives: Lives, number: number): Pregnancy | undefined => readPregnancy(number, lives.get(number) ?? []);
const all = (lives: Lives): readonly Pregnancy[] =>
  [...lives.keys()].map((number) => read(lives, number)).filter((one) => one !== undefined);

function birthOf(kind: Wish['children'][number], born_on: CivilDate, nth: number, id: string): Birth {
  const isLive = kind === 'live' || kind === 'without-number';
  const facts: Answers = isLive
    ? { birth_outcome: 'Live birth', born_on, sex: 'female', name: 'BABY OF SITA' }
    : { birth_outcome: 'Still birth', still_birth_type: 'Fresh', born_on, sex: 'male' };
  const numbered = kind === 'live' || kind === 'numbered-still';
  return { birth_id: `${id}-${nth}`, child_id: numbered ? `${id}-child-${nth}` : null, facts };
}

function actOfWish({ kind, day, children, event, number }: Wish, lives: Lives, id: string): PregnancyAct {
  const on = addDays(begin, day);
  const events = lives.get(number) ?? [];
  const some = events[event % Math.max(events.length, 1)]?.event_id ?? 'nothing';
  const days = Object.fromEntries(dayFields.filter((field) => field in filled[kind]).map((field) => [field, on]));
  const birthdays = children.map((_, nth) => addDays(on, nth === 0 ? 0 : event % 2));
  const live = children.filter((child) => child === 'live' || child === 'without-number').length;
  const counts = kind === 'delivery' ? { live_births: live, still_births: children.length - live } : {};
  const named = kind === 'withdrawal' ? { event: some } : kind === 'referral-result' ? { referral: some } : {};
  const births =
    kind === 'delivery' || kind === 'child-added'
      ? children.map((child, nth) => birthOf(child, birthdays[nth] ?? on, nth, id))
      : [];
  const ofChild = kind === 'postnatal' && event % 2 === 0 ? { child_well: 'well' } : {};
  return { event_id: id, kind, facts: { ...filled[kind], ...days, ...counts, ...named, ...ofChild }, births };
}

/** Of every second delivery the living children are registered with it, and are people of their own. */
const isRegistered = ({ birth_id, child_id }: Birth): boolean =>
  child_id !== null && Number(/^e(\d+)-/.exec(birth_id)?.[1]) % 2 === 1;

/** Beside what the act is judged; the clock never goes back. */
function besideOfWish({ number, answers }: Wish, lives: Lives, today: CivilDate): JudgedBeside {
  const pregnancy = read(lives, number);
  return {
    pregnancy,
    others: all(lives).filter(({ pregnancy_number }) => pregnancy_number !== number),
    woman,
    recorder: { user_id: answers ? 'officer' : 'anm', answers },
    today,
    at: Date.parse(`${today}T10:30:00+05:30`),
    registeredChildren: pregnancy?.outcome?.births.filter(isRegistered).length ?? 0,
  };
}

/** The lives that come of the wishes that are taken, one after the other. */
function live(wishes: readonly Wish[], each: (lives: Lives, today: CivilDate) => void): number {
  let lives: Lives = new Map();
  let today = begin;
  let taken = 0;
  for (const [nth, one] of wishes.entries()) {
    const captured = addDays(begin, Math.max(one.day, 0) + one.later);
    if (captured > today) today = captured;
    const act = actOfWish(one, lives, `e${nth}`);
    const beside = besideOfWish(one, lives, today);
    if (actRefusals(act, beside).length > 0) continue;
    taken += 1;
    const at = new Date(beside.at).toISOString();
    const event: PregnancyEvent = { ...act, at, by: beside.recorder.user_id };
    lives = new Map(lives).set(one.number, [...(lives.get(one.number) ?? []), event]);
    each(lives, today);
  }
  return taken;
}

/** Is there a day, today or before, on which one of the ends of a pregnancy is taken? */
function canBeClosed(pregnancy: Pregnancy, lives: Lives, today: CivilDate): boolean {
  const kinds = ['delivery', 'abortion', 'maternal-death', 'lost'] as const;
  const { pregnancy_number: number, lmp } = pregnancy;
  for (let day = daysBetween(begin, today); day >= daysBetween(begin, lmp); day -= 1)
    for (const kind of kinds) {
      const end: Wish = { kind, number, day, later: 0, children: ['live'], event: 0, answers: false };
      const act = actOfWish(end, lives, 'end');
      if (actRefusals(act, besideOfWish(end, lives, today)).length === 0) return true;
    }
  return false;
}

const known = ['delivery', 'abortion', 'maternal-death'];

function judgeLife(pregnancy: Pregnancy, lives: Lives, today: CivilDate): void {
  const { events, withdrawn, outcome, visits, postnatal, death, lmp } = pregnancy;
  const standing = events.filter(({ event_id }) => !withdrawn.has(event_id));
  const ends = standing.filter(({ kind }) => known.includes(kind)).map(({ kind }) => kind);
  // Her death in the weeks after is no second end, whichever was written down first.
  const deaths = ends.filter((kind) => kind === 'maternal-death').length;
  const isOne = ends.length <= 1 || (ends.length === 2 && deaths === 1);
  assert.ok(isOne, `two ends: ${ends.join(', ')}`);
  const byOfficer = events.filter(({ kind, by }) => kind === 'withdrawal' && by === 'officer');
  for (const { event_id, births } of events)
    if (births.some(isRegistered) && withdrawn.has(event_id))
      assert.ok(
        byOfficer.some(({ facts }) => facts.event === event_id),
        'a person whose birth was taken back by somebody who does not answer for the place',
      );
  if (outcome === null) assert.ok(canBeClosed(pregnancy, lives, today), 'it cannot be closed');
  for (const { child_id, facts } of outcome?.births ?? []) {
    assert.equal(child_id !== null, facts.birth_outcome === 'Live birth', 'a child without its number');
    const born = String(facts.born_on);
    assert.ok(born <= today && (born === outcome?.on || born === addDays(outcome?.on ?? '', 1)), 'born on another day');
  }
  const end = outcome === null || outcome.kind === 'lost' ? (death?.on ?? null) : outcome.on;
  for (const { on } of visits) assert.ok(on > lmp && (end === null || on <= end), 'a visit out of the pregnancy');
  for (const { on, facts } of postnatal) {
    assert.equal(outcome?.kind, 'delivery', 'a visit after a delivery that there was not');
    assert.ok(
      on >= (outcome?.on ?? '') && (death === null || on <= death.on || facts.child_well !== undefined),
      'a visit before the delivery, or to her after her death',
    );
  }
  if (death && outcome) assert.ok(death.on >= outcome.on, 'dead before the end');
}

test('whatever is taken, in whatever order: one end, an end for each, every child with its number and mother, no visit after it', () => {
  let taken = 0;
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 40, size: 'max' }), (wishes) => {
      const registered: Wish = {
        kind: 'registered',
        number: 1,
        day: 0,
        later: 40,
        children: ['live'],
        event: 0,
        answers: false,
      };
      taken += live([registered, ...wishes], (lives, today) => {
        const pregnancies = all(lives);
        for (const pregnancy of pregnancies) judgeLife(pregnancy, lives, today);
        const open = pregnancies.filter(({ outcome, death }) => outcome === null && death === null);
        assert.ok(open.length <= 1, 'two go on');
      });
    }),
    { numRuns },
  );
  assert.ok(taken > numRuns * 4, `${taken} acts were taken`);
});

test('a delivery whose child is a person of its own stands, unless whoever answers for the place takes it back', () => {
  const begun: Wish = {
    kind: 'registered',
    number: 1,
    day: 0,
    later: 40,
    children: ['live'],
    event: 0,
    answers: false,
  };
  const delivered: Wish = { ...begun, kind: 'delivery', day: 270, later: 0 };
  let stood = 0;
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 40, size: 'max' }), (wishes) => {
      const own = wishes.map((one) => (one.kind === 'withdrawal' ? { ...one, answers: false } : one));
      live([begun, delivered, ...own], (lives) => {
        const pregnancy = read(lives, 1);
        if (!pregnancy || pregnancy.outcome === null) return;
        stood += 1;
        assert.ok(pregnancy.outcome.births.some(isRegistered), 'a person whose birth was taken back');
      });
    }),
    { numRuns },
  );
  assert.ok(stood >= numRuns, `${stood} times it stood`);
});

test('what was taken back reads as if it had never been', () => {
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 25, size: 'max' }), fc.nat(), (wishes, which) => {
      const registered: Wish = {
        kind: 'registered',
        number: 1,
        day: 0,
        later: 40,
        children: ['live'],
        event: 0,
        answers: false,
      };
      let last: Lives = new Map();
      live([registered, ...wishes], (lives) => {
        last = lives;
      });
      const events = last.get(1) ?? [];
      const gone = events.filter(({ kind }) => kind !== 'withdrawal')[which % Math.max(events.length, 1)];
      if (!gone) return;
      const withdrawal: PregnancyEvent = {
        ...gone,
        event_id: 'withdrawal',
        kind: 'withdrawal',
        facts: { event: gone.event_id, reason: 'of another woman' },
        births: [],
      };
      const facts = (pregnancy: Pregnancy | undefined) =>
        pregnancy && { ...pregnancy, events: [], withdrawn: new Set() };
      const without = events.filter(({ event_id }) => event_id !== gone.event_id);
      assert.deepEqual(facts(readPregnancy(1, [...events, withdrawal])), facts(readPregnancy(1, without)));
    }),
    { numRuns },
  );
});
