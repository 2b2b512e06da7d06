import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiredFields } from './field-props.ts';

const today = '2026-11-22';
const always = ['name', 'gender', 'dob', 'ben_type_id', 'village_id', 'mobile_number', 'mobile_repeated'];
const later = ['guardian_ben_id', 'lmp_date', 'photo_id_number', 'father_name', 'address', 'child_weight'];

test('what a registration must have is marked, by its type and its photo ID', () => {
  const table: [type: string, photoId: string, more: string[]][] = [
    ['', '', []],
    ['20', '', []],
    ['20', '1', ['photo_id_number']],
    ['21', '', ['lmp_date']],
    ['23', '', ['guardian_ben_id']],
    ['7008', '', ['guardian_ben_id']],
  ];
  for (const [ben_type_id, photo_id_type, more] of table) {
    const required = requiredFields({ ben_type_id, photo_id_type, dob_is_year: false }, today);
    for (const field of always) assert.ok(required.has(field), `${ben_type_id} ${field}`);
    assert.deepEqual(
      later.filter((field) => required.has(field)),
      more,
      `${ben_type_id} ${photo_id_type}`,
    );
  }
});

test('of a birth whose year alone is known, the year is marked', () => {
  const required = requiredFields({ ben_type_id: '', photo_id_type: '', dob_is_year: true }, today);
  assert.deepEqual([required.has('birth_year'), required.has('dob')], [true, false]);
});
