import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { mostTriesADay } from '@teeka/domain/identity';
import { sql } from 'kysely';
import { specialNumbers } from '../../../../sandbox/src/identity/people.ts';
import { number } from '../identity/testing/proofs.ts';
import { abhaDesk, mobile_number, otp } from './testing/abha-desk.ts';
import { sealTicket } from './ticket.ts';

const { server, authority, day, somebody, agreed, enrolled, rows } = await abhaDesk();
let { phone } = day;
const later = async (time: { readonly minutes?: number; readonly seconds?: number; readonly days?: number }) => {
  server.clock.advance(time);
  phone = await server.as(day.user);
};
const over = ['ABHACC0004'];

test('a ticket is of one worker, one person, one step and some minutes; changed on the way it is none', async () => {
  const who = await somebody();
  const other = await somebody();
  const { beneficiary_id, aadhaar_number } = who;
  const sent = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
  const bring = { beneficiary_id, ticket: sent.ticket, otp, mobile_number };
  const colleague = await server.as(await server.fixtures.user({ sites: [day.site], places: day.places }));
  const changed = Buffer.from(sent.ticket, 'base64');
  changed[60] = (changed[60] ?? 0) ^ 1;
  const before = authority.abdm.log.list().length;
  assert.deepEqual((await colleague.send(abha.enrolAbha, bring)).codes, over);
  const tickets = [changed.toString('base64'), '', 'AAAA', 'x'.repeat(16_000), sent.ticket.slice(0, 80)];
  for (const ticket of tickets) assert.deepEqual((await phone.send(abha.enrolAbha, { ...bring, ticket })).codes, over);
  const about = { ...bring, beneficiary_id: other.beneficiary_id };
  assert.deepEqual((await phone.send(abha.enrolAbha, about)).codes, over);
  assert.deepEqual((await phone.send(abha.linkAbha, bring)).codes, over, 'no profile was opened');
  assert.deepEqual((await phone.send(abha.verifyAbhaSearch, bring)).codes, over);
  assert.deepEqual((await phone.send(abha.openAbha, { ...bring, account: 0 })).codes, over);
  for (const call of [abha.getAbhaSuggestions, abha.getAbhaCard] as const)
    assert.deepEqual((await phone.send(call, bring)).codes, over);
  assert.equal(authority.abdm.log.list().length, before, 'nothing of it reached the service');
  const made = await phone.ask(abha.enrolAbha, bring);
  assert.deepEqual((await phone.send(abha.enrolAbha, bring)).codes, over, 'replayed');
  await later({ minutes: 25 });
  assert.deepEqual((await phone.send(abha.linkAbha, { beneficiary_id, ticket: made.ticket })).codes, over, 'too late');
});

test('the account service forgets its token: the attempt is over', async () => {
  const who = await somebody();
  const { ticket } = await enrolled(who, phone);
  authority.abdm.tokens.forget();
  const { beneficiary_id } = who;
  assert.deepEqual((await phone.send(abha.getAbhaCard, { beneficiary_id, ticket })).codes, over);
});

test('a code again after a minute, three in all, to what is brought again; five wrong ones end it', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody();
  const sent = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
  const again = (ticket: string) => phone.send(abha.resendAbhaCode, { beneficiary_id, ticket, aadhaar_number });
  assert.deepEqual((await again(sent.ticket)).codes, ['ABHACC0014']);
  await later({ seconds: 61 });
  const nothing = await phone.send(abha.resendAbhaCode, { beneficiary_id, ticket: sent.ticket });
  assert.deepEqual(nothing.codes, ['IDPROF0006'], 'the number rests nowhere');
  const second = (await again(sent.ticket)).reply;
  assert.deepEqual((await again(sent.ticket)).codes, ['ABHACC0014'], 'an older ticket is no way round the minute');
  await later({ seconds: 61 });
  const third = (await again(second.ticket)).reply;
  await later({ seconds: 61 });
  assert.deepEqual((await again(third.ticket)).codes, ['ABHACC0014'], 'three in all');
  assert.deepEqual((await again(sent.ticket)).codes, ['ABHACC0014'], 'nor round the three');
  const bring = { beneficiary_id, ticket: third.ticket, otp: '111111', mobile_number };
  for (let nth = 0; nth < 5; nth++) assert.deepEqual((await phone.send(abha.enrolAbha, bring)).codes, ['USRPRF0002']);
  assert.deepEqual((await phone.send(abha.enrolAbha, { ...bring, otp })).codes, ['USRAUT0014']);
});

test('about one person five questions in a quarter of an hour, whoever asks', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody();
  const colleague = await server.as(await server.fixtures.user({ sites: [day.site], places: day.places }));
  const ask = (by: typeof phone) => by.send(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
  for (let nth = 0; nth < 5; nth++) assert.equal((await ask(nth % 2 ? phone : colleague)).status, 200);
  const barred = await ask(colleague);
  assert.deepEqual([barred.status, barred.codes, barred.errors[0]?.values], [429, ['USRAUT0015'], { minutes: 15 }]);
});

