import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { updateBeneficiaryBasicDetails } from '@teeka/contract/beneficiaries/edit';
import { makeCardKeys, signCard } from '@teeka/contract/certificates/signed-card';
import { voidDose } from '@teeka/contract/vaccinations/doses';
import { type CardOf, cardClaims } from '@teeka/domain/certificates';
import { aReply, aSession, siteId } from '../../platform/testing/pack-reply.ts';
import { aPhone, captured_at, dose, giveDose, person, until } from '../testing/workday-phone.ts';
import { readDraft, saveDraft } from '../workday/drafts-here.ts';
import { cardOfPack, cardPlace, type KeptCard } from './kept-card.ts';
import { renewedAfter, wantRenewed } from './renewed-codes.ts';
import { signWanted } from './sign-wanted.ts';
import { noteWanted, wantedHere, wantedPlace } from './wishes.ts';

const { key, secret } = await makeCardKeys();

const open: { close(): void }[] = [];
afterEach(() => {
  for (const workday of open.splice(0)) workday.close();
});

/** A phone whose pack has forty people; one of them has a certificate of all doses of before, or none. */
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
  open.push(workday);
  await workday.openSite(siteId);
  await until(() => workday.view.get() !== null);
  await until(() => workday.pack.get()?.pulling.get().kind === 'idle');
  // No pull takes off this phone again what a test recorded on it.
  phone.outside.ask = async () => 'failed';
  const wanted = () => wantedHere(workday);
  return { ...phone, workday, wanted, certificate, of };
}
type Phone = Awaited<ReturnType<typeof phoneWith>>;

const allSent = ({ workday }: Phone) => until(() => workday.outbox.items.get().every(({ state }) => state === 'done'));

async function withoutNetwork({ workday, network }: Phone) {
  network.set(false);
  await until(() => !workday.connectivity.online.get());
}

/** The first dose of the pack is taken back. */
const takeBack = ({ workday, of }: Phone, given?: { dose_id: string; dose_code: string; given_on: string }) => {
  const [dose_code = '', given_on = ''] = of.doses[0] ?? [];
  const first = { dose_id: '0190f000-0000-7000-8000-0000000000b1', dose_code, given_on };
  return workday.outbox.enqueue(voidDose, {
    ...{ beneficiary_reference_id: person, reason: 'Another child', captured_at, ...(given ?? first) },
  });
};

test('who had a certificate and is given a dose here has another wanted, once', async () => {
  const phone = await phoneWith('a certificate');
  const { workday, network, wanted } = phone;
  const seen = new Set<string>();
  await withoutNetwork(phone);
  await giveDose(workday);
  await wantRenewed(workday, seen);
  assert.deepEqual(await wanted(), [person], 'it is signed once the server has the dose');
  network.set(true);
  await allSent(phone);
  await saveDraft(workday, wantedPlace, null);
  await wantRenewed(workday, seen);
  assert.deepEqual(await wanted(), [], 'what the server refused is not wanted again');
  await wantRenewed(workday, new Set());
  assert.deepEqual(await wanted(), [person], 'the app was opened anew');
});

test('and so has who had one and whose dose is taken back, before the pull that takes the code off the phone', async () => {
  const phone = await phoneWith('a certificate');
  const { workday, wanted } = phone;
  await withoutNetwork(phone);
  await takeBack(phone);
  await wantRenewed(workday, new Set());
  assert.deepEqual(await wanted(), [person]);
});

test('also where the dose was recorded on this phone and no pull has brought it yet', async () => {
  const phone = await phoneWith('none');
  const { workday, wanted, certificate } = phone;
  await giveDose(workday);
  await allSent(phone);
  const { says, ...kept } = (await cardOfPack(certificate)) ?? assert.fail();
  const all = [...(says?.doses ?? []), `${dose.dose_code} ${dose.given_on}`];
  await saveDraft(workday, cardPlace(person), { ...kept, says: { ...says, doses: all } });
  const seen = new Set<string>();
  await wantRenewed(workday, seen);
  assert.deepEqual(await wanted(), [], 'the code says all');
  await withoutNetwork(phone);
  await takeBack(phone, dose);
  await wantRenewed(workday, seen);
  assert.deepEqual(await wanted(), [person]);
});

test('and who is called otherwise from now on; another telephone number changes no certificate', async () => {
  const phone = await phoneWith('a certificate');
  const { workday, wanted, of } = phone;
  await withoutNetwork(phone);
  const as = (changed: ('ben_name' | 'ben_mobile_number')[], ben_name: string = of.ben_name) => ({
    ...{
      beneficiary_id: person,
      ben_name,
      address: '',
      beneficiary_gender: of.gender,
      ben_mobile_number: '9876501234',
    },
    ...{ ben_type_id: of.ben_type_id, year: '', dob: of.dob, photo_id_type: null, photo_id_number: '' },
    ...{ is_update: true as const, version: 1, changed, read_out: true, captured_at },
  });
  const seen = new Set<string>();
  await workday.outbox.enqueue(updateBeneficiaryBasicDetails, as(['ben_mobile_number']));
  await wantRenewed(workday, seen);
  assert.deepEqual(await wanted(), []);
  await workday.outbox.enqueue(updateBeneficiaryBasicDetails, as(['ben_name'], 'AARAV SINGH'));
  await wantRenewed(workday, seen);
  assert.deepEqual(await wanted(), [person]);
});

