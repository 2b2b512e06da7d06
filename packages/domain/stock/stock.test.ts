import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  batchState,
  type Figures,
  lineRefusals,
  lineWarnings,
  logistics,
  missingFromReport,
  openVial,
  proposedLines,
  receiveRefusals,
  reportRefusals,
  summaryOf,
  type UtilisationLine,
  utilisationOf,
  wastageFactor,
} from './index.ts';

const on = '2026-11-21';
const figures = (more: Partial<Figures> = {}): Figures => ({
  doses_per_vial: 10,
  vials_received: 0,
  vials_opened: 0,
  vials_returned: 0,
  vials_damaged: 0,
  partial_vials_in: 0,
  doses_in_partial: 0,
  doses_given: 0,
  partial_vials_out: 0,
  doses_partial_out: 0,
  doses_discarded: 0,
  ...more,
});
const line = (more: Partial<UtilisationLine> = {}): UtilisationLine => ({
  ...figures({ vials_received: 6, vials_opened: 3, vials_returned: 3, doses_given: 28 }),
  material_id: 104,
  batch_number: 'P-1',
  expiry_date: '2027-06-30',
  doses_recorded: 28,
  given_reason: '',
  damage_reason: '',
  opened_on: null,
  vvm_received: 1,
  vvm_opened: 1,
  diluents: null,
  ...more,
});

/** Worked examples of section 5.2 and of the data beside it. */
const examples: [string, Figures, [balanced: boolean, physical: number, net: number, percent: number]][] = [
  [
    'U1 Penta, a part vial in and out',
    figures({
      vials_received: 6,
      vials_opened: 3,
      vials_returned: 3,
      partial_vials_in: 1,
      doses_in_partial: 4,
      doses_given: 31,
      partial_vials_out: 1,
      doses_partial_out: 2,
    }),
    [true, 0, 1, 2.9],
  ],
  [
    'U2 MR of five, one vial at VVM 3',
    figures({ doses_per_vial: 5, vials_received: 4, vials_opened: 3, vials_damaged: 1, doses_given: 11 }),
    [true, 5, 9, 45],
  ],
  [
    'U3 BCG, four children',
    figures({ vials_received: 2, vials_opened: 1, vials_returned: 1, doses_given: 4 }),
    [true, 0, 6, 60],
  ],
  [
    'U4 fIPV, more shots than on the label',
    figures({ doses_per_vial: 25, vials_received: 1, vials_opened: 1, doses_given: 27 }),
    [true, 0, -2, -8],
  ],
  [
    'U5 Td, a vial missing',
    figures({
      vials_received: 5,
      vials_opened: 2,
      vials_returned: 2,
      doses_given: 18,
      partial_vials_out: 1,
      doses_partial_out: 2,
    }),
    [false, 0, 0, 0],
  ],
  ['nothing at all', figures(), [true, 0, 0, 0]],
  [
    'only a part vial used up',
    figures({ partial_vials_in: 1, doses_in_partial: 3, doses_given: 3 }),
    [true, 0, 0, 0],
  ],
  ['a damaged vial wastes all of it', figures({ vials_received: 1, vials_damaged: 1 }), [true, 10, 10, 100]],
  [
    'doses thrown from an opened vial are physical and in the net',
    figures({ vials_received: 1, vials_opened: 1, doses_given: 6, doses_discarded: 4 }),
    [true, 4, 4, 40],
  ],
];

test('wastage as worked out on paper', () => {
  for (const [what, given, [balanced, physical, net, percent]] of examples) {
    const made = utilisationOf(given);
    assert.deepEqual(
      [made.isBalanced, made.physical, made.net, made.netPercent],
      [balanced, physical, net, percent],
      what,
    );
  }
});

test('wastage factors of the planners, and usage', () => {
  const table: [number, number | null][] = [
    [10, 1.11],
    [25, 1.33],
    [50, 2],
    [0, 1],
    [100, null],
    [-8, 0.93],
  ];
  for (const [rate, factor] of table) assert.equal(wastageFactor(rate), factor, String(rate));
  assert.equal(utilisationOf(figures({ vials_opened: 1, doses_given: 4 })).usagePercent, 40);
});

test('a month of lines', () => {
  const month = summaryOf(
    examples
      .slice(0, 1)
      .concat(examples.slice(2, 3))
      .map(([, given]) => given),
  );
  assert.deepEqual([month.doses_given, month.available, month.net, month.netPercent], [35, 44, 7, 15.9]);
  assert.equal(summaryOf([]).netPercent, 0);
});

