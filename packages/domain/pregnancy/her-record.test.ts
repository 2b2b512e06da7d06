import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abortionAfter, type HerRecord, herRecordAfter, type Pregnancy } from './index.ts';
import { abortedOn, deliveredOn, diedOn, lostOn, putRight, term, visitOn } from './testing/order-case.ts';
import { lmp, pregnancyOf, type Step } from './testing/stories.ts';

const citizen: HerRecord = { ben_type_id: 20, lmp_date: null, deceased_on: null };
const pregnant: HerRecord = { ben_type_id: 21, lmp_date: lmp, deceased_on: null };
const takenBack = (event: string): Step => ({ kind: 'withdrawal', facts: { event } });

type Row = readonly [
  why: string,
  was: HerRecord,
  before: readonly Pregnancy[],
  after: readonly Pregnancy[],
  expected: readonly [type: number, lmp: string | null, died: string | null],
  takesBackDeath?: boolean,
];

const aborted = pregnancyOf([abortedOn('2026-07-01')], '2026-04-01', 1);
const second = pregnancyOf([], lmp, 2);
const rows: readonly Row[] = [
  ['registered', citizen, [], [pregnancyOf()], [21, lmp, null]],
  ['put right', pregnant, [pregnancyOf()], [pregnancyOf([putRight('2026-08-01')])], [21, '2026-08-01', null]],
  [
    'changed',
    pregnant,
    [pregnancyOf()],
    [pregnancyOf([{ kind: 'changed', facts: { lmp_date: '2026-08-01' } }])],
    [21, '2026-08-01', null],
  ],
  ['an abortion', pregnant, [pregnancyOf()], [pregnancyOf([abortedOn('2026-10-20')])], [20, null, null]],
  ['nobody finds her', pregnant, [pregnancyOf()], [pregnancyOf([lostOn('2026-10-20')])], [20, null, null]],
  [
    'she is seen again after nobody could find her',
    citizen,
    [pregnancyOf([lostOn('2026-10-20')])],
    [pregnancyOf([lostOn('2026-10-20'), visitOn('2026-11-20')])],
    [21, lmp, null],
  ],
  [
    'what is changed of a pregnancy that has ended',
    citizen,
    [pregnancyOf([deliveredOn('2026-11-20')], term)],
    [pregnancyOf([deliveredOn('2026-11-20'), { kind: 'changed', facts: { lmp_date: '2026-02-01' } }], term)],
    [20, null, null],
  ],
  [
    'the end of an earlier one is told while the next goes on',
    { ...pregnant },
    [second],
    [aborted, second],
    [21, lmp, null],
  ],
  ['the registration is taken back', pregnant, [pregnancyOf()], [], [20, null, null]],
  [
    'an abortion is taken back',
    citizen,
    [pregnancyOf([abortedOn('2026-10-20')])],
    [pregnancyOf([abortedOn('2026-10-20'), takenBack('abortion-1')])],
    [21, lmp, null],
  ],
  [
    'she was no pregnant woman on record, and the end is told',
    citizen,
    [pregnancyOf()],
    [pregnancyOf([abortedOn('2026-10-20')])],
    [20, null, null],
  ],
  ['she died', pregnant, [pregnancyOf()], [pregnancyOf([diedOn('2026-11-20')])], [20, null, '2026-11-20']],
  [
    'her death is taken back, by which it was declared',
    { ...citizen, deceased_on: '2026-11-20' },
    [pregnancyOf([diedOn('2026-11-20')])],
    [pregnancyOf([diedOn('2026-11-20'), takenBack('maternal-death-1')])],
    [21, lmp, null],
    true,
  ],
  [
    'her death is taken back, which was declared by itself as well',
    { ...citizen, deceased_on: '2026-11-20' },
    [pregnancyOf([diedOn('2026-11-20')])],
    [pregnancyOf([diedOn('2026-11-20'), takenBack('maternal-death-1')])],
    [21, lmp, '2026-11-20'],
    false,
  ],
];

test('her own record follows what is recorded of her pregnancies', () => {
  for (const [why, was, before, after, expected, takesBackDeath = false] of rows) {
    const { ben_type_id, lmp_date, deceased_on } = herRecordAfter(was, { before, after, takesBackDeath });
    assert.deepEqual([ben_type_id, lmp_date, deceased_on], expected, why);
  }
});

test('the day of an abortion is that of the last one that stands', () => {
  const gone = pregnancyOf([abortedOn('2026-07-01'), takenBack('abortion-1')], '2026-04-01', 1);
  const table: readonly (readonly [string | null, readonly Pregnancy[], readonly Pregnancy[], string | null])[] = [
    [null, [], [aborted], '2026-07-01'],
    ['2026-07-01', [aborted], [gone], null],
    ['2026-07-01', [aborted], [aborted, second], '2026-07-01'],
    ['2025-01-01', [], [second], '2025-01-01'],
    ['2025-01-01', [], [aborted], '2026-07-01'],
  ];
  for (const [was, before, after, expected] of table) assert.equal(abortionAfter(was, { before, after }), expected);
});
