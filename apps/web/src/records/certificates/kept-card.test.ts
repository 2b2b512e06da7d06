import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DoseNow } from '../beneficiaries/person-now.ts';
import { changedSince, keptCard, standingDoses } from './kept-card.ts';

const dose = (dose_code: string, more: Partial<DoseNow> = {}): DoseNow => ({
  ...{ dose_code, given_on: '2026-11-20', voided: false, state: 'done', item_id: null },
  ...more,
});
const signed = keptCard({ qr: 'shc:/1', number: 'C-1' }, '2026-11-21', [dose('BCG'), dose('OPV0')]);

test('a signed code holds as long as the doses on record are those of the day on which it was signed', () => {
  const cases: [what: string, doses: readonly DoseNow[], changed: boolean][] = [
    ['the same, in another order', [dose('OPV0'), dose('BCG')], false],
    [
      'one was given since, and waits on this phone',
      [dose('BCG'), dose('OPV0'), dose('OPV1', { state: 'waiting' })],
      true,
    ],
    ['one was taken back', [dose('BCG'), dose('OPV0', { voided: true })], true],
    ['the day of one was put right', [dose('BCG'), dose('OPV0', { given_on: '2026-11-19' })], true],
    [
      'one that the server refused was never given here',
      [dose('BCG'), dose('OPV0'), dose('OPV1', { state: 'refused' })],
      false,
    ],
  ];
  for (const [what, doses, changed] of cases) assert.equal(changedSince(signed, doses), changed, what);
});

test('what is shown are the doses that stand', () => {
  assert.deepEqual(
    standingDoses([dose('BCG'), dose('OPV0', { voided: true })]).map(({ dose_code }) => dose_code),
    ['BCG'],
  );
});
