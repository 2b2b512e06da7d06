import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as identity from '@teeka/contract/identity';
import { verifyManually } from '@teeka/contract/sessions';
import { sql } from 'kysely';
import { specialNumbers } from '../../../../sandbox/src/identity/people.ts';
import { build } from '../../platform/db/build.ts';
import { consent, sessionPlace } from './testing/place.ts';
import { capture, number, picture } from './testing/proofs.ts';

const { server, authority, places, site, worker, session_id, captured_at, somebody, rosterOf } = await sessionPlace();
const phone = await server.as(worker);

test('details that fit and details that do not: yes, no, and a no cannot be confirmed', async () => {
  const who = await somebody();
  const aadhaar_number = number(108);
  authority.people.put({
    number: aadhaar_number,
    name: 'SITA DEVI',
    dob: '05-05-1995',
    gender: 'F',
    address: '',
  });
  const ask = (name: string) =>
    phone.ask(identity.verifyDemographics, {
      ...who,
      aadhaar_number,
      consent,
      name,
      year_of_birth: 1995,
      gender: 2,
    });
  const no = await ask('GITA DEVI');
  assert.deepEqual([no.matched, no.kyc], [false, null]);
  const confirm = (txnId: string) =>
    phone.send(identity.confirmVerification, {
      ...who,
      txnId,
      details_confirmed: true,
      captured_at: captured_at(),
    });
  assert.deepEqual((await confirm(no.txnId)).codes, ['IDVERI0008']);
  assert.equal((await confirm((await ask('SITA DEVI')).txnId)).status, 200);
  assert.equal((await rosterOf(who.beneficiary_id))?.verification_method, 'demographic');
});

test('a finger: yes once, the same capture never again, somebody else’s no, and what is no capture', async () => {
  const aadhaar_number = number(109);
  const ask = async (pid_data: string, of = aadhaar_number) =>
    phone.send(identity.verifyBiometrics, { ...(await somebody()), aadhaar_number: of, consent, pid_data });
  const pid_data = capture();
  assert.equal((await ask(pid_data)).reply.matched, true);
  assert.deepEqual((await ask(pid_data)).codes, ['IDVERI0005']);
  assert.equal((await ask(capture(), specialNumbers.other)).reply.matched, false);
  const wrong = [
    '',
    'hello',
    '<!doctype html><html></html>',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><PidData>&e;</PidData>',
    '<PidData><Resp errCode="0"/></PidData>',
    '<PidData><Resp errCode="700" errInfo="timeout"/></PidData>',
    `${capture()}<PidData/>`,
  ];
  for (const pid of wrong) assert.deepEqual((await ask(pid)).codes, ['IDVERI0006'], pid.slice(0, 40));
});

test('a face: yes, no, and pictures that are none', async () => {
  const ask = async (sent: string, aadhaar_number = number(110)) =>
    phone.send(identity.verifyFace, { ...(await somebody()), aadhaar_number, consent, picture: sent });
  assert.equal((await ask(picture())).reply.matched, true);
  assert.equal((await ask(picture(), specialNumbers.other)).reply.matched, false);
  const script = Buffer.from(`<script>${'x'.repeat(4000)}</script>`).toString('base64');
  for (const sent of ['', 'not base64!', script, picture(100), picture(301_000)])
    assert.deepEqual((await ask(sent)).codes, ['IDVERI0007']);
});

test('a code to the registered mobile: to nobody else, wrong, right, good once', async () => {
  const mobile = server.fixtures.mobile();
  const who = await somebody({ mobile });
  const { txnId, mobile_masked } = await phone.ask(identity.requestMobileOtp, who);
  assert.equal(mobile_masked, `XXXXXX${mobile.slice(-4)}`);
  const otp = /\b[1-9]\d{5}\b/.exec(server.sandbox?.inbox.list(mobile)[0]?.text ?? '')?.[0] ?? '';
  const wrong = otp === '123456' ? '654321' : '123456';
  assert.deepEqual((await phone.send(identity.verifyMobileOtp, { ...who, txnId, otp: wrong })).codes, ['USRPRF0002']);
  const colleague = await server.as(await server.fixtures.user({ sites: [site] }));
  assert.deepEqual((await colleague.send(identity.verifyMobileOtp, { ...who, txnId, otp })).codes, ['USRAUT0012']);
  assert.equal((await phone.ask(identity.verifyMobileOtp, { ...who, txnId, otp })).matched, true);
  assert.deepEqual((await phone.send(identity.verifyMobileOtp, { ...who, txnId, otp })).codes, ['USRAUT0012']);
  const silent = await somebody({ mobile: '9876540000' });
  assert.deepEqual((await phone.send(identity.requestMobileOtp, silent)).codes, ['REQVAL0014']);
});

