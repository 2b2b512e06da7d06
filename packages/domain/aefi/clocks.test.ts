import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clocksOf, deathAfterDose, nextClock, type StepTimes } from './index.ts';

const notified = '2026-11-21T10:00:00+05:30';
const times = (more: Partial<StepTimes> = {}): StepTimes => ({
  category: 'serious',
  notified_at: notified,
  filed_at: null,
  case_id_at: null,
  investigated_at: null,
  final_at: null,
  closed_at: null,
  ...more,
});
const after = (hours: number, minutes = 0) => Date.parse(notified) + (hours * 60 + minutes) * 60_000;
const instant = (hours: number, minutes = 0) => new Date(after(hours, minutes)).toISOString();

test('each clock: what it counts from, how it stands', () => {
  const rows: [string, StepTimes, number, string, string][] = [
    ['just told', times(), after(0), 'crf', 'running 1440'],
    ['after 18 hours exactly a quarter is left', times(), after(18), 'crf', 'running 360'],
    ['a minute later it presses', times(), after(18, 1), 'crf', 'soon 359'],
    ['on the limit it is in time', times(), after(24), 'crf', 'soon 0'],
    ['a minute after it is late', times(), after(24, 1), 'crf', 'late -1'],
    ['filed on the limit', times({ filed_at: instant(24) }), after(40), 'crf', 'done 0'],
    ['filed a minute late stays marked', times({ filed_at: instant(24, 1) }), after(40), 'crf', 'done-late 0'],
    ['the case id waits for the form', times(), after(30), 'case-id', 'waiting 0'],
    [
      'then it counts from the filing, not from the notice',
      times({ filed_at: instant(20) }),
      after(21),
      'case-id',
      'running 1380',
    ],
    ['case id late', times({ filed_at: instant(20) }), after(45), 'case-id', 'late -60'],
    ['case id in time', times({ filed_at: instant(20), case_id_at: instant(44) }), after(90), 'case-id', 'done 0'],
    ['CIF: ten days from the notice', times(), after(24), 'cif', 'running 12960'],
    ['CIF on its tenth day', times(), after(240), 'cif', 'soon 0'],
    ['CIF after ten days', times(), after(240, 1), 'cif', 'late -1'],
    ['CIF done in time', times({ investigated_at: instant(200) }), after(300), 'cif', 'done 0'],
    ['final CIF: seventy days', times(), after(70 * 24), 'final-cif', 'soon 0'],
    ['final CIF late', times(), after(70 * 24, 5), 'final-cif', 'late -5'],
    ['a severe event has the same clocks', times({ category: 'severe' }), after(25), 'crf', 'late -60'],
    [
      'a minor one goes into the register within the week',
      times({ category: 'minor' }),
      after(24),
      'register',
      'running 8640',
    ],
    ['in the register in time', times({ category: 'minor', filed_at: instant(100) }), after(200), 'register', 'done 0'],
    [
      'closed at once counts for the register',
      times({ category: 'minor', closed_at: instant(1) }),
      after(200),
      'register',
      'done 0',
    ],
    ['not in the register after a week', times({ category: 'minor' }), after(168, 1), 'register', 'late -1'],
  ];
  for (const [what, of, at, step, expected] of rows) {
    const clock = clocksOf(of, at).find((one) => one.step === step);
    assert.equal(`${clock?.state} ${clock?.minutesLeft}`, expected, what);
  }
});

test('which clocks a category has', () => {
  const steps = (category: StepTimes['category']) => clocksOf(times({ category }), after(0)).map(({ step }) => step);
  assert.deepEqual(steps('minor'), ['register']);
  assert.deepEqual(steps('severe'), ['crf', 'case-id', 'cif', 'final-cif']);
  assert.deepEqual(steps('serious'), steps('severe'));
});

test('the clock that presses most', () => {
  const next = (of: StepTimes, at: number) => nextClock(clocksOf(of, at))?.step;
  assert.equal(next(times(), after(1)), 'crf');
  assert.equal(next(times({ filed_at: instant(5) }), after(6)), 'case-id');
  assert.equal(next(times({ filed_at: instant(5), case_id_at: instant(6) }), after(7)), 'cif');
  const all = {
    filed_at: instant(5),
    case_id_at: instant(6),
    investigated_at: instant(7),
    final_at: instant(8),
  };
  assert.equal(next(times(all), after(9)), undefined);
});

test('a death within 28 days of a dose', () => {
  const rows: [string, [string, string], string[], string][] = [
    ['the same day', ['2026-08-01', '2026-11-01'], ['2026-11-01'], '0 true'],
    ['day 28 is within', ['2026-08-01', '2026-11-29'], ['2026-11-01'], '28 true'],
    ['day 29 is not', ['2026-08-01', '2026-11-30'], ['2026-11-01'], '29 false'],
    ['the last dose counts', ['2026-08-01', '2026-11-29'], ['2026-08-01', '2026-11-20'], '9 true'],
    ['a dose dated after the death is none', ['2026-08-01', '2026-11-10'], ['2026-11-20'], 'null false'],
    ['no dose', ['2026-08-01', '2026-11-10'], [], 'null false'],
    ['over the end of February', ['2026-01-05', '2027-03-01'], ['2027-02-01'], '28 true'],
    ['a girl of 17 after Td', ['2009-11-30', '2026-11-29'], ['2026-11-01'], '28 true'],
    ['on her 18th birthday she is no child', ['2008-11-29', '2026-11-29'], ['2026-11-01'], '28 false'],
  ];
  for (const [what, [dob, on], doses, expected] of rows) {
    const { days, isEvent } = deathAfterDose({ dob, on }, doses);
    assert.equal(`${days} ${isEvent}`, expected, what);
  }
});
