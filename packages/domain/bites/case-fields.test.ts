import assert from 'node:assert/strict';
import { test } from 'node:test';
import { missingBiteFields } from './case-fields.ts';

test('what a case of a bite cannot do without', () => {
  const bite = {
    purpose: 'bite',
    rules_version: '2026-1',
    earlier: 'none',
    bitten_on: '2026-01-05',
    animal: 'dog',
    contacts: ['bitten'],
  };
  const nothing = { bitten_on: null, animal: '', contacts: [] };
  const table: [string, 'rabies' | 'venom', object, string[]][] = [
    ['a bite', 'rabies', bite, []],
    ['nothing told', 'rabies', { ...bite, ...nothing }, ['bitten_on', 'animal', 'contacts']],
    ['prevention', 'rabies', { ...bite, ...nothing, purpose: 'prevention' }, []],
    ['a snake', 'venom', { creature: 'snake', rules_version: '2026-1', bitten_on: '2026-01-05' }, []],
    ['nobody knows the day', 'venom', { creature: 'snake', rules_version: '2026-1', bitten_on: null }, ['bitten_on']],
    ['an empty case', 'venom', {}, ['creature', 'rules_version', 'bitten_on']],
  ];
  for (const [what, type, details, expected] of table) {
    const found = missingBiteFields(type, details as Record<string, unknown>);
    assert.deepEqual(
      found.map(({ path }) => path),
      expected,
      what,
    );
  }
});
