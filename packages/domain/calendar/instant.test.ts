import assert from 'node:assert/strict';
import { test } from 'node:test';
import { incompleteInstant, isInstant } from './instant.ts';

test('an instant that is half filled in names the half that is missing', () => {
  const rows: [text: string, code: string | undefined][] = [
    ['2026-11-22T22:20+05:30', undefined],
    ['2026-11-22T16:50:00.000Z', undefined],
    ['2026-11-22T+05:30', 'FLDVAL0030'],
    ['2026-11-22', 'FLDVAL0030'],
    ['T22:20+05:30', 'FLDVAL0031'],
    ['31/2T+05:30', 'FLDVAL0017'],
    ['2026-02-31T+05:30', 'FLDVAL0017'],
    ['2026-02-31T10:00+05:30', 'FLDVAL0017'],
    ['2026-11-22T25:00+05:30', 'FLDVAL0017'],
    ['1899-11-22T10:00+05:30', 'FLDVAL0017'],
    ['nonsense', 'FLDVAL0017'],
    ['', 'FLDVAL0017'],
  ];
  for (const [text, code] of rows) {
    assert.equal(incompleteInstant(text), code, text);
    assert.equal(isInstant(text), code === undefined, text);
  }
});