test('what a line is refused for', () => {
  const part = { partial_vials_out: 1, doses_partial_out: 2, opened_on: on };
  const rows: [string, UtilisationLine, string, string[]][] = [
    ['in order', line(), 'PENTA', []],
    [
      'nothing filled in',
      line({ vials_received: null, vials_returned: null }),
      'PENTA',
      ['VACUTI0001 vials_received', 'VACUTI0001 vials_returned'],
    ],
    ['half a vial', line({ vials_received: 6.5 }), 'PENTA', ['FLDVAL0005 vials_received']],
    ['fewer than none', line({ vials_returned: -1 }), 'PENTA', ['FLDVAL0005 vials_returned']],
    ['far too many', line({ doses_given: 10_001 }), 'PENTA', ['FLDVAL0005 doses_given']],
    ['a vial too few', line({ vials_returned: 2 }), 'PENTA', ['VACUTI0002 vials_received']],
    [
      'a vial too many',
      line({ vials_damaged: 1, damage_reason: 'Broken' }),
      'PENTA',
      ['VACUTI0002 vials_received'],
    ],
    ['Penta does not come in fives', line({ doses_per_vial: 5 }), 'PENTA', ['VACUTI0003 doses_per_vial']],
    ['MR does', line({ doses_per_vial: 5, doses_given: 12, doses_recorded: 12 }), 'MR', []],
    ['doses in no part vial', line({ doses_in_partial: 3 }), 'PENTA', ['VACUTI0004 doses_in_partial']],
    ['a part vial without doses', line({ partial_vials_in: 1 }), 'PENTA', ['VACUTI0004 doses_in_partial']],
    [
      'eleven doses in a vial of ten',
      line({ partial_vials_in: 1, doses_in_partial: 11 }),
      'PENTA',
      ['VACUTI0004 doses_in_partial'],
    ],
    ['given other than recorded', line({ doses_given: 29 }), 'PENTA', ['VACUTI0005 given_reason']],
    ['with its reason', line({ doses_given: 29, given_reason: 'One was not recorded' }), 'PENTA', []],
    [
      'a reason of one letter',
      line({ doses_given: 29, given_reason: 'x' }),
      'PENTA',
      ['FLDVAL0004 given_reason'],
    ],
    [
      'damaged without a reason',
      line({ vials_received: 7, vials_damaged: 1 }),
      'PENTA',
      ['VACUTI0010 damage_reason'],
    ],
    ['discarded without a reason', line({ doses_discarded: 2 }), 'PENTA', ['VACUTI0010 damage_reason']],
    ['Penta kept for the next session', line(part), 'PENTA', []],
    ['kept, but opened when?', line({ ...part, opened_on: null }), 'PENTA', ['VACUTI0001 opened_on']],
    ['opened tomorrow', line({ ...part, opened_on: '2026-11-22' }), 'PENTA', ['FLDVAL0019 opened_on']],
    ['28 days old', line({ ...part, opened_on: '2026-10-24' }), 'PENTA', []],
    ['29 days old', line({ ...part, opened_on: '2026-10-23' }), 'PENTA', ['VACUTI0007 partial_vials_out']],
    ['BCG is never kept', line(part), 'BCG', ['VACUTI0006 partial_vials_out']],
    ['MR neither', line({ ...part, doses_per_vial: 5 }), 'MR', ['VACUTI0006 partial_vials_out']],
    ['nor at VVM 3', line({ ...part, vvm_opened: 3 }), 'PENTA', ['VACUTI0006 partial_vials_out']],
    [
      'no VVM stage',
      line({ vvm_received: null, vvm_opened: null }),
      'PENTA',
      ['VACUTI0008 vvm_received', 'VACUTI0008 vvm_opened'],
    ],
    ['a stage that there is not', line({ vvm_opened: 5 }), 'PENTA', ['VACUTI0008 vvm_opened']],
    [
      'vitamin A has no monitor',
      line({ doses_per_vial: 50, vvm_received: null, vvm_opened: null }),
      'VITA',
      [],
    ],
    ['diluents in order', line({ diluents: { received: 4, used: 3, returned: 1, damaged: 0 } }), 'BCG', []],
    [
      'a diluent missing',
      line({ diluents: { received: 4, used: 3, returned: 0, damaged: 0 } }),
      'BCG',
      ['VACUTI0009 diluents'],
    ],
  ];
  for (const [what, given, code, expected] of rows) {
    assert.deepEqual(
      lineRefusals(given, { code, on }).map((one) => `${one.code} ${one.path}`),
      expected,
      what,
    );
  }
});

