import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { antivenomWarnings, biteToNeedle, indications, vialsInAll } from './antivenom.ts';
import { clottingTimer } from './clotting-timer.ts';
import { isSnakeSign, type SnakeCourse, signsEver, signsNow, venomGrade } from './course.ts';
import { reminders, repeatAdvice } from './reminders.ts';
import { venomRules as rules } from './rules.ts';
import { snakeSigns, tells } from './signs.ts';

const at = (hours: number): string => new Date(Date.UTC(2026, 6, 4, 15) + hours * 3_600_000).toISOString();
const course = (more: Partial<SnakeCourse> = {}): SnakeCourse => ({
  bittenAt: at(0),
  snake: 'not-seen',
  looks: [],
  tests: [],
  doses: [],
  ...more,
});
const seen = (...signs: string[]): Partial<SnakeCourse> => ({ looks: [{ at: at(1), signs }] });
const clots = (hours: number, yes: boolean) => ({ at: at(hours), clots: yes });
const vials = (hours: number, count: number) => ({ startedAt: at(hours), vials: count });

test('the grade of a snake bite', () => {
  const table: [string, Partial<SnakeCourse>, boolean, string][] = [
    ['no sign yet', {}, false, 'no-signs'],
    ['fang marks only', seen('fang-marks'), false, 'no-signs'],
    ['fang marks only, watched for a day', seen('fang-marks'), true, 'dry-bite'],
    ['pain', seen('pain'), true, 'mild-local'],
    ['a little swelling', seen('swelling-mild'), false, 'mild-local'],
    ['swelling that spreads', seen('swelling-spreading'), false, 'severe-local'],
    ['more than half the limb', seen('swelling-half-limb'), false, 'severe-local'],
    ['drooping lids', seen('ptosis'), false, 'neurotoxic'],
    ['neck-lift fails', seen('neck-weak', 'pain'), false, 'neurotoxic'],
    ['bleeding gums', seen('bleeding-gums'), false, 'haemotoxic'],
    ['blood does not clot, no other sign', { tests: [clots(1, false)] }, false, 'haemotoxic'],
    ['kidneys fail', seen('kidney-failure'), false, 'haemotoxic'],
    ['both', seen('ptosis', 'bleeding-site'), false, 'mixed'],
    ['lids droop and blood does not clot', { ...seen('ptosis'), tests: [clots(1, false)] }, false, 'mixed'],
    ['clots', { tests: [clots(1, true)] }, false, 'no-signs'],
    ['a sign of a newer version', seen('something-new'), false, 'no-signs'],
  ];
  for (const [what, more, watched, expected] of table) {
    assert.equal(venomGrade(course(more), { watched }), expected, what);
  }
});

test('what speaks for antivenom', () => {
  const table: [string, Partial<SnakeCourse>, string][] = [
    ['nothing', {}, ''],
    ['fang marks alone', seen('fang-marks'), ''],
    ['mild swelling', seen('swelling-mild', 'pain'), ''],
    ['double vision', seen('double-vision'), 'neuro'],
    ['blood in the urine', seen('bleeding-urine'), 'bleeding'],
    ['does not clot', { tests: [clots(1, false)] }, 'does-not-clot'],
    ['did not clot, clots now', { tests: [clots(1, false), clots(7, true)] }, ''],
    ['clotted, does not clot now', { tests: [clots(7, false), clots(1, true)] }, 'does-not-clot'],
    ['shock', seen('shock'), 'shock-or-kidney'],
    ['half the limb', seen('swelling-half-limb'), 'severe-local'],
    [
      'all of it',
      { ...seen('ptosis', 'bleeding-gums', 'shock', 'necrosis'), tests: [clots(1, false)] },
      'neuro bleeding does-not-clot shock-or-kidney severe-local',
    ],
    [
      'gone since',
      {
        looks: [
          { at: at(1), signs: ['ptosis'] },
          { at: at(5), signs: [] },
        ],
      },
      '',
    ],
  ];
  for (const [what, more, expected] of table) assert.equal(indications(course(more)).join(' '), expected, what);
});

