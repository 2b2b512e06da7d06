import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { sql } from 'kysely';
import { specialNumbers } from '../../../../sandbox/src/identity/people.ts';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { abhaDesk, otp } from './testing/abha-desk.ts';

const { server, authority, day, phone, somebody, agreed, enrolled, linked, rows } = await abhaDesk();
const declared = { consent: abhaConsentOf('child'), wish_id: null };
const papers = { relation_proof: 'birth-certificate', seen: true } as const;
const newborn = (guardian_id: string, name = 'BABY OF SITA') =>
  day.person({ name, dob: '2026-03-01', gender: 1, guardian_id, guardian_name: 'SITA DEVI' });

test('a child in the account of its guardian: declaration, paper, number; both linked, the paper kept as a fact', async () => {
  const mother = await linked();
  const child = await newborn(mother.beneficiary_id);
  const { sheet, guardian } = await phone.ask(abha.getAbha, { beneficiary_id: child });
  assert.deepEqual(
    [sheet, guardian],
    ['child', { beneficiary_id: mother.beneficiary_id, ben_name: 'SITA DEVI', has_account: true }],
  );
  const sent = { beneficiary_id: child, guardian_id: mother.beneficiary_id, ticket: mother.ticket, ...papers };
  const made = await phone.ask(abha.enrolChildAbha, { ...sent, ...declared });
  assert.deepEqual([made.is_new, made.asks_mobile, made.profile.name], [true, false, 'BABY OF SITA']);
  assert.deepEqual([made.profile.dob, made.profile.gender], ['2026-03-01', 1]);
  const again = await phone.ask(abha.enrolChildAbha, { ...sent, ...declared });
  assert.deepEqual([again.is_new, again.profile.abha_number], [false, made.profile.abha_number], 'never made twice');
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
