import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from '../../platform/outbox/item.ts';
import type { PackView } from '../view/view.ts';
import addPreviousVaccination from './add-previous-vaccination.offline.ts';
import voidDose from './void-dose.offline.ts';

const who = '10000000000001';
const item = { id: 'i1', state: 'waiting' } as Item;
const local = { dose_id: 'd1', dose_code: 'BCG', given_on: '2026-11-21', session_id: 's1', case_id: 'c1' };

const view = (pulled: unknown[], doses: object[] = [], status = 'vaccinated'): PackView =>
  ({
    rows: {
      meta: { materials: [{ material_id: 110, material_code: 'JE_KILLED' }] },
      people: new Map([[who, { beneficiary_id: who, doses: pulled }]]),
      roster: new Map([['s1', new Map([[who, { session_id: 's1', beneficiary_id: who, status }]])]]),
    },
    items: [],
    doses: new Map([[who, doses]]),
    roster: new Map(),
    removed: new Set(),
  }) as unknown as PackView;
const gone = {
  beneficiary_reference_id: who,
  dose_id: 'd1',
  dose_code: 'BCG',
  given_on: '2026-11-21',
  case_id: '',
  reason: 'x',
  captured_at: '',
};
const standing = (after: PackView) => [
  ...(after.rows.people.get(who)?.doses ?? []).map((dose) => dose.slice(0, 3).join(' ')),
  ...(after.doses.get(who) ?? []).map(({ dose_code }) => `${dose_code} here`),
];

test('a dose taken back on this phone', () => {
  const table: [string, PackView, string[], string | undefined][] = [
    ['recorded here, the only one of the session', view([], [local]), [], 'verified'],
    ['recorded here, another one stands', view([], [local, { ...local, dose_id: 'd2' }]), ['BCG here'], undefined],
    ['pulled', view([['BCG', '2026-11-21', 0]]), ['BCG 2026-11-21 1'], undefined],
    ['pulled, on another day', view([['BCG', '2026-11-20', 0]]), ['BCG 2026-11-20 0'], undefined],
    ['voided on the server meanwhile', view([['BCG', '2026-11-21', 1]]), ['BCG 2026-11-21 1'], undefined],
  ];
  for (const [what, before, doses, line] of table) {
    const after = voidDose.effect(before, gone, item);
    assert.deepEqual(standing(after), doses, what);
    assert.equal(after.roster.get(`s1/${who}`)?.status, line, what);
  }
});

test('doses from a card stand at once, and once', () => {
  const input = {
    beneficiary_reference_id: who,
    case_id: 'c9',
    material_id: 1,
    material_name: '',
    rig_type: '',
    proof: 'card' as const,
    captured_at: '',
    files: [],
    vaccine_details: [{ dose_id: 'd9', dose_code: 'OPV0', day_of_dose: '2026-10-01', file_name: '' }],
  };
  assert.deepEqual(standing(addPreviousVaccination.effect(view([]), input, item)), ['OPV0 here']);
  const marks = [1, 110].map((material_id) =>
    addPreviousVaccination
      .effect(view([]), { ...input, material_id }, item)
      .doses.get(who)
      ?.map(({ killed }) => killed),
  );
  assert.deepEqual(marks, [[false], [true]], 'the killed vaccine is known as such');
  const pulled = view([['OPV0', '2026-10-01', 0]]);
  assert.deepEqual(standing(addPreviousVaccination.effect(pulled, input, item)), ['OPV0 2026-10-01 0']);
});
