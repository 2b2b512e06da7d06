import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '../vaccines/index.ts';
import { grownTooOld, openVial, proposedLines, stillUsable } from './index.ts';
import { on } from './utilisation.cases.ts';

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
  for (const [code, opened, expected] of rows) assert.equal(keep(code, opened), expected, `${code} ${opened}`);
  assert.equal(keep('TD', on, { vvm: 3 }), 'vvm');
  assert.equal(keep('TD', on, { vvm: 2 }), '2026-12-19');
  assert.equal(keep('TD', on, { expiry_date: '2026-11-30' }), '2026-11-30', 'never past its expiry');
  assert.equal(keep('TD', '2026-11-01', { expiry_date: '2026-11-20' }), 'expired');
  const reused = catalogue.rows.filter((each) => each.handling?.openVialReuse).map(({ code }) => code);
  assert.deepEqual(reused, ['HEPB', 'BOPV', 'PENTA', 'FIPV', 'PCV', 'JE_KILLED', 'DPT', 'TD', 'VITA']);
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
  const proposal = (doses: Parameters<typeof proposedLines>[0], part: Parameters<typeof proposedLines>[1] = []) =>
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
    ['MR comes in two sizes: the usual one', proposal([given(108, 4)]), ['108 4 1 0 0 0 ']],
    ['two vaccines, two lines', proposal([given(101, 4), given(104, 10)]), ['101 4 1 0 0 0 ', '104 10 1 0 0 0 ']],
    ['nothing given', proposal([]), []],
  ];
  for (const [what, found, expected] of rows) assert.deepEqual(found, expected, what);
});

test('part vials of earlier sessions: those within their time may be used, the others are to be thrown away', () => {
  const vials = (batch_number: string, opened_on: string, material_id = 104) => ({
    material_id,
    batch_number,
    expiry_date: '2027-06-30',
    vials: 1,
    doses: 4,
    opened_on,
  });
  // The session is on 21 November: 28 days for Pentavalent, 56 for vitamin A, none for measles and rubella.
  const carried = [
    vials('last-day', '2026-10-24'),
    vials('a-day-more', '2026-10-23'),
    vials('bottle', '2026-10-01', 114),
    vials('mr', '2026-11-20', 108),
  ];
  const codes = new Map<number, string>([
    [104, 'PENTA'],
    [114, 'VITA'],
    [108, 'MR'],
  ]);
  const known = { on, codeOf: (id: number) => codes.get(id) ?? '' };
  const numbers = (of: typeof stillUsable) => of(carried, known).map(({ batch_number }) => batch_number);
  assert.deepEqual(numbers(stillUsable), ['last-day', 'bottle']);
  assert.deepEqual(numbers(grownTooOld), ['a-day-more', 'mr']);
});
