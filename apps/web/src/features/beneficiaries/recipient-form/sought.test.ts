import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromSearch } from './into-empty.ts';
import { emptyRecipient } from './recipient.ts';
import { soughtState } from './sought.ts';

test('what was searched for begins the form of whoever was not found', () => {
  const table: [by: string, typed: string, begun: object][] = [
    ['mobile', '97000 00011', { mobile_number: '9700000011' }],
    ['mobile', '+919700000011', { mobile_number: '9700000011' }],
    ['mobile', '97000', {}],
    ['name', ' Sunita Devi ', { name: 'Sunita Devi' }],
    ['name', 'सुनीता देवी', { name: 'SUNITA DEVI', name_reading: 'सुनीता देवी' }],
    ['reference', '12345678901236', {}],
  ];
  for (const [by, typed, begun] of table)
    assert.deepEqual(fromSearch(soughtState({ by, typed }), emptyRecipient), begun, `${by} ${typed}`);
});

test('what stands in a half-filled form is not written over', () => {
  const state = soughtState({ by: 'mobile', typed: '9700000011' });
  assert.deepEqual(fromSearch(state, { ...emptyRecipient, mobile_number: '9811111111' }), {});
  assert.deepEqual(fromSearch({}, emptyRecipient), {});
});
