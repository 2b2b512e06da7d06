import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { checkListRange } from '@teeka/domain/reports';
import {
  bounds,
  chooseFrom,
  choosePreset,
  chooseTo,
  chosenForm,
  type DateForm,
  emptyForm,
  quickFilters,
  rangeIn,
  submitDates,
  usualRange,
} from './state.ts';

const past = { direction: 'past', today: '2026-11-21' } as const;
const upcoming = { direction: 'upcoming', today: '2026-11-21' } as const;

test('choosing From Date clears To Date and bounds it (specification 2, section 4)', () => {
  const cases: [typeof past | typeof upcoming, string, string, string][] = [
    [past, '2026-09-10', '2026-09-10', '2026-10-10'],
    [past, '2026-11-05', '2026-11-05', '2026-11-21'],
    [past, '2026-11-21', '2026-11-21', '2026-11-21'],
    [upcoming, '2026-11-21', '2026-11-21', '2026-12-21'],
    [upcoming, '2027-01-31', '2027-01-31', '2027-02-28'],
  ];
  for (const [ground, from, min, max] of cases) {
    const form = chooseFrom({ from: '2026-08-01', to: '2026-08-20', choice: 'dates' }, from);
    assert.equal(form.to, '');
    assert.deepEqual(bounds(form, ground).to, { from: min, to: max }, from);
  }
  assert.equal(bounds(emptyForm, past).to, null);
});

test('windows of From Date', () => {
  const day2023 = { direction: 'past', today: '2023-06-01' } as const;
  assert.deepEqual(bounds(emptyForm, past).from, { from: '2025-11-21', to: '2026-11-21' });
  assert.deepEqual(bounds(emptyForm, upcoming).from, { from: '2026-11-21', to: '2027-11-21' });
  assert.deepEqual(bounds(emptyForm, day2023).from, { from: '2023-01-01', to: '2023-06-01' });
});

test('what Search answers', () => {
  const dates = (from: string, to: string): DateForm => ({ from, to, choice: 'dates' });
  const cases: [DateForm, string][] = [
    [emptyForm, 'FLDVAL0023 fromDate, FLDVAL0024 toDate'],
    [dates('', '2026-11-20'), 'FLDVAL0023 fromDate'],
    [dates('2026-11-01', ''), 'FLDVAL0024 toDate'],
    [dates('2026-11-10', '2026-11-09'), 'FLDVAL0026 toDate'],
    [dates('2026-09-01', '2026-10-02'), 'FLDVAL0025 toDate'],
    [dates('2025-11-20', '2025-11-21'), 'FLDVAL0018 fromDate'],
    [dates('2026-11-10', '2026-11-22'), 'FLDVAL0019 toDate'],
    [dates('2026-02-30', '2026-03-01'), 'FLDVAL0017 fromDate'],
    [chooseTo(chooseFrom(emptyForm, '2026-11-01'), '2026-11-20'), '2026-11-01..2026-11-20'],
    [choosePreset(0), '2026-11-14..2026-11-21'],
    [choosePreset(3), '2026-10-01..2026-10-31'],
  ];
  for (const [form, wanted] of cases) {
    const answer = submitDates(form, past);
    const got =
      'range' in answer
        ? `${answer.range.from}..${answer.range.to}`
        : answer.refused.map(({ code, path }) => `${code} ${path}`).join(', ');
    assert.equal(got, wanted, JSON.stringify(form));
  }
});

test('choosing a quick filter forgets own dates', () => {
  assert.deepEqual(choosePreset(2), { from: '', to: '', choice: 2 });
});

test('on every day of two years, no quick filter and no usual period is one that the server refuses', () => {
  const fields = { from: 'from', to: 'to' };
  for (const direction of ['past', 'upcoming'] as const)
    for (let n = 0, today = '2027-02-01'; n < 730; n++, today = addDays(today, 1))
      for (const range of [...quickFilters({ direction, today }), usualRange({ direction, today })])
        assert.ok('range' in checkListRange(range, { direction, today, fields }), `${today} ${range.from}`);
});

test('the period of an address is one that the list takes, or none', () => {
  const october = { from: '2026-10-01', to: '2026-10-31' };
  assert.deepEqual(rangeIn(october, past), october);
  for (const wrong of [
    { from: null, to: '2026-10-31' },
    { from: '2026-10-31', to: '2026-10-01' },
    { from: '2026-08-01', to: '2026-10-31' },
    { from: '2027-01-01', to: '2027-01-05' },
  ])
    assert.equal(rangeIn(wrong, past), null);
});

test('the sheet of phones opens with what is chosen', () => {
  assert.deepEqual(chosenForm(null, past), emptyForm);
  assert.deepEqual(chosenForm({ from: '2026-10-01', to: '2026-10-31' }, past), choosePreset(3));
  const own = { from: '2026-10-02', to: '2026-10-05' };
  assert.deepEqual(chosenForm(own, past), { ...own, choice: 'dates' });
});

test('a report is filtered by month, quarter and financial year, a year at most', () => {
  const report = { direction: 'past', span: 'year', today: '2026-11-21' } as const;
  assert.deepEqual(submitDates(choosePreset(4), report), { range: { from: '2026-04-01', to: '2026-11-21' } });
  const own = (from: string, to: string) => submitDates({ ...emptyForm, from, to, choice: 'dates' }, report);
  assert.deepEqual(own('2026-07-01', '2026-09-30'), { range: { from: '2026-07-01', to: '2026-09-30' } });
  assert.ok('refused' in own('2025-07-01', '2026-07-01'));
  assert.deepEqual(bounds({ ...emptyForm, from: '2026-04-01' }, report).to, { from: '2026-04-01', to: '2026-11-21' });
  assert.deepEqual(bounds(emptyForm, report).from, { from: '2023-01-01', to: '2026-11-21' });
  assert.deepEqual(usualRange(report), usualRange(past));
  assert.deepEqual(rangeIn({ from: '2025-04-01', to: '2026-03-31' }, report), { from: '2025-04-01', to: '2026-03-31' });
  assert.deepEqual(chosenForm({ from: '2026-07-01', to: '2026-09-30' }, report), choosePreset(3));
});
