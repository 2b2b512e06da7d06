import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeCardKeys, signCard } from '@teeka/contract/certificates/signed-card';
import { type CardOf, cardClaims, qrOfCard } from '@teeka/domain/certificates';
import type { CardTrust } from './card-trust.ts';
import { makeJudge } from './judge-asking.ts';

const now = Date.UTC(2026, 10, 26) / 1000;
const card: CardOf = {
  ...{ issuer: 'https://teeka.example', rid: 'q2Vd8', issuedAt: now - 86_400, reference: '12345678901237' },
  ...{ name: 'AARAV KUMAR', dob: '2026-10-20', gender: 1 },
  doses: [{ dose_code: 'BCG', vaccine: 'BCG', given_on: '2026-10-20', batch_number: '' }],
};
const [newKey, oldKey] = [await makeCardKeys(), await makeCardKeys()];
const qr = qrOfCard(await signCard(cardClaims(card), { kid: newKey.key.kid, secret: newKey.secret }));
const trustOf = (...keys: (typeof newKey)[]): CardTrust => ({
  ...{
    issuer: card.issuer,
    keys: keys.map(({ key }) => key),
    withdrawn: [],
    revoked: [],
    complete_from: 0,
    heardAt: 0,
  },
});
const old = trustOf(oldKey);

interface Moment {
  /** What the phone knows; of a new key nothing unless said otherwise. */
  readonly known?: CardTrust;
  readonly online?: boolean;
  /** Whether that was heard a moment ago. */
  readonly isNew?: boolean;
  /** Seconds since 1970 by this phone, before the answer and after it. */
  readonly clock?: readonly [before: number, after: number];
  /** Null: no answer comes; 'late': it comes when nobody waits any more. */
  readonly answers: CardTrust | null | 'late';
}

/** A paper of the new key before a phone. */
async function scanned({ known = old, online = true, isNew = false, clock = [now, now], answers }: Moment) {
  const shown: boolean[] = [];
  let questions = 0;
  const judge = makeJudge({
    isOnline: () => online,
    isNew: () => isNew,
    hear: () => {
      questions++;
      return answers === 'late' ? new Promise(() => {}) : Promise.resolve(answers !== null);
    },
    newest: () => (answers === 'late' ? null : answers),
    now: () => clock[questions === 0 ? 0 : 1],
    patience: 30,
  });
  const judged = await judge(qr, { before: [], trust: known }, (asking) => shown.push(asking));
  assert.ok(judged.what === 'card');
  return { is: judged.verdict.is, keys: judged.keys, questions, shown };
}

test('a paper of a key that is new since the phone last heard is genuine once the keys were asked for', async () => {
  const found = await scanned({ answers: trustOf(oldKey, newKey) });
  assert.deepEqual(found, { is: 'genuine', keys: 'heard', questions: 1, shown: [true, false] });
});

test('a key that is not among those of the server either is told as such, not as one for which network is wanted', async () => {
  const found = await scanned({ answers: old });
  assert.deepEqual(found, { is: 'unknown-key', keys: 'heard', questions: 1, shown: [true, false] });
});

test('without an answer, or without network, that is said', async () => {
  assert.deepEqual(await scanned({ answers: null }), {
    ...{ is: 'unknown-key', keys: 'unheard', questions: 1, shown: [true, false] },
  });
  assert.deepEqual(await scanned({ online: false, answers: null }), {
    ...{ is: 'unknown-key', keys: 'offline', questions: 0, shown: [] },
  });
});

describe('a paper whose key is known', () => {
  const known = trustOf(newKey);
  const withdrawn: CardTrust = {
    ...known,
    withdrawn: [{ rid: card.rid ?? '', before: card.issuedAt + 1, corrected: 0, alone: true }],
  };

  test('is judged by what the office says now, where it was withdrawn since the phone last heard', async () => {
    const found = await scanned({ known, answers: withdrawn });
    assert.deepEqual(found, { is: 'withdrawn', keys: 'heard', questions: 1, shown: [true, false] });
  });

  test('is judged by what is known without network, without an answer, and where that was heard a moment ago', async () => {
    const genuine = { is: 'genuine', keys: undefined };
    assert.deepEqual(await scanned({ known, online: false, answers: withdrawn }), {
      ...genuine,
      questions: 0,
      shown: [],
    });
    assert.deepEqual(await scanned({ known, isNew: true, answers: withdrawn }), {
      ...genuine,
      questions: 0,
      shown: [],
    });
    const unheard = { ...genuine, questions: 1, shown: [true, false] };
    assert.deepEqual(await scanned({ known, answers: null }), unheard);
  });

  test('waits so long for the office and no longer', async () => {
    const found = await scanned({ known, answers: 'late' });
    assert.deepEqual([found.is, found.shown], ['genuine', [true, false]]);
  });

  test('that was withdrawn already is asked of nobody', async () => {
    assert.equal((await scanned({ known: withdrawn, answers: known })).questions, 0);
  });
});

describe('on a phone whose clock is days behind', () => {
  const known = trustOf(newKey);
  const behind = now - 3 * 86_400;

  test('a right paper is genuine once the server was heard, by whose time it is judged', async () => {
    for (const isNew of [false, true]) {
      const found = await scanned({ known, isNew, clock: [behind, now], answers: known });
      assert.deepEqual([found.is, found.questions], ['genuine', 1]);
    }
  });

  test('without network, and without an answer, the clock is told and not the paper blamed', async () => {
    const clock = [behind, behind] as const;
    const offline = await scanned({ known, online: false, clock, answers: null });
    assert.deepEqual(offline, { is: 'not-yet', keys: undefined, questions: 0, shown: [] });
    assert.equal((await scanned({ known, clock, answers: null })).is, 'not-yet');
  });
});
