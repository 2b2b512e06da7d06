import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newDraft } from './draft.ts';
import { otherRefusals, refusedField } from './refused-fields.ts';

const rabies = { ...newDraft.rabies, village: 'Ujhani <b>', allergy: 'Eggs <b>' };
const asTyped = { ...newDraft, rabies };
const refused = (path: string) => ({ corrected: { refusals: [{ code: 'FLDVAL0003', path }] }, typed: asTyped });

test('what was refused is said once: under its field, or above where the form has no such field', () => {
  const table: [path: string, field: string | undefined][] = [
    ['bite.rabies.bitten_on', 'bitten_on'],
    ['bite.rabies.earlier_on', 'earlier_on'],
    ['bite.rabies.village', 'village'],
    ['bite.rabies.allergy', 'allergy'],
    ['bite.rabies.regimen', undefined],
    ['session_id', undefined],
  ];
  for (const [path, field] of table) {
    const corrected = refused(path);
    assert.equal(otherRefusals(corrected).length, field ? 0 : 1, path);
    if (field) assert.equal(refusedField({ ...corrected, draft: asTyped }, field)?.code, 'FLDVAL0003', path);
  }
});

test('a field that was typed anew is not refused any more', () => {
  const corrected = refused('bite.rabies.village');
  const draft = { ...asTyped, rabies: { ...rabies, village: 'Ujhani' } };
  assert.equal(refusedField({ ...corrected, draft }, 'village'), undefined);
});