test('and whose dose is put right on the server: not before it is, and not where that was refused', async () => {
  const phone = await phoneWith('a certificate');
  const { workday, wanted } = phone;
  await assert.rejects(renewedAfter(workday, person, () => Promise.reject(new Error('refused'))));
  assert.deepEqual(await wanted(), []);
  await renewedAfter(workday, person, async () => assert.deepEqual(await wanted(), []));
  assert.deepEqual(await wanted(), [person]);
  const other = await phoneWith('none');
  await renewedAfter(other.workday, person, async () => undefined);
  assert.deepEqual(await other.wanted(), [], 'who never had one');
});

test('who never had one is signed none that nobody asked for', async () => {
  const phone = await phoneWith('none');
  await giveDose(phone.workday);
  await allSent(phone);
  await takeBack(phone);
  await wantRenewed(phone.workday, new Set());
  assert.deepEqual(await phone.wanted(), []);
});

test('a code that was kept here counts as one of the pack, and one that has the dose needs no other', async () => {
  const phone = await phoneWith('none');
  const { workday, wanted, certificate } = phone;
  await saveDraft(workday, cardPlace(person), await cardOfPack(certificate));
  await giveDose(workday);
  await allSent(phone);
  await wantRenewed(workday, new Set());
  assert.deepEqual(await wanted(), [person]);

  await saveDraft(workday, wantedPlace, null);
  const { says, ...kept } = (await readDraft<KeptCard>(workday, cardPlace(person))) ?? assert.fail();
  const all = [...(says?.doses ?? []), `${dose.dose_code} ${dose.given_on}`];
  await saveDraft(workday, cardPlace(person), { ...kept, says: { ...says, doses: all } });
  await wantRenewed(workday, new Set());
  assert.deepEqual(await wanted(), []);
});

test('what was refused of somebody does not hold back what was taken', async () => {
  const phone = await phoneWith('a certificate');
  const { workday, wanted, outside } = phone;
  await giveDose(workday);
  await allSent(phone);
  outside.send = async () => ({ kind: 'refused', refusals: [{ code: 'VACDOS0007' }] });
  await takeBack(phone);
  await until(() => workday.outbox.items.get().some(({ state }) => state === 'refused'));
  await wantRenewed(workday, new Set());
  assert.deepEqual(await wanted(), [person]);
});

test('what somebody asks for meanwhile stays wanted, and what could not be noted is looked at again', async () => {
  const phone = await phoneWith('a certificate');
  const { workday, wanted } = phone;
  await giveDose(workday);
  await allSent(phone);
  const full = async () => Promise.reject(new Error('the disk is full'));
  const seen = new Set<string>();
  await assert.rejects(wantRenewed({ ...workday, drafts: { ...workday.drafts, save: full } }, seen));
  assert.equal(seen.size, 0);
  const looking = wantRenewed(workday, seen);
  await noteWanted(workday, ['22222222222224']);
  await looking;
  assert.deepEqual(await wanted(), ['22222222222224', person]);
});

test('a code that the server named counts before the later one of the pack, which it passed over', async () => {
  const phone = await phoneWith('a certificate');
  const { workday, wanted, certificate } = phone;
  await giveDose(workday);
  await allSent(phone);
  const { says, ...kept } = (await cardOfPack(certificate)) ?? assert.fail();
  const all = [...(says?.doses ?? []), `${dose.dose_code} ${dose.given_on}`];
  const older = { ...kept, number: 'C-0', issuedAt: (kept.issuedAt ?? 0) - 9, says: { ...says, doses: all } };
  await saveDraft(workday, cardPlace(person), older);
  await wantRenewed(workday, new Set());
  assert.deepEqual(await wanted(), [person], 'that of the pack lacks the dose');
  await saveDraft(workday, wantedPlace, null);
  await saveDraft(workday, cardPlace(person), { ...older, above: certificate.number });
  await wantRenewed(workday, new Set());
  assert.deepEqual(await wanted(), []);
});

test('what is signed for a phone is put above the one that its pack has', async () => {
  const { workday, certificate } = await phoneWith('a certificate');
  await noteWanted(workday, ['22222222222224', person]);
  const packed: (readonly [string, string | undefined])[] = [];
  await signWanted(workday, async (who, number) => {
    packed.push([who, number]);
    return null;
  });
  assert.deepEqual(packed, [
    ['22222222222224', undefined],
    [person, certificate.number],
  ]);
});