test('another area, somebody not on the list, ids that are none', async () => {
  const who = await somebody();
  const stranger = await server.as(await server.fixtures.user({ sites: [await server.fixtures.site(places)] }));
  const aadhaar_number = number(111);
  assert.deepEqual((await stranger.send(identity.requestAadhaarOtp, { ...who, aadhaar_number, consent })).codes, [
    'REQVAL0012',
  ]);
  assert.deepEqual((await stranger.send(identity.requestMobileOtp, who)).codes, ['REQVAL0012']);
  const elsewhere = await server.fixtures.person({ village: places.villages[0] ?? 0 });
  const notListed = { session_id, beneficiary_id: elsewhere };
  assert.deepEqual((await phone.send(identity.requestMobileOtp, notListed)).codes, ['SESDAY0010']);
  for (const [id, code] of [
    ['', 'REQVAL0001'],
    ['x', 'REQVAL0002'],
    ['00000000000000', 'REQVAL0012'],
  ] as const)
    assert.deepEqual((await phone.send(identity.requestMobileOtp, { session_id, beneficiary_id: id })).codes, [code]);
});

test('a confirmation is sent again without harm, and meets a colleague who was faster', async () => {
  const mobile = server.fixtures.mobile();
  const who = await somebody({ mobile });
  const { txnId } = await phone.ask(identity.requestMobileOtp, who);
  const otp = /\b[1-9]\d{5}\b/.exec(server.sandbox?.inbox.list(mobile)[0]?.text ?? '')?.[0] ?? '';
  await phone.ask(identity.verifyMobileOtp, { ...who, txnId, otp });
  const input = { ...who, txnId, details_confirmed: true, captured_at: captured_at() } as const;
  const key = crypto.randomUUID();
  await phone.ask(identity.confirmVerification, input, { key });
  await phone.ask(identity.confirmVerification, input, { key });
  const byHand = { ...who, photo_id_type: 1, details_confirmed: true, captured_at: captured_at() } as const;
  assert.deepEqual((await phone.send(verifyManually, byHand)).codes, ['SESDAY0012']);
});

test('nothing that was typed, captured or photographed rests in the database or stands in the log', async () => {
  const aadhaar_number = number(112);
  const pid_data = capture();
  const face = picture();
  const [one, two, three] = [await somebody(), await somebody(), await somebody()];
  await phone.ask(identity.requestAadhaarOtp, { ...one, aadhaar_number, consent });
  await phone.ask(identity.verifyBiometrics, { ...two, aadhaar_number, consent, pid_data });
  await phone.ask(identity.verifyFace, { ...three, aadhaar_number, consent, picture: face });
  const secrets = [
    aadhaar_number,
    aadhaar_number.slice(-8),
    /<Hmac>([^<]+)/.exec(pid_data)?.[1] ?? '-',
    face.slice(100, 160),
  ];
  const tables = ['identity_check', 'identity_consent', 'audit', 'receipt', 'session_roster'];
  for (const table of tables) {
    const rows = await server.rows(
      sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.compile(build),
    );
    for (const { row } of rows) for (const secret of secrets) assert.ok(!row.includes(secret), `${table}: ${row}`);
  }
  for (const secret of secrets) assert.ok(!server.logged().includes(secret));
  const hashed = server.platform.atRest.hash('photo-id-1', aadhaar_number).toString('hex');
  const [found] = await server.rows(
    sql<{
      n: number;
    }>`select count(*)::int as n from search_token where encode(token_hash, 'hex') = ${hashed}`.compile(build),
  );
  assert.equal(found?.n, 0, 'a number that is not on record leaves no hash either');
});
