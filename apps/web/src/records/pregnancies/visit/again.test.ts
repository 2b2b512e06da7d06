import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answers } from '@teeka/domain/forms';
import { actRefusals, type PregnancyEventKind, readPregnancy, saidWith } from '@teeka/domain/pregnancy';
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
  event('risk', 'risk', today, {
    risks: ['Severe anaemia (Hb under 7)', 'Other'],
    reasons: ['fever'],
    reason: 'fever',
  }),
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
/** Nothing was said with the visit. */
const other = readPregnancy(1, events.slice(0, 3)) ?? assert.fail();

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
  const draft = writtenAgain({ ...emptyVisit, step: 'tests', facts: { haemoglobin: 8.6, weight: 52 } }, mine, other);
  assert.deepEqual(draft, {
    ...emptyVisit,
    facts: { ...seen, haemoglobin: 8.6, weight: 52 },
    again: 'mine',
  });
  assert.deepEqual(notAgain(draft, mine), { ...emptyVisit, facts: { haemoglobin: 8.6, weight: 52 } });
});

test('from what was written it begins as it stands on record, and is kept beside a visit that was begun', () => {
  assert.deepEqual(writtenAgain(emptyVisit, mine, other), { ...emptyVisit, facts: seen, again: 'mine' });
  const keys = [visitKept('1'), visitKept('1', 'mine'), visitKept('1', 'older'), visitKept('2')];
  assert.equal(new Set(keys).size, keys.length);
});

test('on the same day it is no second visit; whoever was sent for what was read wrongly is sent no more', () => {
  const facts = { ...seen, haemoglobin: 8.6, signs: [] };
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

test('what was said with the visit is taken back with it, and stands in the form', () => {
  assert.deepEqual(
    saidWith(read(), 'mine').map(({ event_id }) => event_id),
    ['risk', 'referral'],
  );
  const { verdicts, refer, referral } = writtenAgain(emptyVisit, mine, read());
  assert.deepEqual(verdicts, { 'Severe anaemia (Hb under 7)': 'holds', 'Other fever': 'holds' });
  // Whether she is sent still, and why, is said by the visit as it is written now.
  assert.deepEqual([refer, referral], [null, { to_facility: 'CHC Ujhani' }]);
  const without = besideOf(withoutVisit(read(), 'mine'));
  assert.deepEqual([without.pregnancy.judgements, without.pregnancy.referrals], [[], []]);
  const again = filledVisit(writtenAgain(emptyVisit, mine, read()), without, words);
  assert.deepEqual([again.refers, again.referral.to_facility, again.referral.reason], [true, 'CHC Ujhani', 'fever']);
});

test('what somebody judged or told since stays', () => {
  const ids = (...more: readonly ReturnType<typeof event>[]) => saidWith(read(more), 'mine').map((one) => one.event_id);
  const later = '2026-11-26';
  const judged = (risk: string) =>
    event('j', 'risk', later, { overruled: [risk], reason: 'measured again' }, 'colleague');
  assert.deepEqual(ids(judged('Severe anaemia (Hb under 7)')), ['referral']);
  assert.deepEqual(ids(judged('Twins')), ['risk', 'referral']);
  const heard = event('h', 'referral-result', later, { referral: 'referral', heard_on: later, arrived: true });
  assert.deepEqual(ids(heard), ['risk']);
  assert.deepEqual(ids(event('w', 'withdrawal', today, { event: 'risk', reason: 'of another' })), ['referral']);
  // Of another visit nothing was said.
  assert.deepEqual(saidWith(read(), 'older'), []);
});

test('whoever was sent though nothing asked for it is sent still, for the same reason', () => {
  const calm = { event_id: 'mine', facts: { visited_on: today, haemoglobin: 10.4 } };
  const { refer, referral } = writtenAgain(emptyVisit, calm, read());
  assert.deepEqual([refer, referral], [true, { referred_on: today, to_facility: 'CHC Ujhani', reason: 'fever' }]);
});