test('what a line is warned about', () => {
  const rows: [string, UtilisationLine, string, string[]][] = [
    ['in order', line(), 'PENTA', []],
    ['-8 % is overfill (U4)', line({ ...examples[3]?.[1] }), 'FIPV', ['more-than-available']],
    ['-10 % is not below', line({ vials_opened: 1, doses_given: 11 }), 'PENTA', ['more-than-available']],
    [
      '-20 %',
      line({ vials_opened: 1, doses_given: 12 }),
      'PENTA',
      ['below-minus-ten', 'more-than-available'],
    ],
    ['opened for nobody', line({ doses_given: 0 }), 'PENTA', ['opened-without-dose']],
    ['given at VVM 3', line({ vvm_opened: 3 }), 'PENTA', ['vvm-discard']],
    ['expired the day before', line({ expiry_date: '2026-11-20' }), 'PENTA', ['expired']],
    ['on the day of expiry', line({ expiry_date: on }), 'PENTA', []],
    [
      'two diluents for three vials',
      line({ diluents: { received: 2, used: 2, returned: 0, damaged: 0 } }),
      'BCG',
      ['diluents-unlike-vials'],
    ],
    ['unfinished lines are not warned about', line({ doses_given: null }), 'PENTA', []],
  ];
  for (const [what, given, code, expected] of rows) {
    assert.deepEqual(lineWarnings(given, { code, on }), expected, what);
  }
});

test('the open-vial policy, per vaccine', () => {
  const keep = (code: string, opened_on: string, more = {}) => {
    const judged = openVial({ code, opened_on, expiry_date: null, vvm: null, ...more }, on);
    return judged.keep ? judged.until : judged.because;
  };
  const rows: [string, string, string][] = [
    ['PENTA', on, '2026-12-19'],
    ['BOPV', '2026-10-24', on],
    ['BOPV', '2026-10-23', 'too-old'],
    ['VITA', '2026-09-26', on],
    ['VITA', '2026-09-25', 'too-old'],
    ['BCG', on, 'policy'],
    ['MR', on, 'policy'],
    ['JE_LIVE', on, 'policy'],
    ['RVV', on, 'policy'],
    ['ARV', on, 'policy'],
    ['ASV', on, 'policy'],
    ['HPV4', on, 'single-dose'],
    ['NEW', on, 'policy'],
  ];
  for (const [code, opened, expected] of rows)
    assert.equal(keep(code, opened), expected, `${code} ${opened}`);
  assert.equal(keep('TD', on, { vvm: 3 }), 'vvm');
  assert.equal(keep('TD', on, { vvm: 2 }), '2026-12-19');
  assert.equal(keep('TD', on, { expiry_date: '2026-11-30' }), '2026-11-30', 'never past its expiry');
  assert.equal(keep('TD', '2026-11-01', { expiry_date: '2026-11-20' }), 'expired');
  const reused = logistics.rows.filter((each) => each.openVialReuse).map(({ code }) => code);
  assert.deepEqual(reused, ['BOPV', 'HEPB', 'PENTA', 'FIPV', 'PCV', 'JE_KILLED', 'DPT', 'TD', 'VITA']);
});

const codes: Record<number, string> = { 101: 'BCG', 104: 'PENTA', 108: 'MR' };
const codeOf = (id: number) => codes[id] ?? '';
const given = (material_id: number, doses: number) => ({
  material_id,
  batch_number: 'X-1',
  expiry_date: '2027-06-30',
  doses,
});
const carried = (doses: number, opened_on = '2026-11-10') => ({ ...given(104, doses), vials: 1, opened_on });

test('the proposed report', () => {
  const proposal = (
    doses: Parameters<typeof proposedLines>[0],
    part: Parameters<typeof proposedLines>[1] = [],
  ) =>
    proposedLines(doses, part, { on, codeOf }).map((one) =>
      [
        one.material_id,
        one.doses_given,
        one.vials_opened,
        one.doses_in_partial,
        one.partial_vials_out,
        one.doses_partial_out,
        one.opened_on,
      ].join(' '),
    );
  const rows: [string, string[], string[]][] = [
    [
      '31 Penta with a part vial of 4: three vials, 3 doses kept',
      proposal([given(104, 31)], [carried(4)]),
      ['104 31 3 4 1 3 2026-11-21'],
    ],
    ['the part vial is enough', proposal([given(104, 3)], [carried(4)]), ['104 3 0 4 1 1 2026-11-10']],
    ['a part vial used up exactly', proposal([given(104, 4)], [carried(4)]), ['104 4 0 4 0 0 ']],
    [
      'a part vial of 29 days is not carried in',
      proposal([given(104, 3)], [carried(4, '2026-10-23')]),
      ['104 3 1 0 1 7 2026-11-21'],
    ],
    ['carried in and not needed', proposal([], [carried(4)]), ['104 0 0 4 1 4 2026-11-10']],
    ['BCG is not kept', proposal([given(101, 4)]), ['101 4 1 0 0 0 ']],
    ['MR comes in two sizes: the worker says which', proposal([given(108, 4)]), ['108 4  0   ']],
    [
      'two vaccines, two lines',
      proposal([given(101, 4), given(104, 10)]),
      ['101 4 1 0 0 0 ', '104 10 1 0 0 0 '],
    ],
    ['nothing given', proposal([]), []],
  ];
  for (const [what, found, expected] of rows) assert.deepEqual(found, expected, what);
});

