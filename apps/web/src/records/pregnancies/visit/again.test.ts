import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '@teeka/domain/forms';
import { actRefusals, type PregnancyEventKind, readPregnancy } from '@teeka/domain/pregnancy';
import { filledVisit, visitRefusals } from './acts.ts';
import { mayWriteAgain, notAgain, takingBack, withoutVisit, writtenAgain } from './again.ts';
import { emptyVisit, visitKept } from './draft.ts';

const today = '2026-11-25';
const event = (event_id: string, kind: PregnancyEventKind, on: string, facts: Answers, by = 'anm') => ({
  ...{ event_id, kind, facts, births: [], at: `${on}T10:00:00+05:30`, by },
});
const seen = { visited_on: today, haemoglobin: 6.8, signs: ['fever'] };
const events = [
  event('e1', 'registered', '2026-10-01', { lmp_date: '2026-08-12', registered_on: '2026-10-01' }),
  event('older', 'antenatal', '2026-10-20', { visited_on: '2026-10-20' }),
  event('mine', 'antenatal', today, seen),
  event('referral', 'referral', today, { referred_on: today, to_facility: 'CHC Ujhani', reason: 'fever' }),
];
const read = (more: readonly ReturnType<typeof event>[] = []) => {
  const pregnancy = readPregnancy(1, [...events, ...more]);
  assert.ok(pregnancy);
  return pregnancy;
};
const besideOf = (pregnancy = read(), user_id = 'anm') => ({
  pregnancy,
  others: [],
  woman: { born: '2002-05-01', gender: 2, deceased_on: null },
  recorder: { user_id, answers: false },
  today,
  at: Date.parse(`${today}T12:00:00+05:30`),
  registeredChildren: 0,
});
const words = { riskReason: () => '', referralReason: () => 'fever', facility: '', identifiedBy: undefined };
const mine = { event_id: 'mine', facts: seen };

test('who wrote a visit writes it again within a day, once; nobody else does', () => {
  const gone = read([event('w', 'withdrawal', today, { event: 'mine', reason: 'of another woman' })]);
  const table = [
    ['mine', besideOf(), true],
    ['mine', besideOf(read(), 'colleague'), false],
    ['older', besideOf(), false],
    ['mine', besideOf(gone), false],
    ['nothing', besideOf(), false],
  ] as const;
  for (const [event_id, beside, expected] of table)
    assert.equal(mayWriteAgain({ event_id }, beside), expected, event_id);
});

test('the form begins as it was written; what is in it already stays', () => {
  const draft = writtenAgain({ ...emptyVisit, step: 'tests', facts: { haemoglobin: 8.6, weight: 52 } }, mine);
  assert.deepEqual(draft, {
    ...emptyVisit,
    facts: { ...seen, haemoglobin: 8.6, weight: 52 },
    again: 'mine',
  });
  assert.deepEqual(notAgain(draft, mine), { ...emptyVisit, facts: { haemoglobin: 8.6, weight: 52 } });
});

test('from what was written it begins as it stands on record, and is kept beside a visit that was begun', () => {
  assert.deepEqual(writtenAgain(emptyVisit, mine), { ...emptyVisit, facts: seen, again: 'mine' });
  const keys = [visitKept('1'), visitKept('1', 'mine'), visitKept('1', 'older'), visitKept('2')];
  assert.equal(new Set(keys).size, keys.length);
});

test('on the same day it is no second visit, and whoever was sent on is not sent twice', () => {
  const facts = { ...seen, haemoglobin: 8.6 };
  const second = filledVisit({ ...emptyVisit, facts }, besideOf(), words);
  assert.deepEqual(
    visitRefusals(second, besideOf()).map(({ code }) => code),
    ['BENANC0002'],
  );
  const without = besideOf(withoutVisit(read(), 'mine'));
  const again = filledVisit({ ...emptyVisit, facts, again: 'mine' }, without, words);
  assert.deepEqual(visitRefusals(again, without), []);
  assert.deepEqual([again.isUrgent, again.refers], [false, false]);
  assert.deepEqual(actRefusals(takingBack('w', 'mine', 'Visit written again'), besideOf()), []);
});
