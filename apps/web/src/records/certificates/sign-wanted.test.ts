import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from '../../platform/api/failure.ts';
import { aPhone } from '../testing/workday-phone.ts';
import { readDraft, saveDraft } from '../workday/use-draft.ts';
import { cardPlace, type KeptCard, wantedPlace } from './kept-card.ts';
import { signWanted } from './sign-wanted.ts';

const [first, second] = ['11111111111117', '22222222222224'];
const card: KeptCard = { qr: 'shc:/1', number: 'C-1', issued_on: '2026-11-21' };
const answer = (status: number, code?: string) =>
  new Failure({
    call: 'certificates.issueCertificate',
    status,
    refusals: code ? [{ code: code as 'CERTIF0001' }] : [],
  });

/** What is still wanted, and who was asked for, where the first of two is answered so. */
async function after(first_answer: Failure | KeptCard) {
  const workday = await aPhone().signIn('worker-1', 1);
  await saveDraft(workday, wantedPlace, [first, second]);
  const requested: string[] = [];
  await signWanted(workday, async (person) => {
    requested.push(person);
    if (person === first && first_answer instanceof Failure) throw first_answer;
    return card;
  });
  const wanted = await readDraft<readonly string[]>(workday, wantedPlace);
  const kept = await readDraft<KeptCard>(workday, cardPlace(second));
  workday.close();
  return { wanted, requested, isSecondKept: kept !== null };
}

test('what was wanted and is signed is wanted no more', async () => {
  assert.deepEqual(await after(card), { wanted: null, requested: [first, second], isSecondKept: true });
});

test('what the call itself refuses will never be signed: nobody waits for it', async () => {
  for (const code of ['CERTIF0001', 'BENSUM0002', 'REQVAL0012'])
    assert.deepEqual((await after(answer(409, code))).wanted, null, code);
});

test('a server that is in trouble is asked another time, and the next one is asked for', async () => {
  for (const trouble of [answer(500, 'SERVER0001'), answer(502), answer(401, 'AUTHEN0001')]) {
    const left = await after(trouble);
    assert.deepEqual(left, { wanted: [first], requested: [first, second], isSecondKept: true }, trouble.message);
  }
});

test('without an answer, or asked too often, all is asked another time', async () => {
  for (const trouble of [answer(0), answer(429, 'REQVAL0429')])
    assert.deepEqual(await after(trouble), { wanted: [first, second], requested: [first], isSecondKept: false });
});
