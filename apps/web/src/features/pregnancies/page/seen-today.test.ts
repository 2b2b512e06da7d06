import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pregnancy } from '@teeka/domain/pregnancy';
import type { Child } from '../parts/her.ts';
import { seenToday } from './seen-today.ts';

const today = '2026-11-26';
const child = (beneficiary_id: string): Child => ({
  beneficiary_id,
  ben_name: `CHILD ${beneficiary_id}`,
  dob: '2026-11-20',
  deceased_on: null,
});
const births = ['1', '2', null].map((child_id, nth) => ({
  birth_id: `b${nth}`,
  child_id,
  facts: { birth_outcome: 'Live birth' },
}));
const visit = (on: string, facts: object = {}) => ({ on, facts });
const pregnancy = (postnatal: readonly object[], on = '2026-11-20') =>
  ({ outcome: { kind: 'delivery', on, births }, postnatal }) as unknown as Pregnancy;

test('children whose visit ended today, wherever they were registered', () => {
  const table: [string, Pregnancy | undefined, ReadonlySet<string>, string[]][] = [
    ['no pregnancy', undefined, new Set(), []],
    ['nothing today', pregnancy([visit('2026-11-25')]), new Set(), []],
    ['visited today', pregnancy([visit('2026-11-25'), visit(today)]), new Set(), ['1', '2']],
    ['born today', pregnancy([], today), new Set(), ['1', '2']],
    ['one has died', pregnancy([visit(today)]), new Set(['1']), ['2']],
  ];
  for (const [what, of, gone, ids] of table) {
    const seen = seenToday(of, { children: [child('1'), child('2'), child('3')], gone } as never, today);
    assert.deepEqual(
      seen.map(({ beneficiary_id }) => beneficiary_id),
      ids,
      what,
    );
  }
});
