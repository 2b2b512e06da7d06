import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import * as abha from '@teeka/contract/abha';
import type { Call, InputOf, ReplyOf } from '@teeka/contract/call';
import { sql } from 'kysely';
import { specialNumbers } from '../../../../sandbox/src/identity/people.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { capture, number, picture } from '../identity/testing/proofs.ts';
import { abhaDesk, otp } from './testing/abha-desk.ts';
import { tracesOf } from './testing/forms-of.ts';
import { Notebook } from './testing/notebook.ts';
import { whatRests } from './testing/what-rests.ts';

const { server, authority, day, somebody, agreed, rows } = await abhaDesk();
const notebook = new Notebook();
let phone = notebook.noting(await server.as(day.user));
const later = async (time: { readonly minutes?: number; readonly seconds?: number }) => {
  server.clock.advance(time);
  phone = notebook.noting(await server.as(day.user));
};
const [mobile, ofAadhaar] = ['9345678210', '9000000009'];

const silences = ['down', 'busy', 'torn', 'html', 'empty'] as const;
let silent = 0;

/** What is asked of the account service: it gives no answer, each time in another way, and then one. */
async function ask<C extends Call>(call: C, input: InputOf<C>): Promise<ReplyOf<C>> {
  silent += 1;
  authority.mode = silences[silent % silences.length] ?? 'down';
  const unanswered = await phone.send(call, input);
  assert.deepEqual(unanswered.codes, ['REQVAL0014'], `${call.name}, ${authority.mode}`);
  authority.mode = 'good';
  return phone.ask(call, input);
}
async function refused<C extends Call>(call: C, input: InputOf<C>, code: string): Promise<void> {
  assert.deepEqual((await phone.send(call, input)).codes, [code], call.name);
}

/** Somebody whose account was made by a code and is open. */
async function enrolled(
  who: { readonly beneficiary_id: string; readonly aadhaar_number: string },
  mobile_number = mobile,
) {
  const { beneficiary_id, aadhaar_number } = who;
  const { ticket } = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
  return phone.ask(abha.enrolAbha, { beneficiary_id, ticket, otp, mobile_number });
}

test('an account by a code: wrong, expired, sent again, right; a mobile number that differs; address, card, link', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody({ theirs: { mobile: ofAadhaar } });
  const about = { beneficiary_id };
  await refused(abha.requestAbhaOtp, { ...about, ...agreed, aadhaar_number: specialNumbers.unknown }, 'IDVERI0002');
  const first = await ask(abha.requestAbhaOtp, { ...about, ...agreed, aadhaar_number });
  await refused(abha.resendAbhaCode, { ...about, ticket: first.ticket, aadhaar_number }, 'ABHACC0014');
  await later({ seconds: 61 });
  const second = await ask(abha.resendAbhaCode, { ...about, ticket: first.ticket, aadhaar_number });
  const bring = { ...about, ticket: second.ticket, otp: '918273', mobile_number: mobile };
  await refused(abha.enrolAbha, bring, 'USRPRF0002');
  await later({ minutes: 3 });
  await refused(abha.enrolAbha, { ...bring, otp }, 'USRAUT0013');
  const third = await phone.ask(abha.resendAbhaCode, { ...about, ticket: second.ticket, aadhaar_number });
  const made = await ask(abha.enrolAbha, { ...bring, otp, ticket: third.ticket });
  assert.ok(made.is_new && made.asks_mobile);
  await refused(abha.requestAbhaMobileOtp, { ...about, ticket: made.ticket, mobile_number: '123' }, 'FLDVAL0007');
  const sent = await ask(abha.requestAbhaMobileOtp, { ...about, ticket: made.ticket, mobile_number: mobile });
  await later({ seconds: 61 });
  const again = await ask(abha.resendAbhaCode, { ...about, ticket: sent.ticket, value: mobile });
  await refused(abha.verifyAbhaMobileOtp, { ...about, ticket: again.ticket, otp: '827364' }, 'USRPRF0002');
  const { ticket } = await ask(abha.verifyAbhaMobileOtp, { ...about, ticket: again.ticket, otp });
  await refused(abha.getAbhaSuggestions, { ...about, ticket: 'AAAA' }, 'ABHACC0004');
  const { addresses } = await ask(abha.getAbhaSuggestions, { ...about, ticket });
  await refused(abha.chooseAbhaAddress, { ...about, ticket, abha_address: 'taken.name' }, 'ABHACC0007');
  const chosen = await ask(abha.chooseAbhaAddress, { ...about, ticket, abha_address: addresses[0] ?? '' });
  const open = { ...about, ticket: chosen.ticket };
  const { card } = await ask(abha.getAbhaCard, open);
  assert.ok(card.length > 500);
  await phone.ask(abha.linkAbha, open);
  await refused(abha.linkAbha, open, 'ABHACC0005');
  assert.ok((await phone.ask(abha.getAbha, about)).linked);
  await refused(abha.getAbha, { beneficiary_id: '12345678901238' }, 'REQVAL0012');
  authority.abdm.tokens.forget();
  await refused(abha.getAbhaCard, open, 'ABHACC0004');
});

