import assert from 'node:assert/strict';
import { test } from 'node:test';
import { antivenomWarnings } from './antivenom.ts';
import type { SnakeCourse } from './course.ts';
import { dripRefusal, dripsOf, runningDrip } from './drips.ts';
import { venomRules as rules } from './rules.ts';

const at = (time: string) => `2026-01-05T${time}:00.000Z`;

test('drips are numbered by their start; a dose runs in over an hour (file of facts 3.3)', () => {
  const doses = [
    { startedAt: at('12:00'), vials: 8 },
    { startedAt: at('06:00'), endedAt: at('07:05'), vials: 10 },
  ];
  assert.deepEqual(
    dripsOf(doses, rules).map(({ nth, vials, usualEnd, minutes }) => [nth, vials, usualEnd, minutes]),
    [
      [1, 10, at('07:00'), 65],
      [2, 8, at('13:00'), null],
    ],
  );
  assert.equal(runningDrip({ doses }, rules)?.nth, 2);
  assert.equal(runningDrip({ doses: doses.slice(1) }, rules), undefined);
});

test('a drip does not end before it began', () => {
  const table: [string, string | null, string | null, string | undefined][] = [
    ['an hour later', at('06:00'), at('07:00'), undefined],
    ['stopped at once', at('06:00'), at('06:00'), undefined],
    ['before it began', at('06:00'), at('05:59'), 'RABIES0015'],
    ['it still runs', at('06:00'), null, undefined],
    ['nobody noted the start', null, at('07:00'), undefined],
  ];
  for (const [what, from, to, code] of table) assert.equal(dripRefusal(from, to)?.code, code, what);
});

test('a dose again too soon is pointed out: six hours for blood, a look after one hour for nerves', () => {
  const bitten = (signs: string[], tests: SnakeCourse['tests'] = []): SnakeCourse => ({
    bittenAt: at('04:00'),
    snake: 'krait',
    looks: [{ at: at('05:00'), signs }],
    tests,
    doses: [{ startedAt: at('06:00'), vials: 10 }],
  });
  const blood = bitten(['bleeding-gums'], [{ at: at('05:10'), clots: false }]);
  const nerves = bitten(['ptosis']);
  const table: [string, SnakeCourse, 'haemotoxic' | 'neurotoxic', string, boolean][] = [
    ['blood, after three hours', blood, 'haemotoxic', at('09:00'), true],
    ['blood, after six hours', blood, 'haemotoxic', at('12:00'), false],
    ['nerves, after half an hour', nerves, 'neurotoxic', at('06:30'), true],
    ['nerves, after an hour', nerves, 'neurotoxic', at('07:00'), false],
  ];
  for (const [what, course, grade, when, expected] of table) {
    const found = antivenomWarnings(course, { vials: 8, at: when, grade }, rules);
    assert.equal(found.includes('repeat-too-soon'), expected, what);
  }
});
