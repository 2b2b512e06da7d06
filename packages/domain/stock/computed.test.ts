import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedLine, proposedLine, sizesOfVaccine, type UtilisationLine } from './index.ts';
import { on } from './utilisation.cases.ts';

const codes: Record<number, string> = {
  101: 'BCG',
  104: 'PENTA',
  105: 'FIPV',
  106: 'RVV',
  108: 'MR',
  114: 'VITA',
  900: 'NEW',
};
const codeOf = (id: number) => codes[id] ?? '';
const part = { batch_number: 'X-1', expiry_date: '2027-06-30', vials: 1, opened_on: '2026-11-10' };

interface Session {
  readonly of: number;
  readonly given: number;
  /** Doses in one part vial that was brought. */
  readonly brought?: number;
}

const proposal = ({ of, given: doses, brought = 0 }: Session): UtilisationLine =>
  proposedLine(
    { material_id: of, batch_number: 'X-1', expiry_date: '2027-06-30', doses },
    brought > 0 ? [{ ...part, material_id: of, doses: brought }] : [],
    { on, codeOf },
  );

const change = ({ of, ...session }: Session, ...typed: Partial<UtilisationLine>[]) => {
  const broughtSince = (session.brought ?? 0) > 0 ? part.opened_on : null;
  return typed.reduce<UtilisationLine>(
    (line, one) => changedLine(line, one, { code: codeOf(of), on, broughtSince }),
    proposal({ of, ...session }),
  );
};

const figures = (line: UtilisationLine) =>
  [line.doses_per_vial, line.vials_opened, line.partial_vials_out, line.doses_partial_out].join(' ');

test('two numbers make the line: vials received and returned', () => {
  const table: [string, Session, number, number, string][] = [
    ['Penta, what is left is kept', { of: 104, given: 12 }, 5, 3, '10 2 1 8'],
    ['one more was opened than needed', { of: 104, given: 12 }, 5, 2, '10 3 2 18'],
    ['none went back', { of: 104, given: 10 }, 1, 0, '10 1 0 0'],
    ['the part vial was enough', { of: 104, given: 3, brought: 4 }, 2, 2, '10 0 1 1'],
    ['BCG is thrown away after the session', { of: 101, given: 4 }, 2, 1, '10 1 0 0'],
    ['more went back than came: nothing was opened', { of: 104, given: 0 }, 1, 3, '10 0 0 0'],
    ['MR in the usual vials', { of: 108, given: 8 }, 4, 2, '5 2 0 0'],
    ['MR: one vial of five cannot hold eight doses', { of: 108, given: 8 }, 4, 3, '10 1 0 0'],
    ['fIPV: 27 shots are the overfill of a vial of 25', { of: 105, given: 27 }, 1, 0, '25 1 0 0'],
    ['fIPV: 30 shots are a vial of 50', { of: 105, given: 30 }, 1, 0, '50 1 1 20'],
    ['no vial can hold that: the usual size stands', { of: 106, given: 40 }, 1, 0, '5 1 0 0'],
    ['a vaccine of unknown size', { of: 900, given: 2 }, 1, 0, ' 1 0 0'],
  ];
  for (const [what, session, vials_received, vials_returned, expected] of table) {
    assert.equal(figures(change(session, { vials_received }, { vials_returned })), expected, what);
    assert.equal(
      figures(change(session, { vials_returned }, { vials_received })),
      expected,
      `${what}, other way round`,
    );
  }
});

test('what the worker said otherwise stays, the rest follows', () => {
  const penta = { of: 104, given: 12 };
  const both = { vials_received: 5, vials_returned: 2 };
  const table: [string, UtilisationLine, string][] = [
    ['a broken vial was not opened', change(penta, both, { vials_damaged: 1 }), '10 2 1 8'],
    ['the size as the label has it', change(penta, both, { doses_per_vial: 5 }), '5 3 1 3'],
    ['and the number after it', change(penta, { doses_per_vial: 5 }, both), '5 3 1 3'],
    ['opened as it was counted', change(penta, both, { vials_opened: 2 }, { vials_returned: 3 }), '10 2 1 8'],
    [
      'thrown away after all',
      change(penta, { partial_vials_out: 0, doses_partial_out: 0, opened_on: null }, both),
      '10 3 0 0',
    ],
    ['doses thrown away are not kept', change(penta, both, { doses_discarded: 8 }), '10 3 1 10'],
    ['at stage 3 nothing is kept', change(penta, both, { vvm_opened: 3 }), '10 3 0 0'],
    ['one dose more was given', change(penta, both, { doses_given: 13 }), '10 3 2 17'],
    ['what is no number computes nothing', change(penta, both, { vials_received: Number.NaN }), '10 2 1 8'],
  ];
  for (const [what, line, expected] of table) assert.equal(figures(line), expected, what);
});

test('the stage of the monitor is the usual one where there is a monitor and something to look at', () => {
  const stages = ({ vvm_received, vvm_opened }: UtilisationLine) => [vvm_received, vvm_opened];
  const both = { vials_received: 2, vials_returned: 1 };
  assert.deepEqual(stages(change({ of: 104, given: 3 }, both)), [1, 1]);
  assert.deepEqual(stages(change({ of: 104, given: 3 }, { vvm_received: 2 }, both)), [2, 1]);
  assert.deepEqual(stages(change({ of: 104, given: 0 }, { vials_received: 2, vials_returned: 2 })), [1, null]);
  assert.deepEqual(stages(change({ of: 114, given: 3 }, both)), [null, null], 'vitamin A has no monitor');
});

test('a part vial that was brought is the oldest as long as doses of it are left', () => {
  const line = (given: number, vials_received: number) =>
    change({ of: 104, given, brought: 4 }, { vials_received, vials_returned: 0 }).opened_on;
  assert.equal(line(3, 0), part.opened_on);
  assert.equal(line(8, 1), on);
  assert.equal(line(4, 0), null);
});

test('vials that came on the day are received vials', () => {
  const given = { material_id: 104, batch_number: 'X-1', expiry_date: '2027-06-30', doses: 12 };
  const received = [
    { material_id: 104, batch_number: 'x-1', vials: 3 },
    { material_id: 104, batch_number: 'X-1', vials: 2 },
    { material_id: 104, batch_number: 'X-2', vials: 9 },
  ];
  assert.equal(proposedLine(given, [], { on, codeOf, received }).vials_received, 5);
  assert.equal(proposedLine(given, [], { on, codeOf }).vials_received, null);
});

test('the sizes of a vaccine are those of the catalogue and of the master list', () => {
  assert.deepEqual(sizesOfVaccine('PCV', [10, 5]), [4, 5, 10]);
  assert.deepEqual(sizesOfVaccine('NEW', [2]), [2]);
  assert.deepEqual(sizesOfVaccine('NEW'), []);
});
