import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { sql } from 'kysely';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { abhaDesk, mobile_number, otp } from './testing/abha-desk.ts';

const { server, authority, day, somebody, linked, rows } = await abhaDesk();
let { phone } = day;
const later = async (time: { readonly minutes?: number; readonly seconds?: number }) => {
  server.clock.advance(time);
  phone = await server.as(day.user);
};
const at = (minutes = 0) => new Date(server.clock.clock().instant.getTime() + minutes * 60_000).toISOString();
const agreedAt = (minutes = 0, sheet: 'adult' | 'child' = 'adult') => ({
  consent: { ...abhaConsentOf(sheet), captured_at: at(minutes) },
  wish_id: null,
});
const withdraw = (beneficiary_id: string, minutes = 0, why: 'withdrawn' | 'refused' = 'withdrawn') =>
  phone.send(abha.withdrawAbhaConsent, { beneficiary_id, why, captured_at: at(minutes) });
/** The account of somebody, open, by a consent of a minute. */
async function opened(who: { readonly beneficiary_id: string; readonly aadhaar_number: string }, minutes = 0) {
  const { beneficiary_id, aadhaar_number } = who;
  const sent = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreedAt(minutes), aadhaar_number });
  return phone.ask(abha.enrolAbha, { beneficiary_id, ticket: sent.ticket, otp, mobile_number });
}
const papers = { relation_proof: 'birth-certificate', seen: true } as const;
const questions = () => authority.abdm.log.list().length;
const consentsOf = (beneficiary_id: string) =>
  rows(
    sql<{ at: Date; guardian_id: string | null }>`select at, guardian_id::text from abha_event
      where beneficiary_id = ${beneficiary_id}::bigint and what = 'consent' order by at`,
  );

test('consent withdrawn in the middle of an attempt: no step goes on by it, and nothing more is asked of the service', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody();
  const value = '9000000123';
  const search = await phone.send(abha.searchAbha, { beneficiary_id, ...agreedAt(), by: 'mobile', value });
  assert.deepEqual(search.codes, ['ABHACC0010']);
  const sent = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreedAt(), aadhaar_number });
  const made = await phone.ask(abha.enrolAbha, { beneficiary_id, ticket: sent.ticket, otp, mobile_number });
  await later({ seconds: 61 });
  assert.deepEqual((await phone.ask(abha.getAbha, { beneficiary_id })).consent, { given_at: at(-61 / 60) });
  assert.equal((await withdraw(beneficiary_id)).status, 200);
  const before = questions();
  const code = { beneficiary_id, ticket: sent.ticket };
  const open = { beneficiary_id, ticket: made.ticket };
  const steps = [
    await phone.send(abha.enrolAbha, { ...code, otp, mobile_number }),
    await phone.send(abha.resendAbhaCode, { ...code, aadhaar_number }),
    await phone.send(abha.requestAbhaMobileOtp, { ...open, mobile_number }),
    await phone.send(abha.getAbhaSuggestions, open),
    await phone.send(abha.chooseAbhaAddress, { ...open, abha_address: 'sita.devi_95' }),
    await phone.send(abha.getAbhaCard, open),
    await phone.send(abha.linkAbha, open),
  ];
  for (const step of steps) assert.deepEqual(step.codes, ['ABHACC0018']);
  assert.equal(questions(), before);
  const { linked: link, consent, history } = await phone.ask(abha.getAbha, { beneficiary_id });
  assert.deepEqual([link, consent, history[0]?.what], [null, null, 'withdrawn']);
});

test('a new attempt needs a new consent, of any worker; what one worker was told stops the attempt of another', async () => {
  const who = await somebody();
  const { beneficiary_id, aadhaar_number } = who;
  const made = await opened(who);
  await later({ minutes: 1 });
  const colleague = await server.as(await server.fixtures.user({ sites: [day.site], places: day.places }));
  await colleague.ask(abha.withdrawAbhaConsent, { beneficiary_id, why: 'withdrawn', captured_at: at() });
  await later({ minutes: 1 });
  assert.deepEqual((await phone.send(abha.linkAbha, { beneficiary_id, ticket: made.ticket })).codes, ['ABHACC0018']);
  const request = (minutes: number) =>
    phone.send(abha.requestAbhaOtp, { beneficiary_id, ...agreedAt(minutes), aadhaar_number });
  assert.deepEqual((await request(-2)).codes, ['ABHACC0018'], 'the consent of before');
  assert.deepEqual((await request(-1)).codes, ['ABHACC0018'], 'of that very moment');
  const again = await request(0);
  const { ticket } = await phone.ask(abha.enrolAbha, {
    ...{ beneficiary_id, ticket: again.reply.ticket, otp, mobile_number },
  });
  assert.equal((await phone.send(abha.linkAbha, { beneficiary_id, ticket })).status, 200);
});

