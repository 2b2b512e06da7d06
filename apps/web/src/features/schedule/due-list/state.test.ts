import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '@teeka/contract/roles';
import { addDays } from '@teeka/domain/calendar';
import {
  ashasFor,
  choosesAmongAshas,
  type DueLine,
  dueOf,
  fittingAsha,
  inOrder,
  isLate,
  lineOf,
  vialsFor,
  villagesOf,
} from './state.ts';

const today = '2026-11-21';
const week = { today, range: { from: today, to: addDays(today, 7) }, language: 'en' } as const;
type View = Parameters<typeof dueOf>[0];
type Person = Parameters<typeof dueOf>[1][number];

const person = (more: object): Person =>
  ({
    beneficiary_id: '10000000000001',
    ben_name: 'RANI',
    dob: addDays(today, -42),
    gender: 2,
    guardian_name: 'MAYA',
    village_id: 7,
    ben_type_id: 1,
    lmp_date: null,
    deceased_on: null,
    photo_id_type: null,
    photo_id_last4: '',
    version: 1,
    doses: [],
    mobile: '9812345678',
    ...more,
  }) as unknown as Person;
const view = (doses: Record<string, object[]> = {}): View =>
  ({
    rows: {
      meta: {
        je_endemic: true,
        village_rules: [{ village_id: 8, je_endemic: true, programmes_off: ['HPV'] }],
        villages: [{ village_id: 7, village_name: 'Rampur', village_name_hi: 'रामपुर' }],
      },
    },
    doses: new Map(Object.entries(doses)),
  }) as unknown as View;
const codes = (lines: readonly DueLine[]) =>
  lines.map(({ doses }) =>
    doses
      .map(({ code }) => code)
      .sort()
      .join(),
  );

test('from the pack: what is open and what opens within the week, what was given here left out', () => {
  const given = { dose_code: 'BCG', given_on: today, state: 'waiting' };
  const refused = { ...given, state: 'refused' };
  const first = 'FIPV1,OPV1,PCV1,PENTA1,RVV1';
  const table: [string, View, Person, string[]][] = [
    ['six weeks old', view(), person({}), [`BCG,${first}`]],
    ['BCG saved on this phone', view({ '10000000000001': [given] }), person({}), [first]],
    ['refused by the server', view({ '10000000000001': [refused] }), person({}), [`BCG,${first}`]],
    ['voided', view(), person({ doses: [['BCG', today, 1]] }), [`BCG,${first}`]],
    ['six weeks on the last day', view(), person({ dob: addDays(today, -35), doses: [['BCG', today, 0]] }), [first]],
    ['a day later', view(), person({ dob: addDays(today, -34), doses: [['BCG', today, 0]] }), []],
    ['an adult', view(), person({ dob: '1990-01-01' }), []],
    ['somebody who died', view(), person({ deceased_on: today }), []],
    ['a pregnant woman', view(), person({ dob: '2000-01-01', lmp_date: addDays(today, -90) }), ['TDPW1']],
  ];
  for (const [what, seen, who, expected] of table) assert.deepEqual(codes(dueOf(seen, [who], week)), expected, what);
});

test('a health worker is called for the precaution dose without network, where the state has it on alone', () => {
  const meta = {
    ...view().rows.meta,
    village_rules: [{ village_id: 7, je_endemic: false, programmes_off: [], programmes_on: ['COVID-19'] }],
  };
  const on = { ...view(), rows: { ...view().rows, meta } } as unknown as View;
  const nurse = (more: object = {}) =>
    person({
      dob: '1985-06-15',
      worker_category: 'Health care worker',
      doses: [['COV2', addDays(today, -182), 0]],
      ...more,
    });
  const saved = {
    ...on,
    doses: new Map([['10000000000001', [{ dose_code: 'COVP', given_on: today, state: 'waiting' }]]]),
  };
  const table: [string, View, Person, string[]][] = [
    ['182 days after the course', on, nurse(), ['COVP']],
    ['the day comes within the week', on, nurse({ doses: [['COV2', addDays(today, -175), 0]] }), ['COVP']],
    ['later than that', on, nurse({ doses: [['COV2', addDays(today, -174), 0]] }), []],
    ['nothing on record', on, nurse({ doses: [] }), []],
    ['given on this phone', saved as unknown as View, nurse(), []],
    ['not marked', on, nurse({ worker_category: '' }), []],
    ['a pack from before', on, nurse({ worker_category: undefined }), []],
    ['lives where it is off', on, nurse({ village_id: 9 }), []],
    ['off', view(), nurse(), []],
  ];
  for (const [what, seen, who, expected] of table) assert.deepEqual(codes(dueOf(seen, [who], week)), expected, what);
});

