import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineRefusals, lineWarnings, reportRefusals, type UtilisationLine } from './index.ts';
import { examples, line, on } from './utilisation.cases.ts';

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
    ['typed, and no number', line({ vials_received: Number.NaN }), 'PENTA', ['FLDVAL0005 vials_received']],
    ['fewer than none', line({ vials_returned: -1 }), 'PENTA', ['FLDVAL0005 vials_returned']],
    ['far too many', line({ doses_given: 10_001 }), 'PENTA', ['FLDVAL0005 doses_given']],
    ['a vial too few', line({ vials_returned: 2 }), 'PENTA', ['VACUTI0002 vials_received']],
    ['a vial too many', line({ vials_damaged: 1, damage_reason: 'Broken' }), 'PENTA', ['VACUTI0002 vials_received']],
    ['OPV in tens: the label decides', line(), 'BOPV', []],
    ['a vial of nothing', line({ doses_per_vial: 0 }), 'PENTA', ['VACUTI0003 doses_per_vial']],
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
    ['a reason of one letter', line({ doses_given: 29, given_reason: 'x' }), 'PENTA', ['FLDVAL0004 given_reason']],
    ['damaged without a reason', line({ vials_received: 7, vials_damaged: 1 }), 'PENTA', ['VACUTI0010 damage_reason']],
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
    ['vitamin A has no monitor', line({ doses_per_vial: 50, vvm_received: null, vvm_opened: null }), 'VITA', []],
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
    ['-20 %', line({ vials_opened: 1, doses_given: 12 }), 'PENTA', ['below-minus-ten', 'more-than-available']],
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
    ['OPV in tens', line(), 'BOPV', ['unusual-size']],
    ['unfinished lines are not warned about', line({ doses_given: null }), 'PENTA', []],
  ];
  for (const [what, given, code, expected] of rows) {
    assert.deepEqual(lineWarnings(given, { code, on }), expected, what);
  }
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
});
