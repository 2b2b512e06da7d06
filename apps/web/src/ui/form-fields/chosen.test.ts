import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toggled } from './chosen.ts';

test('a touch chooses and a second one takes back; what stands alone takes the place of the others', () => {
  const table: [chosen: string[], touched: string, then: string[]][] = [
    [[], 'Fever', ['Fever']],
    [['Fever'], 'Swelling', ['Fever', 'Swelling']],
    [['Fever', 'Swelling'], 'Fever', ['Swelling']],
    [['Fever', 'Swelling'], 'None', ['None']],
    [['None'], 'Fever', ['Fever']],
    [['None'], 'None', []],
    [['None'], 'Not known', ['Not known']],
  ];
  for (const [chosen, touched, then] of table)
    assert.deepEqual(toggled(chosen, touched, ['None', 'Not known']), then, `${chosen} ${touched}`);
  assert.deepEqual(toggled(['None'], 'Fever', []), ['None', 'Fever']);
});
