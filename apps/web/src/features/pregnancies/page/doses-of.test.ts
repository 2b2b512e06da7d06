import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Forecast } from '@teeka/domain/schedule';
import { tdOf } from './doses-of.ts';

test('Td of this pregnancy alone: given since it began, and what is still to come', () => {
  const dose = (dose_code: string, given_on: string, voided = false) => ({ dose_code, given_on, voided });
  const given = [
    dose('TDPW1', '2024-05-01'),
    dose('TDPW1', '2026-09-01'),
    dose('BCG', '2026-09-01'),
    dose('TDPW2', '2026-10-01', true),
  ];
  const to = (code: string, state: string, due: string, overdue: boolean) => ({ code, state, due, overdue });
  const doses = [
    to('TDPW1', 'given', '2026-09-01', false),
    to('TDPW2', 'due', '2026-09-29', true),
    to('TDPWB', 'not-applicable', '2026-09-29', false),
  ];
  const found = tdOf({ lmp: '2026-08-08' }, given, { doses } as unknown as Forecast, '2026-11-21');
  assert.deepEqual(found, [
    { code: 'TDPW1', on: '2026-09-01', state: 'done' },
    { code: 'TDPW2', on: '2026-11-21', state: 'late' },
  ]);
});