test('an account that there is: by its mobile, number and address, each with a code; opened, linked, ended', async () => {
  const who = await somebody();
  const { profile } = await enrolled(who);
  const about = { beneficiary_id: who.beneficiary_id };
  await refused(abha.searchAbha, { ...about, ...agreed, by: 'number', value: '91-7777-7777-7777' }, 'ABHACC0010');
  const ways = [
    { by: 'mobile', value: mobile },
    { by: 'number', value: profile.abha_number },
    { by: 'address', value: profile.abha_address },
  ] as const;
  for (const { by, value } of ways) {
    await later({ minutes: 16 });
    const sent = await ask(abha.searchAbha, { ...about, ...agreed, by, value });
    await later({ seconds: 61 });
    const again = await ask(abha.resendAbhaCode, { ...about, ticket: sent.ticket, value });
    await refused(abha.verifyAbhaSearch, { ...about, ticket: again.ticket, otp: '736455' }, 'USRPRF0002');
    const found = await ask(abha.verifyAbhaSearch, { ...about, ticket: again.ticket, otp });
    await refused(abha.openAbha, { ...about, ticket: found.ticket, account: 99 }, 'ABHACC0004');
    const account = found.accounts.findIndex(({ abha_number_masked }) =>
      abha_number_masked.endsWith(profile.abha_number.slice(-4)),
    );
    const open = await ask(abha.openAbha, { ...about, ticket: found.ticket, account });
    await phone.ask(abha.linkAbha, { ...about, ticket: open.ticket });
    await phone.ask(abha.unlinkAbha, { ...about, reason: 'Tried out' });
    await refused(abha.unlinkAbha, { ...about, reason: 'Tried out' }, 'ABHACC0011');
  }
  const again = await enrolled(await somebody({ theirs: { number: who.aadhaar_number } }));
  assert.equal(again.is_new, false, 'one that there was is found, not made');
});

test('by finger, face and details, good and bad', async () => {
  const proofs = [
    { by: 'biometric', pid_data: capture() },
    { by: 'face', picture: picture() },
    { by: 'demographic', name: 'Sita Devi', dob: '1995-05-05', gender: 2 },
  ] as const;
  for (const proof of proofs) {
    const made = { ...(await somebody()), ...agreed, mobile_number: mobile, proof };
    const other = { ...made, aadhaar_number: specialNumbers.other };
    await refused(
      abha.enrolAbhaDirectly,
      proof.by === 'biometric' ? { ...other, proof: { ...proof, pid_data: capture() } } : other,
      'ABHACC0034',
    );
    const { ticket } = await ask(abha.enrolAbhaDirectly, made);
    await phone.ask(abha.linkAbha, { beneficiary_id: made.beneficiary_id, ticket });
    if (proof.by === 'biometric')
      await refused(abha.enrolAbhaDirectly, { ...made, ...(await somebody()) }, 'IDVERI0005');
  }
});

test('a child in the account of its mother', async () => {
  const mother = await somebody();
  const guardian_id = mother.beneficiary_id;
  const open = await enrolled(mother);
  const beneficiary_id = await day.person({ name: 'BABY OF SITA', dob: '2026-03-01', guardian_id });
  const declared = { consent: abhaConsentOf('child'), wish_id: null, relation_proof: 'mcp-card', seen: true } as const;
  const child = { beneficiary_id, guardian_id, ticket: open.ticket, ...declared };
  await refused(abha.enrolChildAbha, child, 'ABHACC0003');
  await refused(abha.findChildAbhas, child, 'ABHACC0003');
  await phone.ask(abha.linkAbha, { beneficiary_id: guardian_id, ticket: open.ticket });
  await ask(abha.findChildAbhas, child);
  await later({ minutes: 16 });
  const { ticket } = await ask(abha.enrolChildAbha, child);
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket });
});

test('a wish kept, dropped, kept again and fulfilled by its consent', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody();
  const wish = () => ({ beneficiary_id, wish_id: uuidV7(), consent: abhaConsentOf(), captured_at: day.at(-1) });
  await refused(abha.keepAbhaWish, { ...wish(), consent: { ...abhaConsentOf(), points: [] } }, 'ABHACC0001');
  const first = wish();
  await phone.ask(abha.keepAbhaWish, first);
  const drop = { beneficiary_id, wish_id: first.wish_id, captured_at: day.at() };
  await phone.ask(abha.dropAbhaWish, drop);
  await refused(abha.dropAbhaWish, drop, 'ABHACC0012');
  const no = { beneficiary_id, why: 'withdrawn', captured_at: day.at() } as const;
  await phone.ask(abha.withdrawAbhaConsent, no);
  await refused(abha.withdrawAbhaConsent, { ...no, beneficiary_id: '12345678901238' }, 'REQVAL0012');
  const request = (wish_id: string) => ({ beneficiary_id, consent: null, wish_id, aadhaar_number });
  await refused(abha.requestAbhaOtp, request(first.wish_id), 'ABHACC0012');
  await later({ minutes: 2 });
  const second = wish();
  await phone.ask(abha.keepAbhaWish, second);
  const { data } = await phone.ask(abha.getAbhaWishes, {});
  assert.deepEqual(
    data.map(({ wish_id }) => wish_id),
    [second.wish_id],
  );
  const sent = await phone.ask(abha.requestAbhaOtp, request(second.wish_id));
  const bring = { beneficiary_id, otp, mobile_number: mobile };
  const { ticket } = await phone.ask(abha.enrolAbha, { ...bring, ticket: sent.ticket });
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket });
});

