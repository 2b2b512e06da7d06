import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { sessionPack } from '@teeka/contract/pack';
import { sql } from 'kysely';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { abhaDesk, mobile_number, otp } from './testing/abha-desk.ts';

const { server, authority, day, somebody, agreed, enrolled, linked, rows } = await abhaDesk();
let { phone } = day;
const days = async (many: number) => {
  server.clock.advance({ days: many });
  phone = await server.as(day.user);
};
const at = (minutes = 0) => new Date(server.clock.clock().instant.getTime() + minutes * 60_000).toISOString();

async function wished(beneficiary_id: string, captured_at = at(-1), sheet: 'adult' | 'child' = 'adult') {
  const wish_id = uuidV7();
  await phone.ask(abha.keepAbhaWish, { beneficiary_id, wish_id, consent: abhaConsentOf(sheet), captured_at });
  return { beneficiary_id, wish_id };
}
const listed = async () => (await phone.ask(abha.getAbhaWishes, {})).data;
const whose = async () => (await listed()).map(({ beneficiary_id }) => beneficiary_id);

test('a wish kept without network is fulfilled the day after, by its own consent', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody();
  const before = authority.abdm.log.list().length;
  const { wish_id } = await wished(beneficiary_id, at(-300));
  assert.equal(authority.abdm.log.list().length, before, 'the wish alone sends nothing');
  await days(1);
  const [line] = await listed();
  assert.deepEqual(
    [line?.beneficiary_id, line?.wish_id, line?.ben_name, line?.sheet, line?.still_holds],
    [beneficiary_id, wish_id, 'SITA DEVI', 'adult', true],
  );
  const sent = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, consent: null, wish_id, aadhaar_number });
  const { ticket } = await phone.ask(abha.enrolAbha, { beneficiary_id, ticket: sent.ticket, otp, mobile_number });
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket });
  assert.deepEqual(await whose(), []);
  const { wish, history } = await phone.ask(abha.getAbha, { beneficiary_id });
  assert.equal(wish, null);
  assert.deepEqual(
    history.map(({ what }) => what),
    ['linked', 'wish', 'consent'],
  );
});

test('a wish is taken back once; a fulfilled or unknown one is none; a wish with a gap in its consent is not kept', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody();
  const { wish_id } = await wished(beneficiary_id);
  assert.deepEqual((await phone.ask(abha.getAbha, { beneficiary_id })).wish?.still_holds, true);
  const drop = { beneficiary_id, wish_id, captured_at: at() };
  await phone.ask(abha.dropAbhaWish, drop);
  assert.deepEqual((await phone.send(abha.dropAbhaWish, drop)).codes, ['ABHACC0012']);
  assert.deepEqual((await phone.send(abha.dropAbhaWish, { ...drop, wish_id: uuidV7() })).codes, ['ABHACC0012']);
  assert.ok(!(await whose()).includes(beneficiary_id));
  const request = { beneficiary_id, consent: null, wish_id, aadhaar_number };
  assert.deepEqual((await phone.send(abha.requestAbhaOtp, request)).codes, ['ABHACC0012']);
  const consent = abhaConsentOf();
  const keep = { beneficiary_id, wish_id: uuidV7(), consent, captured_at: at() };
  const cases: [object, string][] = [
    [{ consent: { ...consent, points: consent.points.slice(1) } }, 'ABHACC0001'],
    [{ consent: abhaConsentOf('child') }, 'ABHACC0002'],
    [{ captured_at: at(60) }, 'SESDAY0015'],
  ];
  for (const [change, code] of cases)
    assert.deepEqual((await phone.send(abha.keepAbhaWish, { ...keep, ...change })).codes, [code]);
  const done = await linked();
  phone = await server.as(day.user);
  assert.deepEqual((await phone.send(abha.keepAbhaWish, { ...keep, ...done })).codes, ['ABHACC0005']);
  const dead = await somebody({ deceased_on: '2026-02-01' });
  assert.deepEqual((await phone.send(abha.keepAbhaWish, { ...keep, ...dead })).codes, ['BENDET0002']);
});

