import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeFields, villagesOffered } from './places.ts';
import { emptyRecipient, withChange } from './recipient.ts';

const today = '2026-11-21';
const user = {
  user_level: 'Block',
  state_id: 9,
  state: 'Uttar Pradesh',
  state_hi: 'उत्तर प्रदेश',
  district_id: 134,
  district: 'Budaun',
  district_hi: 'बदायूँ',
  block_id: 1001,
  block: 'Bilsi',
  block_hi: 'बिल्सी',
};
const place = (id: number) => ({ id, names: { en: `Place ${id}` } });
const known = { states: [place(9), place(10)], districts: [place(134), place(135)], blocks: [place(1002)] };
const chosen = { ...emptyRecipient, state_id: '10', district_id: '135', block_id: '1002' };

test('places are locked by the level of the user, and begin with the own place where they are not', () => {
  const table: [string, typeof emptyRecipient, string[], string][] = [
    ['Block', chosen, ['9', '134', '1001'], 'state district block'],
    ['Facility', chosen, ['9', '134', '1001'], 'state district block'],
    ['District', chosen, ['9', '134', '1002'], 'state district'],
    ['State', chosen, ['9', '135', '1002'], 'state'],
    ['National', chosen, ['10', '135', '1002'], ''],
    ['District', emptyRecipient, ['9', '134', '1001'], 'state district'],
  ];
  for (const [user_level, form, values, locked] of table) {
    const fields = placeFields({ ...user, user_level }, form, known);
    const found = Object.entries(fields);
    assert.deepEqual(
      found.map(([, { value }]) => value),
      values,
      user_level,
    );
    const shut = found.filter(([, field]) => field.locked).map(([kind]) => kind);
    assert.equal(shut.join(' '), locked, user_level);
  }
});

test('without network a locked place is named by the phone; an unlocked one offers what is known', () => {
  const nothing = { states: [], districts: [], blocks: [] };
  const { state, block } = placeFields(user, emptyRecipient, nothing);
  assert.deepEqual(state.places, [{ id: 9, names: { en: 'Uttar Pradesh', hi: 'उत्तर प्रदेश' } }]);
  assert.deepEqual(
    block.places.map(({ id }) => id),
    [1001],
  );
  const above = { ...user, user_level: 'District', block_id: null, block: null };
  const open = placeFields(above, emptyRecipient, known).block;
  assert.deepEqual([open.value, open.locked, open.places.map(({ id }) => id)], ['', false, [1002]]);
});

test('villages: of the chosen block, else of the site; the one on record is always among them', () => {
  const ids = (...args: Parameters<typeof villagesOffered>) => villagesOffered(...args).map(({ id }) => id);
  assert.deepEqual(ids([place(1)], undefined, undefined), [1]);
  assert.deepEqual(ids([place(1)], [place(2)], undefined), [2]);
  assert.deepEqual(ids([place(1)], [place(2)], place(3)), [3, 2]);
  assert.deepEqual(ids([place(1)], undefined, place(1)), [1]);
});

test('another state, district or block takes the village along', () => {
  const full = { ...chosen, village_id: '7' };
  const table: [Partial<typeof full>, string[]][] = [
    [{ name: 'RAM' }, ['10', '135', '1002', '7']],
    [{ block_id: '1003' }, ['10', '135', '1003', '']],
    [{ district_id: '136' }, ['10', '136', '', '']],
    [{ state_id: '9' }, ['9', '', '', '']],
  ];
  for (const [change, expected] of table) {
    const { state_id, district_id, block_id, village_id } = withChange(full, change, today);
    assert.deepEqual([state_id, district_id, block_id, village_id], expected);
  }
});
