import assert from 'node:assert/strict';
import { test } from 'node:test';
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

/** A paper of a new key before a phone that knows an old one alone. */
async function scanned({ online = true, answers }: { readonly online?: boolean; readonly answers: CardTrust | null }) {
  const shown: boolean[] = [];
  let questions = 0;
  const judge = makeJudge({
    isOnline: () => online,
    hear: async () => {
      questions++;
      return answers !== null;
    },
    newest: () => answers,
  });
  const judged = await judge(qr, { before: [], trust: old, now }, (asking) => shown.push(asking));
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