test('a consent of more than thirty days ago is read out again: a newer wish takes its place and waits since then', async () => {
  const first = await somebody();
  const { wish_id } = await wished(first.beneficiary_id);
  await days(5);
  const second = await somebody();
  await wished(second.beneficiary_id);
  await days(26);
  const of = new Map((await listed()).map((line) => [line.beneficiary_id, line.still_holds]));
  assert.deepEqual([of.get(first.beneficiary_id), of.get(second.beneficiary_id)], [false, true]);
  const request = { ...first, consent: null, wish_id };
  assert.deepEqual((await phone.send(abha.requestAbhaOtp, request)).codes, ['ABHACC0001']);
  await wished(first.beneficiary_id);
  assert.deepEqual(await whose(), [first.beneficiary_id, second.beneficiary_id], 'the longest waiting first');
  assert.equal((await listed())[0]?.still_holds, true);
  assert.deepEqual((await phone.send(abha.requestAbhaOtp, request)).codes, ['ABHACC0012'], 'the old one is over');
});

test('a link is ended with a reason: gone from person, search and pack; the account can be linked again', async () => {
  const who = await linked();
  phone = await server.as(day.user);
  const { beneficiary_id } = who;
  const { session_site_id } = day.site;
  const packed = async () => {
    const { people } = await phone.ask(sessionPack, { session_site_id });
    return people.find((one) => one.beneficiary_id === beneficiary_id)?.abha;
  };
  const { cursor } = await phone.ask(sessionPack, { session_site_id });
  const { abha_number, abha_address } = who.profile;
  assert.deepEqual(await packed(), { last4: abha_number.slice(-4), address: abha_address });
  const end = (reason: string) => phone.send(abha.unlinkAbha, { beneficiary_id, reason });
  assert.deepEqual((await end(' ')).codes, ['FLDVAL0001']);
  server.clock.advance({ seconds: 1 });
  assert.equal((await end('Linked with the wrong sister')).status, 200);
  assert.deepEqual((await end('Linked with the wrong sister')).codes, ['ABHACC0011']);
  assert.equal(await packed(), undefined);
  const { people, whole } = await phone.ask(sessionPack, { session_site_id, since: cursor });
  // Who changed while something else was being written comes once more.
  const again = people.find((one) => one.beneficiary_id === beneficiary_id);
  assert.deepEqual([whole, again?.beneficiary_id], [false, beneficiary_id]);
  const { linked: link, history } = await phone.ask(abha.getAbha, { beneficiary_id });
  assert.deepEqual([link, history[0]?.what, history[0]?.reason], [null, 'unlinked', 'Linked with the wrong sister']);
  const supervisor = await server.as(
    await server.fixtures.user({ role: 'Supervisor', level: 'Block', places: day.places }),
  );
  assert.equal((await supervisor.ask(abha.getAbha, { beneficiary_id })).linked, null);
  assert.equal((await supervisor.send(abha.requestAbhaOtp, { ...who, ...agreed })).status, 403);
  const stale = await phone.send(abha.linkAbha, { beneficiary_id, ticket: who.ticket });
  assert.deepEqual(stale.codes, ['ABHACC0018'], 'an attempt of before links nothing any more');
  server.clock.advance({ seconds: 1 });
  const anew = await enrolled(who);
  assert.deepEqual([anew.is_new, anew.profile.abha_number], [false, abha_number]);
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket: anew.ticket });
  assert.equal((await packed())?.address, abha_address);
});

test('a wish whose consent was to an older sheet is read out again, and says so before anybody tries', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody();
  const { wish_id } = await wished(beneficiary_id);
  const event_id = uuidV7();
  // As it was kept before the sentences of the sheet were changed.
  await rows(sql`insert into abha_event select (jsonb_populate_record(e, jsonb_build_object(
      'event_id', ${event_id}::text, 'sheet_version', '0.9'))).*
    from abha_event e where e.beneficiary_id = ${beneficiary_id}::bigint and e.what = 'consent'`);
  await rows(sql`update abha_wish set consent_id = ${event_id}::uuid where beneficiary_id = ${beneficiary_id}::bigint`);
  assert.equal((await phone.ask(abha.getAbha, { beneficiary_id })).wish?.still_holds, false);
  assert.equal((await listed()).find((line) => line.beneficiary_id === beneficiary_id)?.still_holds, false);
  const request = { beneficiary_id, consent: null, wish_id, aadhaar_number };
  assert.deepEqual((await phone.send(abha.requestAbhaOtp, request)).codes, ['ABHACC0001']);
});
