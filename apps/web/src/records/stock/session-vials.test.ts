import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@teeka/contract/sessions';
import { differences } from '@teeka/domain/stock';
import type { Item } from '../../platform/outbox/item.ts';
import type { PackRows } from '../../platform/pack/rows.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { overlay } from '../testing/overlay.ts';
import { sessionIn } from '../view/view.ts';
import { withWaiting } from './session-vials.ts';

const on = '2026-11-21';
const who = '10000000000001';
const drip = { route: 'IV' as const, sites: [], ml: null, vials: 10 };
const dose = (dose_id: string, more: object = {}) => ({
  dose_id,
  dose_code: 'PENTA1',
  given_on: on,
  material_id: 104,
  batch_number: 'P-1',
  batch_id: null,
  expiry_date: '2027-06-30',
  body_site: '',
  captured_at: `${on}T05:00:00.000Z`,
  ...more,
});
const asv = (dose_id: string) =>
  dose(dose_id, { dose_code: 'ASV', material_id: 202, batch_number: 'A-1', amounts: drip });
const gives = (vaccine_details: object[], more: Partial<Item> = {}) =>
  anItem({
    call: 'cases.addVaccineDetails',
    input: { case_id: 'c1', session_id: 's1', beneficiary_reference_id: who, vaccine_details },
    ...more,
  });
const takesBack = (dose_id: string, more: object = {}) =>
  anItem({
    call: 'vaccinations.voidDose',
    input: { beneficiary_reference_id: who, dose_id, dose_code: 'PENTA1', given_on: on, ...more },
  });
const counts = (doses_recorded: number) =>
  anItem({
    call: 'stock.saveUtilisation',
    input: { session_id: 's1', lines: [{ material_id: 104, batch_number: 'P-1', doses_recorded }] },
  });
const others = { material_id: 104, batch_number: 'P-2', expiry_date: '2027-06-30', doses: 3 };

const rowsOf = (doses: unknown[] = [], bites: object[] = []): PackRows =>
  ({
    meta: { materials: [], batches: [] },
    sessions: new Map([
      ['s1', { session_id: 's1', status: 'on-going', date_of_session: on, doses_given: [others], doses_counted: [] }],
    ]),
    roster: new Map(),
    people: new Map([[who, { beneficiary_id: who, doses, bite_cases: [{ case_id: 'c1', doses: bites }] }]]),
  }) as unknown as PackRows;
const given = (rows: PackRows, items: Item[]) =>
  (sessionIn(overlay(rows, items), 's1') as Session).doses_given?.map(
    ({ batch_number, doses }) => `${batch_number} ${doses}`,
  );

test('what the session gave is what the pull brought, with its batches, and what was done here since', () => {
  const table: [string, PackRows, Item[], string[]][] = [
    ['other phones only: no batch is guessed', rowsOf(), [], ['P-2 3']],
    ['a dose of this phone', rowsOf(), [gives([dose('d1')])], ['P-2 3', 'P-1 1']],
    ['one that the pull has brought', rowsOf(), [gives([dose('d1')], { inPack: true })], ['P-2 3']],
    [
      'its reply was lost, the pull has it',
      rowsOf([['PENTA1', on, 0]]),
      [gives([dose('d1', { batch_number: 'P-2' })])],
      ['P-2 3'],
    ],
    ['refused', rowsOf(), [gives([dose('d1')], { state: 'refused' })], ['P-2 3']],
    ['two drips of a day', rowsOf(), [gives([asv('d1')]), gives([asv('d2')])], ['P-2 3', 'A-1 20']],
    [
      'the second, while the first was pulled from another phone',
      rowsOf([['ASV', on, 0]], [asv('d1')]),
      [gives([asv('d2')])],
      ['P-2 3', 'A-1 10'],
    ],
    ['recorded and taken back', rowsOf(), [gives([dose('d1')]), takesBack('d1')], ['P-2 3']],
    [
      'pulled, and taken back here now',
      rowsOf([['PENTA1', on, 0]]),
      [gives([dose('d1', { batch_number: 'P-2' })], { inPack: true }), takesBack('d1')],
      ['P-2 2'],
    ],
    [
      'given by others, written down here',
      rowsOf(),
      [gives([dose('d1', { material_id: 0, batch_number: '' })])],
      ['P-2 3'],
    ],
  ];
  for (const [what, rows, items, expected] of table) assert.deepEqual(given(rows, items), expected, what);
});

test('a count agrees until a dose comes after it', () => {
  const open = (items: Item[]) => {
    const session = sessionIn(overlay(rowsOf(), items), 's1');
    return differences(session?.doses_given ?? [], session?.doses_counted ?? []).map(
      ({ batch_number, recorded, counted }) => `${batch_number} ${recorded}/${counted}`,
    );
  };
  assert.deepEqual(open([gives([dose('d1')]), counts(1)]), ['P-2 3/0'], 'the other batch is not counted');
  assert.deepEqual(open([gives([dose('d1')]), counts(1), gives([dose('d2', { dose_code: 'PENTA2' })])]), [
    'P-2 3/0',
    'P-1 2/1',
  ]);
});

test('to what the server knows come the doses that wait here, of this session', () => {
  const of = (items: Item[]) =>
    withWaiting([others], items, 's1').map(({ batch_number, doses }) => `${batch_number} ${doses}`);
  assert.deepEqual(of([gives([dose('d1')])]), ['P-2 3', 'P-1 1']);
  assert.deepEqual(of([gives([dose('d1')], { state: 'done' })]), ['P-2 3'], 'the server has it');
  assert.deepEqual(of([gives([dose('d1')], { state: 'refused' })]), ['P-2 3']);
  const elsewhere = gives([dose('d1')]);
  assert.deepEqual(
    of([{ ...elsewhere, input: { ...(elsewhere.input as object), session_id: 's2' } }]),
    ['P-2 3'],
    'of another session',
  );
  const sent = gives([dose('d1', { batch_number: 'P-2' })], { state: 'done' });
  assert.deepEqual(of([sent, takesBack('d1')]), ['P-2 2']);
});
