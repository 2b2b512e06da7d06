import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCardKeys, signCard } from '@teeka/contract/certificates/signed-card';
import { type CardOf, cardClaims, qrOfCard, verdictWords } from '@teeka/domain/certificates';
import type { DoseNow } from '../beneficiaries/person-now.ts';
import {
  changedSince,
  doubtOf,
  heardNewest,
  isInCode,
  keptCard,
  newerCard,
  nothingToCertify,
  standingDoses,
} from './kept-card.ts';

const dose = (dose_code: string, more: Partial<DoseNow> = {}): DoseNow => ({
  ...{ dose_code, given_on: '2026-11-20', voided: false, state: 'done', item_id: null },
  ...more,
});
const card: CardOf = {
  ...{ issuer: 'https://teeka.example', rid: 'q2Vd8', issuedAt: Date.UTC(2026, 10, 21) / 1000 },
  ...{ reference: '12345678901237', name: 'AARAV KUMAR', dob: '2026-11-20', gender: 1 },
  doses: ['BCG', 'OPV0'].map((dose_code) => ({
    ...{ dose_code, vaccine: dose_code, given_on: '2026-11-20', batch_number: '' },
  })),
};
const person = { ben_name: card.name, dob: card.dob, gender: card.gender };
const { key, secret } = await makeCardKeys();
const keptOf = async (says: Partial<CardOf> = {}) => {
  const signed = await signCard(cardClaims({ ...card, ...says }), { kid: key.kid, secret });
  return (await keptCard({ qr: qrOfCard(signed), number: 'C-1' })) ?? assert.fail();
};
const signed = await keptOf();

test('a signed code is behind once the doses on record are others than those that it says', () => {
  const cases: [what: string, doses: readonly DoseNow[], changed: boolean][] = [
    ['the same, in another order', [dose('OPV0'), dose('BCG')], false],
    [
      'one was given since, and waits on this phone',
      [dose('BCG'), dose('OPV0'), dose('PENTA1', { state: 'waiting' })],
      true,
    ],
    ['one was taken back', [dose('BCG'), dose('OPV0', { voided: true })], true],
    [
      'the day of one was put right',
      [dose('BCG'), dose('OPV0', { voided: true }), dose('OPV0', { given_on: '2026-11-19' })],
      true,
    ],
    [
      'one was taken back and recorded anew as it was',
      [dose('BCG'), dose('OPV0', { voided: true }), dose('OPV0')],
      false,
    ],
    [
      'one that the server refused was never given here',
      [dose('BCG'), dose('OPV0'), dose('PENTA1', { state: 'refused' })],
      false,
    ],
    ['one that this phone has not heard of yet was given elsewhere', [dose('BCG')], false],
    [
      'what a family says and nobody judged is certified nowhere',
      [dose('BCG'), dose('OPV0'), dose('PENTA1', { previous: 'Pending' })],
      false,
    ],
    ['once it was judged it is', [dose('BCG'), dose('OPV0'), dose('PENTA1', { previous: 'Approved' })], true],
  ];
  for (const [what, doses, changed] of cases)
    assert.equal(changedSince(signed, doses, person), changed ? 'doses' : null, what);
});

test('and once the person is called otherwise, was born on another day, or is of another sex', async () => {
  const doses = [dose('BCG'), dose('OPV0')];
  const of = (since: Partial<typeof person>, kept = signed) => changedSince(kept, doses, { ...person, ...since });
  assert.equal(of({ ben_name: 'AARAV SINGH' }), 'person');
  assert.equal(of({ dob: '2026-11-19' }), 'person');
  assert.equal(of({ gender: 2 }), 'person');
  assert.equal(of({ ben_name: '', dob: '', gender: 0 }), null, 'whom this phone knows by number alone');
  const byYear = await keptOf({ dob: '1990-01-01', dob_is_year: true });
  assert.equal(of({ dob: '1990-07-01' }, byYear), null, 'of whom only the year is known');
  assert.equal(of({ dob: '1991-01-01' }, byYear), 'person');
});

test('it is of the day that stands on it, by the clock of India; what nobody can read is not kept', async () => {
  const issuedOn = async (instant: string) => (await keptOf({ issuedAt: Date.parse(instant) / 1000 })).issued_on;
  assert.equal(await issuedOn('2026-11-21T18:29:59Z'), '2026-11-21');
  assert.equal(await issuedOn('2026-11-21T18:30:00Z'), '2026-11-22');
  assert.equal(await keptCard({ qr: 'shc:/12', number: 'C-1' }), null);
});