test('a refusal of consent, a number that is not on record, one that nobody has; tokens that end; a service that sleeps', async () => {
  const who = await somebody({ photo_id: { type: 1, number: number(880_001) } });
  const { beneficiary_id } = who;
  const none = { consent: { ...abhaConsentOf(), points: [] }, wish_id: null };
  await refused(abha.requestAbhaOtp, { ...who, ...none }, 'ABHACC0001');
  await refused(abha.requestAbhaOtp, { ...who, ...agreed }, 'IDVERI0004');
  const free = await somebody();
  for (const [aadhaar_number, code] of [
    [specialNumbers.noMobile, 'IDVERI0003'],
    [specialNumbers.odd, 'ABHACC0016'],
    [`${free.aadhaar_number.slice(0, 11)}x`, 'IDPROF0006'],
  ] as const)
    await refused(abha.requestAbhaOtp, { ...free, ...agreed, aadhaar_number }, code);
  const before = authority.accessTokens().length;
  authority.mode = 'token-expired';
  const made = await enrolled(free);
  authority.mode = 'token-expired';
  await phone.ask(abha.getAbhaCard, { beneficiary_id: free.beneficiary_id, ticket: made.ticket });
  assert.equal(authority.accessTokens().length, before + 2, 'two sessions were renewed');
  authority.mode = 'slow';
  await refused(abha.searchAbha, { beneficiary_id, ...agreed, by: 'mobile', value: mobile }, 'REQVAL0014');
  authority.mode = 'good';
});

test('two workers at one person: the second is refused', async () => {
  const who = await somebody();
  const colleague = notebook.noting(
    await server.as(await server.fixtures.user({ sites: [day.site], places: day.places })),
  );
  const mine = await enrolled(who);
  const { beneficiary_id, aadhaar_number } = who;
  const sent = await colleague.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
  const theirs = await colleague.ask(abha.enrolAbha, {
    beneficiary_id,
    ticket: sent.ticket,
    otp,
    mobile_number: mobile,
  });
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket: mine.ticket });
  assert.deepEqual((await colleague.send(abha.linkAbha, { beneficiary_id, ticket: theirs.ticket })).codes, [
    'ABHACC0005',
  ]);
});

test('every call of the contract was driven, in good ways and in bad ones', () => {
  const ofAccounts = calls.filter(({ name }) => name.startsWith('abha.'));
  assert.equal(ofAccounts.length, 21);
  assert.deepEqual(notebook.missing(ofAccounts), []);
  assert.deepEqual(new Notebook().missing([abha.getAbhaWishes]), ['abha.getAbhaWishes in a good way']);
});

test('after all of it nothing of an Aadhaar, a code, a token or a picture rests anywhere', async () => {
  notebook.add('token of an account', authority.abdm.tokens.all());
  notebook.add('token of the gateway', authority.accessTokens());
  notebook.add('transaction', authority.abdm.transactions.all());
  for (const [name, least] of Object.entries({
    ...{
      aadhaar_number: 12,
      otp: 4,
      ticket: 20,
      pid_data: 2,
      picture: 1,
      card: 1,
      qr: 1,
      mobile_number: 1,
      abha_number: 8,
    },
    ...{ 'token of an account': 20, 'token of the gateway': 3, transaction: 15 },
  }))
    assert.ok(notebook.count(name) >= least, `${name}: ${notebook.count(name)}`);
  const rests = await whatRests(server);
  for (const place of ['table audit', 'table receipt', 'table abha_event', 'bytes of table abha_link', 'log'])
    assert.ok((rests[place] ?? '').length > 500, place);
  assert.match(rests['table audit'] ?? '', /abha\.enrolAbha/);
  assert.match(rests.log ?? '', /abha\.verifyAbhaMobileOtp/);
  assert.deepEqual(tracesOf(notebook.secrets, rests), []);
  // It would have been found: one of those very numbers, deep in the bytes of a row.
  const [{ value } = { value: '' }] = notebook.secrets.filter(({ name }) => name === 'aadhaar_number');
  const bytes = Buffer.from(JSON.stringify({ body: Buffer.from(`{"id":"${value}"}`).toString('base64') }));
  await rows(sql`create table planted (bytes bytea)`);
  await rows(sql`insert into planted values (${bytes})`);
  assert.match(
    tracesOf(notebook.secrets, await whatRests(server)).join(),
    /^bytes of table planted: aadhaar_number, base64/,
  );
});
