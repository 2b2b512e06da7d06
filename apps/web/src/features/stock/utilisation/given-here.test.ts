import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@teeka/contract/sessions';
import type { PackView } from '../../../platform/pack/index.ts';
import { anItem } from '../../../platform/testing/an-item.ts';
import { givenHere, uncountedHere } from './given-here.ts';

const on = '2026-11-21';
const session = { session_id: 's1', date_of_session: on, vials_counted: [] } as unknown as Session;
const both = { route: 'ID' as const, sites: ['left-upper-arm', 'right-upper-arm'], ml: 0.2 };
const drip = { route: 'IV' as const, sites: [], ml: null, vials: 10 };

const dose = (dose_id: string, dose_code: string, more: object = {}) => ({
  ...{ dose_id, dose_code, given_on: on, material_id: 201, batch_number: 'ARV-1', voided: false },
  ...more,
});
const recorded = (vaccine_details: object[], more: object = {}) =>
  anItem({
    call: 'cases.addVaccineDetails',
    input: { session_id: 's1', beneficiary_reference_id: 'p1', vaccine_details },
    ...more,
  });
const viewOf = (of: { items?: object[]; doses?: object[]; pulled?: object[] }) =>
  ({
    items: of.items ?? [],
    rows: {
      meta: {
        batches: [{ material_id: 204, batch_number: 'ERIG-1', expiry_date: '2027-01-01' }],
        materials: [{ material_id: 204, dose_codes: ['RIG'] }],
      },
      people: new Map([
        ['p1', { doses: of.pulled ?? [], bite_cases: [{ session_site_id: 'site', doses: of.doses ?? [] }] }],
      ]),
      roster: new Map([['s1', new Map([['p1', { beneficiary_id: 'p1', status: 'vaccinated' }]])]]),
    },
  }) as unknown as PackView;
const given = (view: PackView) =>
  givenHere(view, session).map(({ material_id, batch_number, doses }) => [material_id, batch_number, doses]);

test('doses that others gave come from no vial of the session, whatever their place in the record', () => {
  const theirs = [
    dose('d1', 'ARV', { material_id: 0, batch_number: '' }),
    dose('d2', 'RIG', { material_id: 0, batch_number: '' }),
  ];
  const pulled = [
    ['ARV', on, 0],
    ['RIG', on, 0],
  ];
  const ours = dose('d3', 'ARV');
  const doses = [...theirs, ours].map((one) => ({ ...one, material_id: one.material_id || null }));
  const view = viewOf({ items: [recorded([...theirs, ours])], doses, pulled });
  assert.deepEqual(given(view), [[201, 'ARV-1', 1]]);
  assert.deepEqual(uncountedHere(view, session), [201]);
});

test('vials and shots are counted, of this phone and of others, each dose once', () => {
  const asv = (id: string) => dose(id, 'ASV', { material_id: 202, batch_number: 'ASV-1', amounts: drip });
  const table: [string, PackView, unknown[]][] = [
    ['two drips of ten vials', viewOf({ items: [recorded([asv('d1')]), recorded([asv('d2')])] }), [20]],
    [
      'one of them of another phone, both pulled',
      viewOf({ items: [recorded([asv('d1')], { inPack: true })], doses: [asv('d1'), asv('d2')] }),
      [20],
    ],
    [
      'a dose into the skin of both arms',
      viewOf({ items: [recorded([dose('d1', 'ARV', { amounts: both })])] }),
      [2],
    ],
    ['what the server refused', viewOf({ items: [recorded([asv('d1')], { state: 'refused' })] }), []],
    [
      'what was taken back here',
      viewOf({
        items: [recorded([asv('d1')]), anItem({ call: 'vaccinations.voidDose', input: { dose_id: 'd1' } })],
      }),
      [],
    ],
    ['what another phone took back', viewOf({ doses: [{ ...asv('d1'), voided: true }] }), []],
  ];
  for (const [what, view, expected] of table)
    assert.deepEqual(
      given(view).map(([, , doses]) => doses),
      expected,
      what,
    );
});