test('warnings before antivenom is booked; none of them blocks', () => {
  const neuro = seen('ptosis');
  const haemo = { tests: [clots(1, false)] };
  const table: [
    string,
    Partial<SnakeCourse>,
    [number, number, 'neurotoxic' | 'haemotoxic' | 'mixed' | 'no-signs'],
    string,
  ][] = [
    ['first ten, nerves', neuro, [10, 1, 'neurotoxic'], ''],
    ['first eight, blood', haemo, [8, 1, 'haemotoxic'], ''],
    ['no indication', {}, [10, 1, 'no-signs'], 'no-indication'],
    ['too few at first', neuro, [4, 1, 'neurotoxic'], 'few-vials'],
    ['twenty, nerves', { ...neuro, doses: [vials(1, 10)] }, [10, 3, 'neurotoxic'], ''],
    ['21, nerves', { ...neuro, doses: [vials(1, 10)] }, [11, 3, 'neurotoxic'], 'above-usual-vials'],
    ['thirty, blood', { ...haemo, doses: [vials(1, 10), vials(7, 10)] }, [10, 13, 'haemotoxic'], ''],
    ['31, blood', { ...haemo, doses: [vials(1, 10), vials(7, 11)] }, [10, 13, 'haemotoxic'], 'above-usual-vials'],
    ['25, both', { ...neuro, ...haemo, doses: [vials(1, 15)] }, [10, 7, 'mixed'], ''],
    ['sea snake', { ...neuro, snake: 'sea-snake' }, [10, 1, 'neurotoxic'], 'snake-not-covered'],
    ['cobra', { ...neuro, snake: 'cobra' }, [10, 1, 'neurotoxic'], ''],
    ['three days later, without signs', {}, [10, 72, 'no-signs'], 'no-indication late-without-signs'],
    ['three days later, with signs', neuro, [10, 72, 'neurotoxic'], ''],
    ['hour not known', { ...neuro, bittenAt: null }, [10, 72, 'neurotoxic'], ''],
  ];
  for (const [what, more, [count, hours, grade], expected] of table) {
    const found = antivenomWarnings(course(more), { vials: count, at: at(hours), grade }, rules);
    assert.equal(found.join(' '), expected, what);
  }
});

test('what comes next', () => {
  const table: [string, Partial<SnakeCourse>, 'neurotoxic' | 'haemotoxic' | 'mixed' | 'no-signs', string][] = [
    ['blood: test after six hours', { doses: [vials(1, 10)] }, 'haemotoxic', `clotting-test ${at(7)}`],
    ['six hours after the last dose', { doses: [vials(1, 10), vials(7, 10)] }, 'haemotoxic', `clotting-test ${at(13)}`],
    ['tested too early', { doses: [vials(1, 10)], tests: [clots(4, true)] }, 'haemotoxic', `clotting-test ${at(7)}`],
    [
      'nerves: looks after one and two hours',
      { doses: [vials(1, 10)] },
      'neurotoxic',
      `neuro-review ${at(2)}, neuro-review ${at(3)}`,
    ],
    [
      'looked once',
      { doses: [vials(1, 10)], looks: [{ at: at(2), signs: [] }] },
      'neurotoxic',
      `neuro-review ${at(3)}`,
    ],
    [
      'looked ten minutes after the drip began: neither hour had come',
      { doses: [vials(1, 10)], looks: [{ at: at(1.2), signs: ['ptosis'] }] },
      'neurotoxic',
      `neuro-review ${at(2)}, neuro-review ${at(3)}`,
    ],
    [
      'looked after two hours only: enough for both',
      { doses: [vials(1, 10)], looks: [{ at: at(3), signs: [] }] },
      'neurotoxic',
      '',
    ],
    [
      'blood clots after six hours: again after six more',
      { doses: [vials(1, 10)], tests: [clots(7, true)] },
      'haemotoxic',
      `clotting-test ${at(13)}`,
    ],
    [
      'a day after the dose the tests end',
      { doses: [vials(1, 10)], tests: [clots(7, true), clots(20, true)] },
      'haemotoxic',
      '',
    ],
    [
      'both',
      { doses: [vials(1, 10)] },
      'mixed',
      `neuro-review ${at(2)}, neuro-review ${at(3)}, clotting-test ${at(7)}`,
    ],
    ['without signs: a day', {}, 'no-signs', `watch-until ${at(24)}`],
    [
      'a test without antivenom: again after six hours',
      { tests: [clots(1, true)] },
      'no-signs',
      `clotting-test ${at(7)}, watch-until ${at(24)}`,
    ],
    ['hour not known', { bittenAt: null }, 'no-signs', ''],
  ];
  for (const [what, more, grade, expected] of table) {
    const found = reminders(course(more), grade, rules).map((one) => `${one.kind} ${one.at}`);
    assert.equal(found.join(', '), expected, what);
  }
});

