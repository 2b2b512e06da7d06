import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { registration } from '@teeka/contract/beneficiaries';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { specialNumbers } from '../../../../sandbox/src/identity/people.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { nextReferenceNumber, pregnancyDesk } from '../../testing/pregnancy-desk.ts';
import { registrationBody } from '../../testing/registration.ts';
import { abhaDesk, otp } from './testing/abha-desk.ts';

const { server, authority, day, somebody, agreed, enrolled, linked, rows } = await abhaDesk();
let { phone } = day;
const declared = { consent: abhaConsentOf('child'), wish_id: null };
const papers = { relation_proof: 'birth-certificate', seen: true } as const;
const newborn = (guardian_id: string, name = 'BABY OF SITA') =>
  day.person({ name, dob: '2026-03-01', gender: 1, guardian_id, guardian_name: 'SITA DEVI' });

test('a child in the account of its guardian: declaration, paper, number; both linked, the paper kept as a fact', async () => {
  const mother = await linked();
  const child = await newborn(mother.beneficiary_id);
  const { sheet, guardian, guardian_stands } = await phone.ask(abha.getAbha, { beneficiary_id: child });
  assert.deepEqual(
    [sheet, guardian, guardian_stands],
    ['child', { beneficiary_id: mother.beneficiary_id, ben_name: 'SITA DEVI', has_account: true }, 'here'],
  );
  const sent = { beneficiary_id: child, guardian_id: mother.beneficiary_id, ticket: mother.ticket, ...papers };
  const made = await phone.ask(abha.enrolChildAbha, { ...sent, ...declared });
  assert.deepEqual([made.is_new, made.asks_mobile, made.profile.name], [true, false, 'BABY OF SITA']);
  assert.deepEqual([made.profile.dob, made.profile.gender], ['2026-03-01', 1]);
  const again = await phone.send(abha.enrolChildAbha, { ...sent, ...declared });
  assert.deepEqual(again.codes, ['ABHACC0013'], 'never made twice');
  await phone.ask(abha.linkAbha, { beneficiary_id: child, ticket: made.ticket });
  assert.deepEqual((await phone.send(abha.linkAbha, { beneficiary_id: child, ticket: mother.ticket })).codes, [
    'ABHACC0005',
  ]);
  const [kept] = await rows(
    sql<object>`select relation_proof, guardian_id::text from abha_event
      where beneficiary_id = ${child}::bigint and what = 'linked'`,
  );
  assert.deepEqual(kept, { relation_proof: 'birth-certificate', guardian_id: mother.beneficiary_id });
  const [consent] = await rows(
    sql<object>`select sheet, given_by, cardinality(points) as points from abha_event
      where beneficiary_id = ${child}::bigint and what = 'consent'`,
  );
  assert.deepEqual(consent, { sheet: 'child', given_by: 'guardian', points: 8 });
  const { history } = await phone.ask(abha.getAbha, { beneficiary_id: child });
  assert.deepEqual(
    history.map(({ what }) => what),
    ['linked', 'consent'],
  );
});

test('the guardian first: without a linked account, another guardian, another account, the sheet of an adult', async () => {
  const unlinked = await somebody();
  const { ticket } = await enrolled(unlinked);
  const theirs = await newborn(unlinked.beneficiary_id);
  const send = (sent: object) => phone.send(abha.enrolChildAbha, { ...papers, ...declared, ...sent } as never);
  const none = { beneficiary_id: theirs, guardian_id: unlinked.beneficiary_id, ticket };
  assert.deepEqual((await send(none)).codes, ['ABHACC0003']);
  const mother = await linked();
  const child = await newborn(mother.beneficiary_id);
  const hers = { beneficiary_id: child, guardian_id: mother.beneficiary_id, ticket: mother.ticket };
  const logged = authority.abdm.log.list().length;
  const cases: [object, string][] = [
    [{ guardian_id: unlinked.beneficiary_id, ticket }, 'ABHACC0003'],
    [{ ticket }, 'ABHACC0004'],
    [agreed, 'ABHACC0002'],
    [{ consent: { ...declared.consent, points: declared.consent.points.slice(0, 7) } }, 'ABHACC0001'],
    [{ consent: { ...declared.consent, given_by: 'person' } }, 'ABHACC0001'],
  ];
  for (const [change, code] of cases) assert.deepEqual((await send({ ...hers, ...change })).codes, [code]);
  const unseen = { ...papers, ...declared, ...hers, seen: false };
  assert.deepEqual((await phone.send(abha.enrolChildAbha, unseen as never)).codes, ['REQVAL0002']);
  const grown = await day.person({ dob: '2000-01-01', guardian_id: mother.beneficiary_id });
  assert.deepEqual((await send({ ...hers, beneficiary_id: grown })).codes, ['ABHACC0002']);
  assert.equal(authority.abdm.log.list().length, logged, 'nothing was sent');
});

