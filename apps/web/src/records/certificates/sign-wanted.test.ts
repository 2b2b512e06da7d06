import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from '../../platform/api/failure.ts';
import { aPhone, giveDose, person, until } from '../testing/workday-phone.ts';
import { readDraft } from '../workday/drafts-here.ts';
import { cardPlace, type KeptCard } from './kept-card.ts';
import { signWanted } from './sign-wanted.ts';
import { forgetWanted, noteWanted, wantedHere } from './wishes.ts';

const [first, second] = ['11111111111117', '22222222222224'];
const card: KeptCard = { qr: 'shc:/1', number: 'C-1', issued_on: '2026-11-21' };
const answer = (status: number, code?: string) =>
  new Failure({
    call: 'certificates.issueCertificate',
    status,
    refusals: code ? [{ code: code as 'CERTIF0001' }] : [],
  });

/** What is still wanted, who was asked for, and whether another try has to follow, where the first of two is answered so. */
async function after(first_answer: Failure | KeptCard) {
  const workday = await aPhone().signIn('worker-1', 1);
  await noteWanted(workday, [first, second]);
  const requested: string[] = [];
  const isWhole = await signWanted(workday, async (person) => {
    requested.push(person);
    if (person === first && first_answer instanceof Failure) throw first_answer;
    return card;
  });
  const wanted = await wantedHere(workday);
  const kept = await readDraft<KeptCard>(workday, cardPlace(second));
  workday.close();
  return { wanted, requested, isSecondKept: kept !== null, isWhole };
}

test('what was wanted and is signed is wanted no more', async () => {
  assert.deepEqual(await after(card), { wanted: [], requested: [first, second], isSecondKept: true, isWhole: true });
});

test('what the call itself refuses will never be signed: nobody waits for it', async () => {
  for (const code of ['CERTIF0001', 'BENSUM0002', 'REQVAL0012'])
    assert.deepEqual((await after(answer(409, code))).wanted, [], code);
});

test('a server that is in trouble is asked another time, and the next one is asked for', async () => {
  for (const trouble of [answer(500, 'SERVER0001'), answer(502), answer(401, 'AUTHEN0001')]) {
    const left = await after(trouble);
    assert.deepEqual(
      left,
      { wanted: [first], requested: [first, second], isSecondKept: true, isWhole: false },
      trouble.message,
    );
  }
});

test('without an answer, or asked too often, all is asked another time', async () => {
  for (const trouble of [answer(0), answer(429, 'REQVAL0429')])
    assert.deepEqual(await after(trouble), {
      ...{ wanted: [first, second], requested: [first], isSecondKept: false, isWhole: false },
    });
});

test('while something of a person is on its way nothing is signed; what was refused holds nothing back', async () => {
  const { signIn, network, outside } = aPhone();
  const workday = await signIn('worker-1', 1);
  const signed = async () => {
    const requested: string[] = [];
    await signWanted(workday, async (one) => {
      requested.push(one);
      return card;
    });
    return requested;
  };
  await noteWanted(workday, [person]);
  network.set(false);
  await until(() => !workday.connectivity.online.get());
  await giveDose(workday);
  assert.deepEqual(await signed(), [], 'the dose would be missing in it');
  const refused = 'cases.addVaccineDetails';
  outside.send = async ({ call }) =>
    call === refused ? { kind: 'refused', refusals: [{ code: 'VACDOS0001' }] } : { kind: 'accepted' };
  network.set(true);
  await until(() => workday.outbox.items.get().some(({ state }) => state === 'refused'));
  assert.deepEqual(await signed(), [person]);
  workday.close();
});

test('whose record is changed on the phone while the code is being signed has another wanted: this one may lack the change', async () => {
  const { signIn, network } = aPhone();
  const workday = await signIn('worker-1', 1);
  await noteWanted(workday, [person]);
  await signWanted(workday, async () => {
    network.set(false);
    await until(() => !workday.connectivity.online.get());
    await giveDose(workday);
    return card;
  });
  assert.deepEqual(await wantedHere(workday), [person]);
  workday.close();
});

test('wishes that come and go at the same moment are all kept, and all forgotten', async () => {
  const workday = await aPhone().signIn('worker-1', 1);
  await noteWanted(workday, [first]);
  await Promise.all([noteWanted(workday, [second]), forgetWanted(workday, first), noteWanted(workday, [person])]);
  assert.deepEqual(await wantedHere(workday), [second, person]);
  workday.close();
});
