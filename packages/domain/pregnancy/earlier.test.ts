import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '../forms/index.ts';
import {
  actRefusals,
  type EarlierPregnancy,
  earlierAnswers,
  earlierIn,
  earlierOnRecord,
  type Pregnancy,
  readPregnancy,
  risksNow,
} from './index.ts';
import { abortedOn, deliveredOn, lostOn } from './testing/order-case.ts';
import { actOf, besideOf, eventsOf, liveChild, lmp, pregnancyOf, stillChild, today } from './testing/stories.ts';

const born = '2002-05-01';
const row = (of: Partial<EarlierPregnancy> = {}): EarlierPregnancy => ({
  year: 2022,
  outcome: 'Delivery',
  birth: 'Live birth',
  delivery: 'Normal',
  ...of,
});
const abortion = row({ outcome: 'Abortion', birth: null, delivery: null });

/** A pregnancy that was registered with these rows. */
const registeredWith = (rows: readonly EarlierPregnancy[], more: Answers = {}): Pregnancy => {
  const facts = { lmp_date: lmp, registered_on: '2026-10-01', ...earlierAnswers(rows), ...more };
  const pregnancy = readPregnancy(1, eventsOf([{ kind: 'registered', facts }]));
  assert.ok(pregnancy);
  return pregnancy;
};
const reasons = (pregnancy: Pregnancy) =>
  risksNow(pregnancy, born, today)
    .proposed.map(({ reason, figure }) => `${reason} ${figure}`.trim())
    .join(', ');

test('what she tells of earlier pregnancies speaks for risks by itself', () => {
  const cases: [why: string, rows: readonly EarlierPregnancy[], expected: string, more?: Answers][] = [
    ['nothing told', [], ''],
    ['one child, born well', [row()], ''],
    ['a caesarean', [row({ delivery: 'Caesarean' })], 'caesarean-before'],
    ['a still birth', [row({ birth: 'Still birth' })], 'loss-before'],
    ['one abortion is none that repeats', [abortion], ''],
    ['two abortions', [abortion, abortion], 'loss-before'],
    ['four deliveries', [row(), row(), row(), row()], 'many-births 4'],
    ['three deliveries told, five counted', [row(), row(), row()], 'many-births 5', { births: 5 }],
    ['three deliveries and an abortion are not four births', [row(), abortion, row(), row()], ''],
    ['the year is not known', [row({ year: null, delivery: 'Caesarean' })], 'caesarean-before'],
  ];
  for (const [why, rows, expected, more] of cases) assert.equal(reasons(registeredWith(rows, more)), expected, why);
});

test('rows are read as they were written; one without an outcome tells of nothing', () => {
  const rows = [row(), abortion, row({ year: null, birth: null, delivery: null })];
  assert.deepEqual(earlierIn(earlierAnswers(rows)), rows);
  assert.deepEqual(earlierIn({ earlier_2_outcome: 'Abortion', earlier_4_birth: 'Live birth' }), [
    row({ year: null, outcome: 'Abortion', birth: null, delivery: null }),
  ]);
  // What was chosen of a delivery before it became an abortion is not told.
  const changed = { ...earlierAnswers([row({ delivery: 'Caesarean' })]), earlier_1_outcome: 'Abortion' };
  assert.deepEqual(earlierIn(changed), [abortion]);
});

test('the next registration begins with the rows that were told and with how each pregnancy ended', () => {
  const first = pregnancyOf([deliveredOn('2022-06-01', [liveChild()], { delivery_type: 'Caesarean' })], '2021-09-01');
  const twins = [liveChild(), stillChild({}, 2)];
  const second = pregnancyOf([deliveredOn('2024-06-01', twins)], '2023-09-01', 2);
  const third = pregnancyOf([abortedOn('2025-03-01')], '2025-01-01', 3);
  const lost = pregnancyOf([lostOn('2025-12-01')], '2025-06-01', 4);
  assert.deepEqual(earlierOnRecord([first, second, third, lost]), [
    row({ delivery: 'Caesarean' }),
    row({ year: 2024, birth: 'Still birth' }),
    { ...abortion, year: 2025 },
  ]);
  const open = registeredWith([row({ year: 2019 }), row({ year: 2021 })]);
  assert.equal(earlierOnRecord([open]).length, 2);
  // What was told once and carried on is there once.
  const carried = pregnancyOf(
    [{ kind: 'changed', facts: earlierAnswers([row({ year: 2019 }), row()]) }],
    '2025-01-01',
    2,
  );
  assert.deepEqual(
    earlierOnRecord([first, carried]).map(({ year }) => year),
    [2019, 2022],
  );
  const many = Array.from({ length: 8 }, (_, nth) => row({ year: 2010 + nth }));
  assert.deepEqual(
    earlierIn(earlierAnswers(many)).map(({ year }) => year),
    [2012, 2013, 2014, 2015, 2016, 2017],
  );
});

test('two who register one pregnancy: the rows of one are not mixed with those of the other', () => {
  const facts = (rows: readonly EarlierPregnancy[]) => ({ lmp_date: lmp, ...earlierAnswers(rows) });
  const both = readPregnancy(
    1,
    eventsOf([
      { kind: 'registered', facts: facts([row({ delivery: 'Caesarean' }), abortion]) },
      { kind: 'registered', facts: facts([row({ year: 2020, delivery: null })]) },
      { kind: 'registered', facts: { lmp_date: lmp } },
    ]),
  );
  assert.deepEqual(earlierIn(both?.facts ?? {}), [row({ year: 2020, delivery: null })]);
});

test('years that cannot be are told with those that can', () => {
  const year = (of: number, more: Answers = {}) => {
    const facts = { ...earlierAnswers([row({ year: of })]), ...more };
    const [found] = actRefusals(actOf('registered', facts), besideOf({ pregnancy: undefined }));
    return found && [found.code, found.path, found.values?.min, found.values?.max];
  };
  const path = 'earlier_1_year';
  assert.deepEqual(year(2011), ['FLDVAL0005', path, 2012, 2026]);
  assert.equal(year(2012), undefined);
  assert.equal(year(2026), undefined);
  assert.deepEqual(year(2027), ['FLDVAL0005', path, 2012, 2026]);
  assert.deepEqual(year(2024, { last_ended_on: '2023-05-01' }), ['FLDVAL0005', path, 2012, 2023]);
  assert.deepEqual(year(2026, { lmp_date: '2025-12-20' }), ['FLDVAL0005', path, 2012, 2025]);
});