test('an account that is opened again, for a child that comes later; as many children as it may have', async () => {
  const mother = await linked({ theirs: { number: specialNumbers.childLimit } });
  const { beneficiary_id } = mother;
  server.clock.advance({ minutes: 26 });
  const fresh = await server.as(day.user);
  const number = mother.profile.abha_number;
  const sent = await fresh.ask(abha.searchAbha, { beneficiary_id, ...agreed, by: 'number', value: number });
  const found = await fresh.ask(abha.verifyAbhaSearch, { beneficiary_id, ticket: sent.ticket, otp });
  const { ticket } = await fresh.ask(abha.openAbha, { beneficiary_id, ticket: found.ticket, account: 0 });
  const child = await newborn(beneficiary_id, 'FIFTH CHILD');
  const refused = await fresh.send(abha.enrolChildAbha, {
    ...{ beneficiary_id: child, guardian_id: beneficiary_id, ticket },
    ...papers,
    ...declared,
  });
  assert.deepEqual(refused.codes, ['ABHACC0008']);
  const stale = await fresh.send(abha.enrolChildAbha, {
    ...{ beneficiary_id: child, guardian_id: beneficiary_id, ticket: mother.ticket },
    ...papers,
    ...declared,
  });
  assert.deepEqual(stale.codes, ['ABHACC0004'], 'an attempt of half an hour ago is over');
});

test("no way round the guardian: not by an Aadhaar, not by the mother's own account; a grown-up is no child", async () => {
  const mother = await linked();
  const fresh = await server.as(day.user);
  const child = await newborn(mother.beneficiary_id);
  const logged = authority.abdm.log.list().length;
  const of = { beneficiary_id: child, ...declared };
  const { aadhaar_number } = mother;
  assert.deepEqual((await fresh.send(abha.requestAbhaOtp, { ...of, aadhaar_number })).codes, ['ABHACC0002']);
  const proof = { by: 'demographic', name: 'BABY OF SITA', dob: '2026-03-01', gender: 1 } as const;
  const direct = { ...of, aadhaar_number, mobile_number: '', proof };
  assert.deepEqual((await fresh.send(abha.enrolAbhaDirectly, direct)).codes, ['ABHACC0002']);
  assert.equal(authority.abdm.log.list().length, logged, 'nothing was sent');
  // Searched as the child's own, the mother's account is not the child's, however alike the names are.
  const other = await somebody({ name: 'SITA DEVI' });
  const made = await enrolled(other);
  const value = made.profile.abha_number;
  const sent = await fresh.ask(abha.searchAbha, { ...of, by: 'number', value });
  const found = await fresh.ask(abha.verifyAbhaSearch, { beneficiary_id: child, ticket: sent.ticket, otp });
  const opened = await fresh.ask(abha.openAbha, { beneficiary_id: child, ticket: found.ticket, account: 0 });
  assert.deepEqual((await fresh.send(abha.linkAbha, { beneficiary_id: child, ticket: opened.ticket })).codes, [
    'ABHACC0009',
  ]);
  // The consent of an adult, taken down some minutes ago.
  const grown = await day.person({ name: 'RAMU', dob: '2006-01-01', gender: 1, guardian_id: mother.beneficiary_id });
  await fresh.send(abha.searchAbha, { beneficiary_id: grown, ...agreed, by: 'mobile', value: '9000000009' });
  const enrol = { beneficiary_id: grown, guardian_id: mother.beneficiary_id, ticket: mother.ticket, ...papers };
  assert.deepEqual((await fresh.send(abha.enrolChildAbha, { ...enrol, ...agreed })).codes, ['ABHACC0002']);
});

