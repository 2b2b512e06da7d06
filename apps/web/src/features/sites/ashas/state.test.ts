import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromPhone, fromServer } from './state.ts';

const village = (village_id: number) => ({ village_id, village_name: `V${village_id}`, village_name_hi: '' });
const villages = [village(1), village(2), village(3)];
const asha = { user_id: 'a', asha_name: 'Rani', village_ids: [3, 1, 9] };

test('her villages by the order of the site, and how many lie at other sites', () => {
  for (const [shown] of [fromServer([asha], villages), fromPhone([asha], villages)]) {
    assert.deepEqual(
      shown?.villages.map(({ village_id }) => village_id),
      [1, 3],
    );
    assert.equal(shown?.elsewhere, 1);
  }
});

test('of her account the server tells, and neither an earlier one nor the phone', () => {
  const account = { mobile: '9876501234', last_sign_in: null, is_active: false };
  assert.deepEqual(fromServer([{ ...asha, ...account }], villages)[0]?.account, account);
  assert.equal(fromServer([asha], villages)[0]?.account, undefined);
  assert.equal(fromPhone([asha], villages)[0]?.account, undefined);
});