test('a live vaccine a week ago holds MR back for four weeks, killed JE does not', () => {
  const here = { dose_code: 'JE1', given_on: '2026-11-14', state: 'waiting' };
  const pulled = (...mark: number[]) => ({ doses: [['JE1', '2026-11-14', 0, ...mark]] });
  const saved = (killed: boolean) => ({ '10000000000001': [{ ...here, killed }] });
  const table: [string, View, object, string | undefined][] = [
    ['live', view(), pulled(), undefined],
    ['killed', view(), pulled(1), today],
    ['live, saved on this phone', view(saved(false)), {}, undefined],
    ['killed, saved on this phone', view(saved(true)), {}, today],
  ];
  for (const [what, seen, more, expected] of table) {
    const [line] = dueOf(seen, [person({ dob: '2025-12-01', ...more })], week);
    assert.equal(line?.doses.find(({ code }) => code === 'MR1')?.day, expected, what);
  }
  const who = person({ dob: '2025-12-01' });
  for (const killed of [false, true]) {
    const mr = dueOf(view(saved(killed)), [who], week)
      .flatMap(({ doses }) => doses)
      .filter(({ code }) => code === 'MR1');
    assert.equal(mr.length, killed ? 1 : 0, 'nothing kept of the other vaccine');
  }
});

test('overdue people first, then the nearest day, then the name', () => {
  const lines = dueOf(
    view(),
    [
      person({ beneficiary_id: '1', ben_name: 'B', dob: addDays(today, -38), doses: [['BCG', today, 0]] }),
      person({ beneficiary_id: '2', ben_name: 'A', dob: addDays(today, -38), doses: [['BCG', today, 0]] }),
      person({ beneficiary_id: '3', ben_name: 'Z' }),
    ],
    week,
  );
  const sorted = [...lines].sort(inOrder);
  assert.deepEqual(
    sorted.map(({ name }) => name),
    ['Z', 'A', 'B'],
  );
  assert.deepEqual(sorted.map(isLate), [true, false, false]);
  assert.equal(sorted[0]?.village, 'Rampur');
  assert.equal(dueOf(view(), [person({})], { ...week, language: 'hi' })[0]?.village, 'रामपुर');
  assert.deepEqual(
    vialsFor(sorted).map(({ vaccine, doses, vials }) => [vaccine, doses, vials]),
    [
      ['BCG', 1, 1],
      ['bOPV', 3, 1],
      ['Penta', 3, 1],
      ['fIPV', 3, 1],
      ['RVV', 3, 1],
      ['PCV', 3, 1],
    ],
  );
});

test('a line of the server reads as one of the phone', () => {
  const line = lineOf(
    {
      beneficiary_id: '10000000000001',
      ben_name: 'RANI',
      ben_mobile_number: '9812345678',
      dob: '2026-01-01',
      dob_is_year: false,
      beneficiary_gender: 'Female',
      guardian_name: 'MAYA',
      village_id: 7,
      village_name: 'Rampur',
      doses: [{ dose_code: 'BCG', due_on: today, last_on: '2026-12-31', overdue: true }],
      left_out: true,
      dropped_out: false,
      zero_dose: false,
    },
    2,
  );
  assert.ok(isLate(line) && line.leftOut);
});

test('a list narrowed to a village, to an ASHA, to both', () => {
  const meena = { user_id: 'm', asha_name: 'Meena', village_ids: [7, 8] };
  const rekha = { user_id: 'r', asha_name: 'Rekha', village_ids: [8] };
  const ashas = [meena, rekha];
  const villages = [7, 8].map((village_id) => ({ village_id, village_name: `V${village_id}`, village_name_hi: '' }));
  const table: [number | null, string, number[]][] = [
    [null, '', [7, 8]],
    [7, '', [7]],
    [null, 'm', [7, 8]],
    [8, 'm', [8]],
    [7, 'r', []],
    [null, 'somebody who is not of this site', []],
    // Who lives there is on a list of today, or has an open course at this site.
    [9, '', []],
  ];
  for (const [village, asha, expected] of table)
    assert.deepEqual(villagesOf({ villages, ashas }, { village, asha }), new Set(expected), `${village} ${asha}`);
  assert.deepEqual(ashasFor(ashas, null), ashas);
  assert.deepEqual(ashasFor(ashas, 7), [meena]);
});

test('an ASHA has only her own villages: nobody else of her kind is offered, and no whole area', () => {
  assert.deepEqual(
    roles.filter((role) => !choosesAmongAshas(role)),
    ['ASHA'],
  );
});

test('whom a visit reports dead is called for nothing, until it is said otherwise', () => {
  const called = (reported_dead_on: string | null) => dueOf(view(), [person({ reported_dead_on })], week).length;
  assert.deepEqual([called(null), called(today)], [1, 0]);
});

test('a chosen ASHA is kept where she is among those of the part, and let go of where she is not', () => {
  const ashas = ['sita', 'gita'].map((user_id) => ({ user_id, asha_name: user_id, village_ids: [7] }));
  const table: [string, typeof ashas | null, string | null][] = [
    ['', null, ''],
    ['', ashas, ''],
    ['sita', ashas, 'sita'],
    ['rita', ashas, ''],
    ['sita', [], ''],
    ['sita', null, null],
  ];
  for (const [chosen, known, expected] of table) assert.equal(fittingAsha(chosen, known), expected);
});