test('before one is made the guardian’s accounts are asked for: the child’s own is found, opened, linked; none is made beside it', async () => {
  phone = await server.as(day.user);
  const mother = await linked();
  const { beneficiary_id: guardian_id, ticket } = mother;
  const child = await newborn(guardian_id);
  const sent = (beneficiary_id: string) => ({ beneficiary_id, guardian_id, ticket, ...papers, ...declared });
  // Made elsewhere before, in the mother's account; and one of an older sister.
  const account = authority.abdm.accounts.find(mother.profile.abha_number) ?? assert.fail('no account');
  const own = authority.abdm.accounts.child(account, { name: 'BABY OF SITA', dob: '01-03-2026', gender: 'M' });
  authority.abdm.accounts.child(account, { name: 'GITA', dob: '01-03-2022', gender: 'F' });
  const found = await phone.ask(abha.findChildAbhas, sent(child));
  const shown = { name: 'BABY OF SITA', dob: '2026-03-01', year_of_birth: 2026, is_same: true };
  assert.deepEqual(found.accounts, [{ abha_number_masked: `XX-XXXX-XXXX-${own.number.slice(-4)}`, ...shown }]);
  const before = authority.abdm.accounts.childrenOf(account.number).length;
  assert.deepEqual((await phone.send(abha.enrolChildAbha, sent(child))).codes, ['ABHACC0013']);
  assert.equal(authority.abdm.accounts.childrenOf(account.number).length, before, 'none was made');
  const open = (nth: number) =>
    phone.send(abha.openAbha, { beneficiary_id: child, ticket: found.ticket, account: nth });
  assert.deepEqual((await open(1)).codes, ['ABHACC0004']);
  const { profile, ticket: opened } = (await open(0)).reply;
  assert.deepEqual([profile.abha_number, profile.abha_address], [own.number, own.address]);
  assert.deepEqual(await phone.ask(abha.getAbhaCard, { beneficiary_id: child, ticket: opened }), { card: '', qr: '' });
  await phone.ask(abha.linkAbha, { beneficiary_id: child, ticket: opened });
  const [kept] = await rows(
    sql<object>`select relation_proof, guardian_id::text from abha_event
      where beneficiary_id = ${child}::bigint and what = 'linked'`,
  );
  assert.deepEqual(kept, { relation_proof: 'birth-certificate', guardian_id });
  // A twin of the same day and sex: the account of the first is no one's any more to choose, and a new one is made.
  const twin = await newborn(guardian_id);
  for (let nth = 0; nth < 7; nth++)
    assert.deepEqual((await phone.ask(abha.findChildAbhas, sent(twin))).accounts, [], 'to look is not counted');
});

test('an account that may be the child’s is shown, and who knows the family decides: a name given since, or a twin', async () => {
  phone = await server.as(day.user);
  const mother = await linked();
  const { beneficiary_id: guardian_id, ticket } = mother;
  const account = authority.abdm.accounts.find(mother.profile.abha_number) ?? assert.fail('no account');
  authority.abdm.accounts.child(account, { name: 'BABY OF SITA', dob: '01-03-2026', gender: 'M' });
  const child = await newborn(guardian_id, 'AARAV');
  const sent = { beneficiary_id: child, guardian_id, ticket, ...papers, ...declared };
  const { accounts } = await phone.ask(abha.findChildAbhas, sent);
  assert.deepEqual(
    accounts.map(({ name, is_same }) => [name, is_same]),
    [['BABY OF SITA', false]],
  );
  const made = await phone.ask(abha.enrolChildAbha, sent);
  assert.deepEqual([made.is_new, made.profile.name], [true, 'AARAV']);
});

