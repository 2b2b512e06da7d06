import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCardKeys, signCard } from '@teeka/contract/certificates/signed-card';
import { type CardOf, cardClaims } from '@teeka/domain/certificates';
import { aReply, aSession, siteId } from '../../platform/testing/pack-reply.ts';
import { aPhone, dose, giveDose, person, until } from '../testing/workday-phone.ts';
import { readDraft, saveDraft } from '../workday/use-draft.ts';
import { cardOfPack, cardPlace, type KeptCard, wantedPlace } from './kept-card.ts';
import { wantRenewed } from './renewed-codes.ts';

const { key, secret } = await makeCardKeys();

/** A phone whose pack has forty people; who is given a dose has a certificate of all doses of before, or none. */
async function phoneWith(brings: 'a certificate' | 'none') {
  const phone = aPhone();
  const reply = aReply(40, { sessions: [aSession()] });
  const of = reply.people.find(({ beneficiary_id }) => beneficiary_id === person) ?? assert.fail();
  const card: CardOf = {
    ...{ issuer: 'https://teeka.example', rid: 'x', issuedAt: Date.UTC(2026, 10, 20) / 1000, reference: person },
    ...{ name: of.ben_name, dob: of.dob, gender: of.gender },
    doses: of.doses.map(([dose_code, given_on]) => ({ dose_code, vaccine: dose_code, given_on, batch_number: '' })),
  };
  const signed = await signCard(cardClaims(card), { kid: key.kid, secret });
  const certificate = { beneficiary_id: person, number: 'C-1', issued_on: '2026-11-20' as const, signed };
  phone.outside.ask = async () => ({ ...reply, ...(brings === 'none' ? {} : { certificates: [certificate] }) });
  const workday = await phone.signIn('worker-1', 1);
  await workday.openSite(siteId);
  await until(() => workday.view.get() !== null);
  const wanted = () => readDraft<readonly string[]>(workday, wantedPlace);
  return { ...phone, workday, wanted, certificate };
}

/** A dose is given, and the server has it. */
async function given({ workday }: Awaited<ReturnType<typeof phoneWith>>) {
  await giveDose(workday);
  await until(() => workday.outbox.items.get().every(({ state }) => state === 'done'));
}

test('who had a certificate and was given a dose here has a new code wanted; once, and not before the server has the dose', async () => {
  const phone = await phoneWith('a certificate');
  const { workday, network, wanted } = phone;
  const seen = new Set<string>();
  network.set(false);
  await until(() => !workday.connectivity.online.get());
  await giveDose(workday);
  await wantRenewed(workday, seen);
  assert.equal(await wanted(), null, 'the server does not have it yet');
  network.set(true);
  await until(() => workday.outbox.items.get().every(({ state }) => state === 'done'));
  await wantRenewed(workday, seen);
  assert.deepEqual(await wanted(), [person]);
  await saveDraft(workday, wantedPlace, null);
  await wantRenewed(workday, seen);
  assert.equal(await wanted(), null, 'what the server refused is not wanted again');
  workday.close();
});

test('who never had one is signed none that nobody asked for', async () => {
  const phone = await phoneWith('none');
  await given(phone);
  await wantRenewed(phone.workday, new Set());
  assert.equal(await phone.wanted(), null);
  phone.workday.close();
});

test('a code that was kept here counts as one of the pack, and one that has the dose needs no other', async () => {
  const phone = await phoneWith('none');
  const { workday, wanted, certificate } = phone;
  await saveDraft(workday, cardPlace(person), await cardOfPack(certificate));
  await given(phone);
  await wantRenewed(workday, new Set());
  assert.deepEqual(await wanted(), [person]);

  await saveDraft(workday, wantedPlace, null);
  const { says, ...kept } = (await readDraft<KeptCard>(workday, cardPlace(person))) ?? assert.fail();
  const all = [...(says?.doses ?? []), `${dose.dose_code} ${dose.given_on}`];
  await saveDraft(workday, cardPlace(person), { ...kept, says: { ...says, doses: all } });
  await wantRenewed(workday, new Set());
  assert.equal(await wanted(), null);
  workday.close();
});

test('what somebody asks for meanwhile stays wanted, and what could not be noted is looked at again', async () => {
  const phone = await phoneWith('a certificate');
  const { workday, wanted } = phone;
  await given(phone);
  const full = async () => Promise.reject(new Error('the disk is full'));
  const seen = new Set<string>();
  await assert.rejects(wantRenewed({ ...workday, drafts: { ...workday.drafts, save: full } }, seen));
  assert.equal(seen.size, 0);
  const looking = wantRenewed(workday, seen);
  await saveDraft(workday, wantedPlace, ['22222222222224']);
  await looking;
  assert.deepEqual(await wanted(), ['22222222222224', person]);
  workday.close();
});
