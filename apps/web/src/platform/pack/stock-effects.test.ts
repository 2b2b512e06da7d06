import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carriedOn } from '@teeka/domain/stock';
import type { Item } from '../outbox/item.ts';
import { saveUtilisationEffect } from './stock-effects.ts';
import type { PackView } from './view.ts';

const item = { id: 'i1', state: 'waiting' } as Item;
const old = {
  ...{
    material_id: 104,
    batch_number: 'P-1',
    expiry_date: null,
    vials: 1,
    doses: 9,
    opened_on: '2026-11-14',
  },
  ...{ session_id: 's0', date_of_session: '2026-11-14' },
};
const view = {
  rows: {
    meta: { kept_vials: [old] },
    sessions: new Map([['s1', { session_id: 's1', date_of_session: '2026-11-20' }]]),
  },
  sessions: new Map(),
} as unknown as PackView;
const line = { material_id: 104, batch_number: 'P-1', expiry_date: null, opened_on: '2026-11-20' };
const count = (lines: object[]) =>
  ({ session_id: 's1', lines }) as unknown as Parameters<typeof saveUtilisationEffect>[1];
const left = (after: PackView) =>
  carriedOn(after.rows.meta.kept_vials ?? [], '2026-11-21').map(({ doses }) => doses);

test('vials counted without network: the session may end, and what it kept is there the next day', () => {
  assert.deepEqual(left(view), [9]);
  const kept = saveUtilisationEffect(
    view,
    count([{ ...line, partial_vials_out: 1, doses_partial_out: 3 }]),
    item,
  );
  assert.deepEqual(left(kept), [3]);
  const used = { ...line, partial_vials_out: 0, doses_partial_out: 0, opened_on: null };
  assert.deepEqual(left(saveUtilisationEffect(kept, count([used]), item)), [], 'corrected: nothing is left');
});
