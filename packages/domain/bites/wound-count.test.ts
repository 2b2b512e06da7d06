import assert from 'node:assert/strict';
import { test } from 'node:test';
import { woundCountRefusals } from './index.ts';

test('where teeth or claws left a wound there is at least one', () => {
  const table: [readonly string[], number | null, string | undefined][] = [
    [['bitten'], 0, 'FLDVAL0005'],
    [['touched', 'scratch-without-blood'], 0, 'FLDVAL0005'],
    [['bitten'], 1, undefined],
    [['bitten'], null, undefined],
    [['licked-whole-skin'], 0, undefined],
    [['saliva-on-mucosa'], 0, undefined],
    [[], Number.NaN, 'FLDVAL0032'],
  ];
  for (const [contacts, wound_count, code] of table)
    assert.equal(woundCountRefusals({ contacts, wound_count })[0]?.code, code, `${contacts} ${wound_count}`);
  assert.deepEqual(woundCountRefusals({}), []);
});
