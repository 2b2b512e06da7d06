import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from '../../platform/outbox/item.ts';
import type { PackView } from '../view/view.ts';
import followUpAefi from './follow-up-aefi.offline.ts';
import reportAefi from './report-aefi.offline.ts';

const who = '10000000000001';
const item = { id: 'i1', state: 'waiting' } as Item;
const view = {
  rows: {
    meta: { materials: [{ material_id: 4, dose_codes: ['PENTA1', 'PENTA2'] }] },
    people: new Map([[who, { beneficiary_id: who }]]),
  },
} as unknown as PackView;
const row = {
  dose_id: null,
  material_id: 4,
  name: 'Penta',
  is_diluent: false,
  dose_code: '',
  batch_number: 'p-1',
};
const report = {
  report_id: 'r1',
  beneficiary_reference_id: who,
  captured_at: '2026-11-21T05:00:00.000Z',
  given_in_session_id: 's1',
  answers: { symptoms: ['FEVER_LOW'], vaccinated_at: '2026-11-20T20:00:00.000Z' },
  vaccines: [row, { ...row, material_id: null, name: 'Water', is_diluent: true }],
} as unknown as Parameters<typeof reportAefi.effect>[1];
const events = (after: PackView) => after.rows.people.get(who)?.adverse_events;

test('an event reported here is asked about at the next dose, graver with what is added', () => {
  const reported = reportAefi.effect(view, report, item);
  assert.deepEqual(events(reported), [
    {
      report_id: 'r1',
      category: 'minor',
      vaccinated_on: '2026-11-21',
      symptoms: ['FEVER_LOW'],
      causality: '',
      dose_codes: ['PENTA1'],
      vaccines: ['Penta'],
      session_id: 's1',
      batches: ['4/P-1'],
    },
  ]);
  assert.equal(events(reportAefi.effect(reported, report, item))?.length, 1, 'pulled meanwhile');
  const added = { ...report, kind: 'answers', causality: '', answers: { hospitalised: true } };
  const worse = followUpAefi.effect(reported, added as unknown as Parameters<typeof followUpAefi.effect>[1], item);
  assert.deepEqual(
    events(worse)?.map(({ category, symptoms }) => [category, symptoms]),
    [['serious', ['FEVER_LOW']]],
  );
  const milder = { ...added, answers: { hospitalised: false } };
  const still = followUpAefi.effect(worse, milder as unknown as Parameters<typeof followUpAefi.effect>[1], item);
  assert.equal(events(still)?.[0]?.category, 'serious', 'never milder');
});