test('who tries Aadhaar numbers or accounts: so many a day, and each on the log of the person it is about', async () => {
  const { beneficiary_id } = await somebody();
  const request = { ...agreed, aadhaar_number: specialNumbers.unknown };
  for (let nth = 0; nth < mostTriesADay['abha-unknown']; nth++) {
    const who = nth < 3 ? beneficiary_id : (await somebody()).beneficiary_id;
    assert.deepEqual((await phone.send(abha.requestAbhaOtp, { beneficiary_id: who, ...request })).codes, [
      'IDVERI0002',
    ]);
  }
  const before = authority.abdm.log.list().length;
  const next = await somebody();
  assert.deepEqual((await phone.send(abha.requestAbhaOtp, { ...next, ...agreed })).codes, ['IDPROF0026']);
  assert.equal(authority.abdm.log.list().length, before);
  assert.equal((await day.audited(beneficiary_id)).filter((call) => call === 'abha.requestAbhaOtp').length, 3);
  await rows(sql`update number_try set count = ${mostTriesADay['abha-search']}
    where user_id = ${day.user.user_id}::uuid and kind = 'abha-search'`);
  await rows(sql`insert into number_try (user_id, kind, day, count)
    values (${day.user.user_id}::uuid, 'abha-search', ${day.today}::date, ${mostTriesADay['abha-search']})
    on conflict do nothing`);
  const search = { beneficiary_id, ...agreed, by: 'mobile', value: '9000000001' } as const;
  assert.deepEqual((await phone.send(abha.searchAbha, search)).codes, ['IDPROF0026']);
  await later({ days: 1 });
  assert.equal((await phone.send(abha.requestAbhaOtp, { ...next, ...agreed })).status, 200);
  const other = await server.fixtures.person({
    ...{ village: day.village, dob: '1990-01-01', photo_id: { type: 1, number: number(900) } },
  });
  const wrong = { beneficiary_id: other, ...agreed, aadhaar_number: number(901) };
  const refused = await phone.send(abha.requestAbhaOtp, wrong);
  assert.deepEqual(refused.codes, ['IDVERI0004'], 'another Aadhaar than on record');
  assert.deepEqual(await day.audited(other), ['abha.requestAbhaOtp']);
});

test('the longest ticket that is made fits the field in which it comes back', () => {
  const { atRest } = server.platform;
  const holder = { actor: { user_id: day.user.user_id }, atRest } as unknown as Parameters<typeof sealTicket>[2];
  const ids = { attempt_id: day.user.user_id, consent_id: day.user.user_id, wish_id: day.user.user_id };
  const moment = 1_800_000_000_000;
  const attempt = { ...ids, agreed_at: moment, code_id: day.user.user_id, codes: 3, sent_at: moment, until: moment };
  const [token, txn, name] = ['x'.repeat(3500), 'x'.repeat(100), 'क'.repeat(100)];
  const accounts = Array.from({ length: 10 }, () => ({ number: '91-0000-1234-5678', name }));
  const born = { dob: '2026-03-01', year_of_birth: 2026, gender: 1 } as const;
  const children = accounts.map(({ number }) => ({
    ...{ abha_number: number, abha_address: `${'x'.repeat(18)}@abdm`, name, ...born },
  }));
  const child = { guardian_id: '12345678901236', relation_proof: 'birth-certificate' } as const;
  const profile = {
    ...{ abha_number: '91-0000-1234-5678', abha_address: `${'x'.repeat(18)}@abdm`, name: 'क'.repeat(200), ...born },
    ...{ mobile: '9876543210', address: 'क'.repeat(300) },
  };
  const steps: Parameters<typeof sealTicket>[0]['at'][] = [
    { step: 'found', by: 'mobile', txn, token, accounts },
    { step: 'children', accounts: children, child },
    { step: 'mobile', txn, token, mobileTxn: txn, profile, child },
  ];
  for (const at of steps) {
    const made = sealTicket({ ...attempt, at }, '12345678901236', holder);
    assert.ok(abha.linkAbha.request.safeParse({ beneficiary_id: '12345678901236', ticket: made }).success, at.step);
  }
  const first = sealTicket({ ...attempt, at: steps[0] as never }, '12345678901236', holder);
  assert.ok(first.length > 8000, 'and one of ten accounts is longer than it was thought to be');
});

test('an account without an address is not told as over: it is linked once it has one', async () => {
  phone = await server.as(day.user);
  const who = await somebody({ name: 'MEERA BAI' });
  const { beneficiary_id } = who;
  const before = await enrolled(who, phone);
  const account = authority.abdm.accounts.find(before.profile.abha_number) ?? assert.fail('no account');
  account.address = '';
  await later({ minutes: 16 });
  const sent = { beneficiary_id, ...agreed, by: 'number', value: account.number } as const;
  const { ticket } = await phone.ask(abha.searchAbha, sent);
  const found = await phone.ask(abha.verifyAbhaSearch, { beneficiary_id, ticket, otp });
  const opened = await phone.ask(abha.openAbha, { beneficiary_id, ticket: found.ticket, account: 0 });
  assert.equal(opened.profile.abha_address, '');
  assert.deepEqual((await phone.send(abha.linkAbha, { beneficiary_id, ticket: opened.ticket })).codes, ['ABHACC0033']);
  // By the Aadhaar the same account is found, and an address can be chosen for it.
  const same = await enrolled(who, phone);
  assert.deepEqual([same.is_new, same.profile.abha_address], [false, '']);
  const chosen = { beneficiary_id, ticket: same.ticket, abha_address: 'meera.bai_77' };
  const whole = await phone.ask(abha.chooseAbhaAddress, chosen);
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket: whole.ticket });
});