test('nobody is offered a certificate that the server would refuse; where this phone cannot know, they are', () => {
  const bite = [dose('ARV'), dose('ARV', { given_on: '2026-11-23' }), dose('RIG')];
  const reported = [dose('BCG', { previous: 'Pending' }), dose('OPV0')];
  const other = { ...signed, says: { ...(signed.says ?? assert.fail()), doses: ['MR1 2026-11-20'] } };
  const cases: [what: string, doses: readonly DoseNow[], all: string | null, bcg: string | null][] = [
    ['after a bite', bite, 'CERTIF0001', 'BENSUM0002'],
    ['all of it waits for approval', [dose('BCG', { previous: 'Pending' })], 'CERTIF0001', 'BENSUM0002'],
    ['the BCG dose waits for approval', reported, null, 'BENSUM0002'],
    ['approved', [dose('BCG', { previous: 'Approved' })], null, null],
    ['after a bite, and of the schedule', [...bite, dose('BCG')], null, null],
    ['all of it was taken back', [dose('BCG', { voided: true })], 'CERTIF0001', 'BENSUM0002'],
    ['this phone knows of none', [], null, null],
  ];
  for (const [what, doses, all, bcg] of cases)
    assert.deepEqual([nothingToCertify(doses, 'all', null), nothingToCertify(doses, 'BCG', null)], [all, bcg], what);
  assert.equal(nothingToCertify(bite, 'all', other), null, 'the code says a dose of which this phone has not heard');
  const back = [dose('BCG', { voided: true }), dose('OPV0', { voided: true })];
  assert.equal(nothingToCertify(back, 'all', signed), 'CERTIF0001', 'all that the code says was taken back');
});

test('of what an earlier version of the app kept it is not known what it says', () => {
  const before = { qr: signed.qr, number: signed.number, issued_on: signed.issued_on };
  assert.equal(changedSince(before, [dose('BCG'), dose('OPV0')], person), 'doses');
});

test('what is shown are the doses that stand', () => {
  assert.deepEqual(
    standingDoses([dose('BCG'), dose('OPV0', { voided: true })]).map(({ dose_code }) => dose_code),
    ['BCG'],
  );
});

test('where the server says that none holds, the code that was kept goes; what was signed meanwhile stays', async () => {
  const other = await keptOf({ issuedAt: card.issuedAt + 9 });
  const before = signed;
  assert.deepEqual(heardNewest(null, { before, now: before }), { keeps: null, dropped: signed });
  assert.deepEqual(heardNewest(other, { before, now: before }), { keeps: other, dropped: null });
  assert.deepEqual(heardNewest(signed, { before: null, now: null }), { keeps: signed, dropped: null });
  assert.deepEqual(heardNewest(null, { before: null, now: null }), { keeps: null, dropped: null });
  for (const newest of [null, signed])
    assert.deepEqual(heardNewest(newest, { before, now: other }), { keeps: other, dropped: null });
});

test('of the code that was kept and one of the pack the later counts, but for one that the server passed over', async () => {
  const packed = { ...(await keptOf({ issuedAt: card.issuedAt + 9 })), number: 'C-2' };
  assert.deepEqual(newerCard(signed, packed), packed, 'issued elsewhere since');
  assert.deepEqual(newerCard(packed, signed), packed);
  const named = (await keptCard(signed, packed.number)) ?? assert.fail();
  assert.deepEqual(named, { ...signed, above: 'C-2' });
  assert.deepEqual(newerCard(named, packed), named, 'it was withdrawn, and the older one holds');
  const next = { ...packed, number: 'C-3' };
  assert.deepEqual(newerCard(named, next), next, 'the pack has brought another since');
  assert.deepEqual([newerCard(named, null), newerCard(null, packed)], [named, packed]);
});

test('of each dose it is told whether the code has it', () => {
  assert.equal(isInCode(signed, { dose_code: 'BCG', given_on: '2026-11-20' }), true);
  assert.equal(isInCode(signed, { dose_code: 'BCG', given_on: '2026-11-19' }), false, 'of another day');
  assert.equal(isInCode(signed, { dose_code: 'ARV', given_on: '2026-11-20' }), false, 'of a bite');
  const before = { qr: signed.qr, number: signed.number, issued_on: signed.issued_on };
  assert.equal(isInCode(before, { dose_code: 'BCG', given_on: '2026-11-20' }), null, 'not known of an earlier version');
});

test('whatever is not genuine or put right since is said of a code; what nobody can believe is not shown', () => {
  assert.equal(doubtOf(null), null, 'not judged yet');
  assert.deepEqual(
    verdictWords.filter((verdict) => !doubtOf(verdict)),
    ['genuine', 'superseded'],
  );
  assert.deepEqual(
    verdictWords.filter((verdict) => doubtOf(verdict)?.shows),
    ['unknown-key', 'too-old', 'not-yet'],
  );
  assert.deepEqual(
    verdictWords.filter((verdict) => doubtOf(verdict)?.renews === false),
    ['not-yet'],
    'no other code would be believed by a clock that is behind',
  );
});