test('whether a further dose is advised', () => {
  const first = { doses: [vials(1, 8)] };
  const table: [string, Partial<SnakeCourse>, 'neurotoxic' | 'haemotoxic' | 'severe-local', string][] = [
    ['before the first', {}, 'haemotoxic', 'undefined'],
    ['blood, before six hours', first, 'haemotoxic', `not-yet ${at(7)}`],
    [
      'blood, does not clot after six hours',
      { ...first, tests: [clots(7, false)] },
      'haemotoxic',
      'yes 8 does-not-clot',
    ],
    ['blood, did not clot before', { ...first, tests: [clots(1, false)] }, 'haemotoxic', `not-yet ${at(7)}`],
    ['blood, clots', { ...first, tests: [clots(7, true)] }, 'haemotoxic', 'no'],
    ['swelling, blood clots', { ...first, tests: [clots(7, true)] }, 'severe-local', 'no'],
    [
      'nerves, no better after an hour',
      { ...first, looks: [{ at: at(2), signs: ['ptosis'] }] },
      'neurotoxic',
      'yes 10 not-better',
    ],
    [
      'nerves, better',
      {
        ...first,
        looks: [
          { at: at(2), signs: [] },
          { at: at(3), signs: [] },
        ],
      },
      'neurotoxic',
      'no',
    ],
    [
      'nerves, looked before',
      { ...first, looks: [{ at: at(1), signs: ['ptosis'] }] },
      'neurotoxic',
      `not-yet ${at(2)}`,
    ],
    [
      'nerves, after a second dose no more',
      {
        doses: [vials(1, 10), vials(3, 10)],
        looks: [
          { at: at(4), signs: ['ptosis'] },
          { at: at(5), signs: ['ptosis'] },
        ],
      },
      'neurotoxic',
      'no',
    ],
  ];
  for (const [what, more, grade, expected] of table) {
    const found = repeatAdvice(course(more), grade, rules);
    const said =
      found?.repeat === 'yes'
        ? `yes ${found.vials[0]} ${found.why}`
        : found?.repeat === 'not-yet'
          ? `not-yet ${found.at}`
          : String(found?.repeat);
    assert.equal(said, expected, what);
  }
});

test('minutes from bite to needle, by the first dose', () => {
  const table: [string, Partial<SnakeCourse>, number | undefined][] = [
    ['ninety minutes', { doses: [vials(1.5, 10)] }, 90],
    ['the first of two', { doses: [vials(7.5, 10), vials(1.5, 10)] }, 90],
    ['no dose', {}, undefined],
    ['hour not known', { bittenAt: null, doses: [vials(1, 10)] }, undefined],
    ['before the bite: a wrong hour', { doses: [vials(-1, 10)] }, undefined],
  ];
  for (const [what, more, expected] of table) assert.equal(biteToNeedle(course(more)), expected, what);
  assert.equal(vialsInAll({ doses: [vials(1, 10), vials(7, 8)] }), 18);
});

test('the glass tube stays untouched for twenty minutes', () => {
  const start = at(0);
  const minute = 60_000;
  const after = (ms: number) => clottingTimer(start, Date.parse(start) + ms, rules);
  assert.deepEqual(after(0), { ready: false, secondsLeft: 1200 });
  assert.deepEqual(after(19 * minute + 59_001), { ready: false, secondsLeft: 1 });
  assert.deepEqual(after(20 * minute), { ready: true, secondsLeft: 0 });
  assert.deepEqual(after(90 * minute), { ready: true, secondsLeft: 0 });
});

test('signs: the last look counts for now, all looks for the grade', () => {
  const two = {
    looks: [
      { at: at(2), signs: [] },
      { at: at(1), signs: ['ptosis'] },
    ],
  };
  assert.deepEqual(signsNow(two), []);
  assert.deepEqual(signsEver(two), ['ptosis']);
  assert.ok(isSnakeSign('ptosis') && !isSnakeSign('constructor'));
  assert.ok(!tells(['constructor', 'toString'], 'neuro', 'haemo', 'mark'));
});

test('whatever is seen: an indication never comes without a grade that says so', () => {
  const some = fc.subarray(Object.keys(snakeSigns));
  fc.assert(
    fc.property(some, fc.boolean(), (signs, clotted) => {
      const found = course({ looks: [{ at: at(1), signs }], tests: [clots(1, clotted)] });
      const grade = venomGrade(found, { watched: true });
      const indicated = indications(found).length > 0;
      assert.equal(indicated, !['no-signs', 'dry-bite', 'mild-local'].includes(grade));
    }),
  );
});
