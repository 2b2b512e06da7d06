import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@teeka/contract/sessions';
import type { PackView } from '../../../platform/pack/index.ts';
import { givenHere, uncountedHere } from './given-here.ts';

const dose = (dose_code: string, material_id: number, batch_number: string) => ({
  ...{ dose_code, material_id, batch_number, session_id: 's1', state: 'done', case_id: 'c1' },
});
const session = { session_id: 's1', date_of_session: '2026-11-21', vials_counted: [] } as unknown as Session;

test('doses that others gave come from no vial of the session, whatever their place in the record', () => {
  const ours = dose('ARV', 201, 'ARV-1');
  const theirs = [dose('ARV', 0, ''), dose('RIG', 0, '')];
  const pulled = [
    ['ARV', '2026-11-21', 0],
    ['RIG', '2026-11-21', 0],
  ];
  const view = {
    rows: {
      meta: {
        batches: [{ material_id: 204, batch_number: 'ERIG-1', expiry_date: '2027-01-01' }],
        materials: [{ material_id: 204, dose_codes: ['RIG'] }],
      },
      people: new Map([['p1', { doses: pulled }]]),
      roster: new Map([['s1', new Map([['p1', { beneficiary_id: 'p1', status: 'vaccinated' }]])]]),
    },
    cases: new Map(),
    doses: new Map([['p1', [...theirs, ours]]]),
  } as unknown as PackView;
  assert.deepEqual(
    givenHere(view, session).map(({ material_id, batch_number, doses }) => [
      material_id,
      batch_number,
      doses,
    ]),
    [[201, 'ARV-1', 1]],
  );
  assert.deepEqual(uncountedHere(view, session), [201]);
});