test('an account that was unlinked: an attempt that began before links nothing, whichever worker holds it', async () => {
  const who = await somebody();
  const { beneficiary_id } = who;
  const user = await server.fixtures.user({ sites: [day.site], places: day.places });
  const colleague = await server.as(user);
  const first = await opened(who);
  const sent = await colleague.ask(abha.requestAbhaOtp, { ...who, ...agreedAt() });
  const second = await colleague.ask(abha.enrolAbha, { beneficiary_id, ticket: sent.ticket, otp, mobile_number });
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket: first.ticket });
  await later({ minutes: 1 });
  await phone.ask(abha.unlinkAbha, { beneficiary_id, reason: 'Linked with the wrong sister' });
  for (const [by, { ticket }] of [
    [phone, first],
    [await server.as(user), second],
  ] as const)
    assert.deepEqual((await by.send(abha.linkAbha, { beneficiary_id, ticket })).codes, ['ABHACC0018']);
});

test('linked and withdrawn at one moment by two workers: either nothing is linked, or it is told that it was', async () => {
  const user = await server.fixtures.user({ sites: [day.site], places: day.places });
  for (let nth = 0; nth < 8; nth++) {
    const who = await somebody();
    const { beneficiary_id } = who;
    const { ticket } = await opened(who, -1);
    const colleague = await server.as(user);
    const say = () => colleague.send(abha.withdrawAbhaConsent, { beneficiary_id, why: 'withdrawn', captured_at: at() });
    const link = () => phone.send(abha.linkAbha, { beneficiary_id, ticket });
    const [withdrawn, linking] =
      nth % 2 ? await Promise.all([say(), link()]) : (await Promise.all([link(), say()])).toReversed();
    const { linked: link_ } = await phone.ask(abha.getAbha, { beneficiary_id });
    const outcome = [withdrawn?.codes.join(), linking?.codes.join(), link_ !== null].join(' ');
    assert.ok([' ABHACC0018 false', 'ABHACC0017  true'].includes(outcome), outcome);
  }
});

test('a consent is of when it was given on the phone: not later than it is heard, not from a wrong clock, not too old', async () => {
  const { beneficiary_id } = await somebody();
  const value = '9000000123';
  const search = (minutes: number) =>
    phone.send(abha.searchAbha, { beneficiary_id, ...agreedAt(minutes), by: 'mobile', value });
  const table: [number, string][] = [
    [-20, 'ABHACC0010'],
    [9, 'ABHACC0010'],
    [11, 'SESDAY0015'],
    [-36, 'ABHACC0001'],
  ];
  for (const [minutes, code] of table) assert.deepEqual((await search(minutes)).codes, [code], String(minutes));
  const given = (await consentsOf(beneficiary_id)).map((one) => one.at.toISOString());
  assert.deepEqual(given, [at(-20), at()]);
});

test('the same consent with the next way, and with the wish in which it is kept, is one', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody();
  const { consent } = agreedAt(-3);
  const by = { beneficiary_id, consent, wish_id: null };
  await phone.send(abha.searchAbha, { ...by, by: 'mobile', value: '9000000123' });
  await later({ minutes: 2 });
  await phone.ask(abha.requestAbhaOtp, { ...by, aadhaar_number });
  await later({ minutes: 1 });
  const wish_id = uuidV7();
  await phone.ask(abha.keepAbhaWish, { beneficiary_id, wish_id, consent, captured_at: at() });
  assert.deepEqual(
    (await consentsOf(beneficiary_id)).map((one) => one.at.toISOString()),
    [at(-6)],
  );
  const { wish, consent: open, history } = await phone.ask(abha.getAbha, { beneficiary_id });
  assert.deepEqual([wish?.wish_id, open], [wish_id, null]);
  assert.deepEqual(
    history.map(({ what, at: when }) => [what, when]),
    [
      ['wish', at()],
      ['consent', at(-6)],
    ],
  );
  // Read out anew it is another one.
  await phone.send(abha.searchAbha, { ...by, ...agreedAt(), by: 'mobile', value: '9000000123' });
  assert.equal((await consentsOf(beneficiary_id)).length, 2);
});

test('for a child it is kept which guardian agreed; where another one is its guardian now, that one is asked', async () => {
  const mother = await linked();
  await later({ seconds: 1 });
  const child = await day.person({ dob: '2026-03-01', guardian_id: mother.beneficiary_id });
  const wish_id = uuidV7();
  const { consent } = agreedAt(0, 'child');
  await phone.ask(abha.keepAbhaWish, { beneficiary_id: child, wish_id, consent, captured_at: at() });
  assert.equal((await consentsOf(child))[0]?.guardian_id, mother.beneficiary_id);
  assert.equal((await phone.ask(abha.getAbha, { beneficiary_id: child })).wish?.still_holds, true);
  const aunt = await linked({ name: 'GITA DEVI' });
  await rows(sql`update beneficiary set guardian_id = ${aunt.beneficiary_id}::bigint
    where beneficiary_id = ${child}::bigint`);
  assert.equal((await phone.ask(abha.getAbha, { beneficiary_id: child })).wish?.still_holds, false);
  const enrol = {
    ...{ beneficiary_id: child, guardian_id: aunt.beneficiary_id, ticket: aunt.ticket },
    ...papers,
  };
  const byWish = await phone.send(abha.enrolChildAbha, { ...enrol, consent: null, wish_id });
  assert.deepEqual(byWish.codes, ['ABHACC0001']);
  const made = await phone.send(abha.enrolChildAbha, { ...enrol, ...agreedAt(0, 'child') });
  assert.equal(made.status, 200);
  assert.deepEqual(
    (await consentsOf(child)).map(({ guardian_id }) => guardian_id).toSorted(),
    [mother.beneficiary_id, aunt.beneficiary_id].toSorted(),
  );
});

