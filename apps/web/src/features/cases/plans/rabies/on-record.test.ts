import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BiteCase } from '@teeka/contract/bites/shapes';
import { earlierOnRecord, rigSince } from './on-record.ts';

const idrv = ['2026-01-05', '2026-01-08', '2026-01-12', '2026-02-02'];
const dose = (dose_code: string, given_on: string, voided = false) => ({ dose_code, given_on, voided });
const course = (status: BiteCase['status'], days: readonly string[]) =>
  ({
    case_type: 'rabies',
    status,
    details: { rabies: { regimen: 'IDRV' } },
    doses: days.map((given_on, at) => ({ ...dose('ARV', given_on), day_of_dose: [0, 3, 7, 28][at] })),
  }) as unknown as BiteCase;

test('what is on record of rabies vaccine: own courses that are over, and papers', () => {
  const whole = { earlier: 'complete', earlierOn: '2026-02-02' };
  const paper = idrv.map((on) => dose('ARV', on));
  assert.deepEqual(earlierOnRecord([course('completed', idrv)], paper), whole, 'ours, whose doses stand twice');
  assert.deepEqual(earlierOnRecord([], paper), whole, 'from paper');
  assert.equal(earlierOnRecord([course('open', idrv.slice(0, 2))], []).earlier, 'none', 'the open course itself');
  assert.equal(earlierOnRecord([course('closed', idrv.slice(0, 2))], []).earlier, 'incomplete', 'broken off');
  assert.equal(earlierOnRecord([], [dose('ARV', '2026-01-05', true)]).earlier, 'none', 'taken back');
  assert.equal(earlierOnRecord([], [dose('PENTA1', '2026-01-05')]).earlier, 'none', 'another vaccine');
});

test('immunoglobulin since the bite', () => {
  const doses = [dose('RIG', '2026-01-01'), dose('RIG', '2026-01-06'), dose('RIG', '2026-01-07', true)];
  assert.deepEqual(rigSince(doses, '2026-01-05'), ['2026-01-06']);
  assert.deepEqual(rigSince(doses, null), []);
});