test('a report of a session', () => {
  const known = { on, vaccines: new Map([[104, 'PENTA']]), isCorrection: false };
  const rows: [string, Parameters<typeof reportRefusals>[0], boolean, string[]][] = [
    ['in order', { lines: [line()], correction_reason: '' }, false, []],
    ['no line: nothing was given', { lines: [], correction_reason: '' }, false, []],
    [
      'the same batch twice, written differently',
      { lines: [line(), line({ batch_number: ' p-1' })], correction_reason: '' },
      false,
      ['VACUTI0011 lines.1.batch_number'],
    ],
    [
      'a vaccine that is not given here',
      { lines: [line({ material_id: 201 })], correction_reason: '' },
      false,
      ['VACUTI0013 lines.0.material_id'],
    ],
    [
      'no batch',
      { lines: [line({ batch_number: ' ' })], correction_reason: '' },
      false,
      ['FLDVAL0001 lines.0.batch_number'],
    ],
    [
      'a correction without a reason',
      { lines: [line()], correction_reason: '' },
      true,
      ['VACUTI0012 correction_reason'],
    ],
    ['a correction', { lines: [line()], correction_reason: 'Counted again' }, true, []],
  ];
  for (const [what, report, isCorrection, expected] of rows) {
    const found = reportRefusals(report, { ...known, isCorrection });
    assert.deepEqual(
      found.map((one) => `${one.code} ${one.path}`),
      expected,
      what,
    );
  }
  assert.deepEqual(
    missingFromReport(
      [{ material_id: 101 }, { material_id: 104 }, { material_id: 101 }],
      [{ material_id: 104 }],
    ),
    [101],
  );
});

test('batches: expired, soon, and taken into stock', () => {
  const states: [string, string][] = [
    ['2026-11-20', 'expired'],
    [on, 'soon'],
    ['2026-12-21', 'soon'],
    ['2026-12-22', 'good'],
  ];
  for (const [expiry, state] of states) assert.equal(batchState(expiry, on), state, expiry);
  const batch = {
    batch_number: 'P-7',
    manufacturer: 'Doab (India) Ltd.',
    expiry_date: '2027-06-30',
    vials: 20,
    vvm: 1,
  };
  const rows: [string, object, string[], string?][] = [
    ['in order', {}, []],
    ['no number', { batch_number: ' ' }, ['FLDVAL0001 batch_number']],
    ['a tag', { manufacturer: '<i>' }, ['FLDVAL0003 manufacturer']],
    ['expired yesterday: blocked', { expiry_date: '2026-11-20' }, ['STOCKS0001 expiry_date']],
    ['expires today: taken, with a warning', { expiry_date: on }, []],
    ['no expiry', { expiry_date: '' }, ['FLDVAL0001 expiry_date']],
    ['no such day', { expiry_date: '2027-02-30' }, ['FLDVAL0017 expiry_date']],
    ['good for a century', { expiry_date: '2126-01-01' }, ['STOCKS0003 expiry_date']],
    ['no vial', { vials: 0 }, ['FLDVAL0005 vials']],
    ['half a vial', { vials: 1.5 }, ['FLDVAL0005 vials']],
    ['VVM 3 is sent back', { vvm: 3 }, ['VACUTI0008 vvm']],
    ['in stock with another expiry', {}, ['STOCKS0002 expiry_date'], '2027-06-29'],
    ['in stock, the same', {}, [], '2027-06-30'],
  ];
  for (const [what, more, expected, stocked] of rows) {
    const inStock = stocked ? { expiry_date: stocked } : undefined;
    const found = receiveRefusals({ ...batch, ...more }, { today: on, hasMonitor: true, inStock });
    assert.deepEqual(
      found.map((one) => `${one.code} ${one.path}`),
      expected,
      what,
    );
  }
});