test('a guardian of another area, one under 18 and one who died are told as what they are', async () => {
  phone = await server.as(day.user);
  const stands = async (beneficiary_id: string) => {
    const { guardian, guardian_stands } = await phone.ask(abha.getAbha, { beneficiary_id });
    return [guardian_stands, guardian?.ben_name ?? null];
  };
  const nobody = await day.person({ name: 'BABY', dob: '2026-03-01', gender: 1 });
  assert.deepEqual(await stands(nobody), ['none', null]);
  const there = await server.fixtures.person({
    village: (await server.fixtures.site(await server.fixtures.places())).villages[0] ?? 0,
    dob: '1995-05-05',
  });
  assert.deepEqual(await stands(await newborn(there)), ['elsewhere', null]);
  const young = await somebody({ name: 'RANI', dob: '2009-05-05' });
  assert.deepEqual(await stands(await newborn(young.beneficiary_id)), ['minor', 'RANI']);
  const dead = await somebody({ name: 'MEENA', deceased_on: '2026-03-02' });
  assert.deepEqual(await stands(await newborn(dead.beneficiary_id)), ['dead', 'MEENA']);
  const adult = await somebody();
  assert.deepEqual(await stands(adult.beneficiary_id), ['none', null], 'an adult needs none');
});

test('within the account of a guardian under 18 nothing is made, whoever linked it', async () => {
  phone = await server.as(day.user);
  const mother = await linked();
  const { beneficiary_id: guardian_id, ticket } = mother;
  const child = await newborn(guardian_id);
  await rows(sql`update beneficiary set dob = '2009-05-05' where beneficiary_id = ${guardian_id}::bigint`);
  const logged = authority.abdm.log.list().length;
  const sent = { beneficiary_id: child, guardian_id, ticket, ...papers, ...declared };
  assert.deepEqual((await phone.send(abha.enrolChildAbha, sent)).codes, ['ABHACC0032']);
  assert.deepEqual((await phone.send(abha.findChildAbhas, sent)).codes, ['ABHACC0032']);
  assert.equal(authority.abdm.log.list().length, logged, 'nothing was sent');
});

test('of a child that a visit says has died nobody makes an account, until a later visit sees it', async () => {
  phone = await server.as(day.user);
  const today = server.clock.clock().today;
  const desk = await pregnancyDesk({ ...day, phone }, { lmp: addDays(today, -300) });
  const beneficiary_id = nextReferenceNumber();
  const on = addDays(today, -5);
  const delivery = desk.delivery({ delivered_on: on, live_births: 1, still_births: 0 });
  const delivery_id = await desk.record('delivery', delivery, [desk.liveChild(beneficiary_id, { born_on: on })]);
  const newborn = { name: 'BIMLA', dob: on, gender: 2, ben_type_id: 7008, guardian_ben_id: desk.woman, delivery_id };
  const mobile_number = server.fixtures.mobile();
  const captured_at = day.at();
  await phone.ask(registration, registrationBody(day.site, { beneficiary_id, ...newborn, mobile_number, captured_at }));
  const wish = { beneficiary_id, wish_id: uuidV7(), consent: declared.consent, captured_at: day.at() };
  await phone.ask(abha.keepAbhaWish, wish);
  const isListed = async () =>
    (await phone.ask(abha.getAbhaWishes, {})).data.some((line) => line.beneficiary_id === beneficiary_id);
  assert.ok(await isListed());
  const visit = await desk.record('postnatal', { visited_on: today, child_well: 'died' });
  assert.ok(!(await isListed()), 'nobody calls the family about it');
  const of = { beneficiary_id, ...declared };
  const search = { ...of, by: 'number', value: '91-0000-7777-9999' } as const;
  const sent = { ...of, guardian_id: desk.woman, ticket: 'AAAA', ...papers };
  const logged = authority.abdm.log.list().length;
  for (const answer of [
    await phone.send(abha.searchAbha, search),
    await phone.send(abha.findChildAbhas, sent),
    await phone.send(abha.enrolChildAbha, sent),
  ])
    assert.deepEqual(answer.codes, ['BENDET0002']);
  assert.equal(authority.abdm.log.list().length, logged, 'nothing was sent');
  await desk.record('withdrawal', { event: visit, reason: 'of another woman' });
  assert.deepEqual((await phone.send(abha.findChildAbhas, sent)).codes, ['ABHACC0003'], 'it lives: now its guardian');
  assert.ok(await isListed());
});
