import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batchNumberOf, checkBatchNumber } from './index.ts';

test('a batch number has one way to be written', () => {
  const table: [string, string][] = [
    ['penta-26a104 ', 'PENTA-26A104'],
    [' P-900', 'P-900'],
    ['0123 (a)', '0123 (A)'],
  ];
  for (const [typed, number] of table) assert.deepEqual(checkBatchNumber(typed), { ok: true, normal: number });
  assert.equal(batchNumberOf(' p-1'), batchNumberOf('P-1 '));
});

test('what is no batch number', () => {
  const table: [string, string][] = [
    ['', 'FLDVAL0001'],
    ['  ', 'FLDVAL0001'],
    ['<b>P-1</b>', 'FLDVAL0003'],
    ['P\u202E1', 'FLDVAL0003'],
    ['P'.repeat(41), 'FLDVAL0004'],
  ];
  for (const [typed, code] of table) {
    const verdict = checkBatchNumber(typed);
    assert.equal(verdict.ok ? '' : verdict.refusal.code, code, JSON.stringify(typed));
  }
});
