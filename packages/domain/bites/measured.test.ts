import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measuredRefusals } from './index.ts';

/** Source: bounds of the contract; the coma scale from 3 to 15 (file of facts on venom). */
test('what is measured after a bite is a number within its bounds, and what is none is told under its field', () => {
  const table: readonly (readonly [facts: Record<string, unknown>, expected: readonly string[]])[] = [
    [{}, []],
    [{ pulse: null, mcg: undefined, signs: ['ptosis'] }, []],
    [{ pulse: 0, systolic: 300, gcs: 3, swelling_cm: 12.5, urine_ml: 10_000, mcg: 0.25 }, []],
    [{ pulse: Number.NaN }, ['FLDVAL0032 pulse']],
    [{ pulse: 88.5, spo2: 101 }, ['FLDVAL0032 pulse', 'FLDVAL0005 spo2 0-100']],
    [{ gcs: 2, respiratory_rate: -1 }, ['FLDVAL0005 respiratory_rate 0-100', 'FLDVAL0005 gcs 3-15']],
    [{ swelling_cm: Number.NaN, mcg: 10_001 }, ['FLDVAL0005 swelling_cm 0-200', 'FLDVAL0005 mcg 0-10000']],
    [{ diastolic: 201, urine_ml: Number.POSITIVE_INFINITY }, ['FLDVAL0005 diastolic 0-200', 'FLDVAL0032 urine_ml']],
  ];
  for (const [facts, expected] of table) {
    const said = measuredRefusals(facts).map(({ code, path, values }) =>
      [code, path, ...(values ? [`${values.min}-${values.max}`] : [])].join(' '),
    );
    assert.deepEqual(said, expected, JSON.stringify(facts));
  }
});