test('a wish names the guardian who agreed: another one on record when it arrives has not', async () => {
  const mother = await linked();
  await later({ seconds: 1 });
  const child = await day.person({ dob: '2026-03-01', guardian_id: mother.beneficiary_id });
  const aunt = await somebody({ name: 'GITA DEVI' });
  const { consent } = agreedAt(0, 'child');
  const wish = {
    ...{ beneficiary_id: child, wish_id: uuidV7(), captured_at: at() },
    consent: { ...consent, guardian_id: mother.beneficiary_id },
  };
  await rows(sql`update beneficiary set guardian_id = ${aunt.beneficiary_id}::bigint
    where beneficiary_id = ${child}::bigint`);
  assert.deepEqual((await phone.send(abha.keepAbhaWish, wish)).codes, ['ABHACC0001']);
  const search = { beneficiary_id: child, wish_id: null, by: 'mobile', value: mobile_number } as const;
  assert.deepEqual((await phone.send(abha.searchAbha, { ...search, consent: wish.consent })).codes, ['ABHACC0001']);
  assert.deepEqual(await consentsOf(child), []);
  await rows(sql`update beneficiary set guardian_id = ${mother.beneficiary_id}::bigint
    where beneficiary_id = ${child}::bigint`);
  await phone.ask(abha.keepAbhaWish, wish);
  await phone.ask(abha.keepAbhaWish, wish);
  assert.equal((await consentsOf(child))[0]?.guardian_id, mother.beneficiary_id);
  const other = { ...wish, consent: { ...wish.consent, guardian_id: aunt.beneficiary_id } };
  assert.deepEqual((await phone.send(abha.keepAbhaWish, other)).codes, ['REQVAL0009']);
});

test('a wish without a guardian holds as long as none is on record', async () => {
  const child = await day.person({ dob: '2026-03-01' });
  const { consent } = agreedAt(0, 'child');
  await phone.ask(abha.keepAbhaWish, { beneficiary_id: child, wish_id: uuidV7(), consent, captured_at: at() });
  const holds = async () => (await phone.ask(abha.getAbha, { beneficiary_id: child })).wish?.still_holds;
  assert.equal(await holds(), true);
  const mother = await somebody();
  await rows(sql`update beneficiary set guardian_id = ${mother.beneficiary_id}::bigint
    where beneficiary_id = ${child}::bigint`);
  assert.equal(await holds(), false);
});

test('a guardian who takes back what their account was opened by: the child’s is not made within it', async () => {
  const mother = await linked();
  await later({ seconds: 1 });
  const child = await day.person({ dob: '2026-03-01', guardian_id: mother.beneficiary_id });
  assert.deepEqual((await withdraw(mother.beneficiary_id)).codes, ['ABHACC0017'], 'her account stays linked');
  await later({ seconds: 1 });
  const before = questions();
  const answer = await phone.send(abha.enrolChildAbha, {
    ...{ beneficiary_id: child, guardian_id: mother.beneficiary_id, ticket: mother.ticket },
    ...{ ...papers, ...agreedAt(0, 'child') },
  });
  assert.deepEqual([answer.codes, questions()], [['ABHACC0018'], before]);
});

test('withdrawn and refused stand on the log of the person; sent again they are one; a clock cannot have said so', async () => {
  const { beneficiary_id } = await somebody();
  assert.deepEqual((await withdraw(beneficiary_id, 11)).codes, ['SESDAY0015']);
  assert.deepEqual(
    (
      await phone.send(abha.withdrawAbhaConsent, {
        ...{ beneficiary_id: '99999999999999', why: 'refused', captured_at: at() },
      })
    ).codes,
    ['REQVAL0012'],
  );
  const input = { beneficiary_id, why: 'refused', captured_at: at() } as const;
  const key = uuidV7();
  for (let nth = 0; nth < 2; nth++) await phone.ask(abha.withdrawAbhaConsent, input, { key });
  await phone.ask(abha.withdrawAbhaConsent, input);
  const { history } = await phone.ask(abha.getAbha, { beneficiary_id });
  assert.deepEqual(
    history.map(({ what }) => what),
    ['refused'],
  );
  const audited = (await day.audited(beneficiary_id)).filter((call) => call === 'abha.withdrawAbhaConsent');
  assert.equal(audited.length, 2);
});
