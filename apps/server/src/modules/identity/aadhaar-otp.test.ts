import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as identity from '@teeka/contract/identity';
import { sql } from 'kysely';
import { sandboxOtp } from '../../../../sandbox/src/identity/authority.ts';
import { specialNumbers } from '../../../../sandbox/src/identity/people.ts';
import { build } from '../../platform/db/build.ts';
import { testServer } from '../../testing/test-server.ts';
import { consent, sessionPlace } from './testing/place.ts';
import { number } from './testing/proofs.ts';

const { server, authority, worker, captured_at, somebody, rosterOf } = await sessionPlace();
let phone = await server.as(worker);

test('a code of the authority: wrong, then right; the worker confirms and the list says how it was known', async () => {
  const who = await somebody();
  const aadhaar_number = number(101);
  authority.people.put({
    number: aadhaar_number,
    name: 'SITA DEVI',
    dob: '05-05-1995',
    gender: 'F',
    address: 'Ward 4',
  });
  const sent = await phone.ask(identity.requestAadhaarOtp, { ...who, aadhaar_number, consent });
  assert.equal(sent.expires_in, 180);
  assert.match(sent.mobile_masked, /^X{6}\d{4}$/);
  const { txnId } = sent;
  assert.deepEqual((await phone.send(identity.verifyAadhaarOtp, { ...who, txnId, otp: '654321' })).codes, [
    'USRPRF0002',
  ]);
  const early = await phone.send(identity.confirmVerification, {
    ...who,
    txnId,
    details_confirmed: true,
    captured_at: captured_at(),
  });
  assert.deepEqual(early.codes, ['IDVERI0008'], 'nothing to confirm before the yes');
  const said = await phone.ask(identity.verifyAadhaarOtp, { ...who, txnId, otp: sandboxOtp });
  assert.deepEqual(said.kyc, {
    name: 'SITA DEVI',
    dob: '1995-05-05',
    year_of_birth: 1995,
    gender: 2,
    address: 'Ward 4',
  });
  await phone.ask(identity.confirmVerification, {
    ...who,
    txnId,
    details_confirmed: true,
    captured_at: captured_at(),
  });
  assert.deepEqual(await rosterOf(who.beneficiary_id), {
    status: 'verified',
    verification_method: 'aadhaar-otp',
    verified_by: worker.user_id,
  });
  assert.deepEqual((await phone.send(identity.verifyAadhaarOtp, { ...who, txnId, otp: sandboxOtp })).codes, [
    'USRAUT0012',
  ]);
  const [kept] = await server.rows(
    sql<object>`select sheet, sheet_version, language, given_by, way from identity_consent
      where beneficiary_id = ${who.beneficiary_id}::bigint`.compile(build),
  );
  assert.deepEqual(kept, {
    sheet: 'aadhaar',
    sheet_version: '1.0',
    language: 'hi',
    given_by: 'person',
    way: 'aadhaar-otp',
  });
});

test('a code that comes after 180 seconds, and one that the authority calls expired', async () => {
  const late = await somebody();
  const { txnId } = await phone.ask(identity.requestAadhaarOtp, {
    ...late,
    aadhaar_number: number(102),
    consent,
  });
  server.clock.advance({ seconds: 180 });
  const otp = sandboxOtp;
  assert.deepEqual((await phone.send(identity.verifyAadhaarOtp, { ...late, txnId, otp })).codes, ['USRAUT0013']);
  const who = await somebody();
  const sent = await phone.ask(identity.requestAadhaarOtp, {
    ...who,
    aadhaar_number: specialNumbers.expired,
    consent,
  });
  assert.deepEqual((await phone.send(identity.verifyAadhaarOtp, { ...who, txnId: sent.txnId, otp })).codes, [
    'USRAUT0013',
  ]);
});

test('five wrong codes end a check; five codes in a quarter of an hour are enough', async () => {
  const who = await somebody();
  const ask = () => phone.send(identity.requestAadhaarOtp, { ...who, aadhaar_number: number(103), consent });
  const { txnId } = (await ask()).reply;
  for (let nth = 0; nth < 5; nth++)
    assert.deepEqual((await phone.send(identity.verifyAadhaarOtp, { ...who, txnId, otp: '222222' })).codes, [
      'USRPRF0002',
    ]);
  assert.deepEqual((await phone.send(identity.verifyAadhaarOtp, { ...who, txnId, otp: sandboxOtp })).codes, [
    'USRAUT0014',
  ]);
  for (let nth = 1; nth < 5; nth++) assert.equal((await ask()).status, 200);
  const barred = await ask();
  assert.deepEqual([barred.status, barred.codes, barred.errors[0]?.values], [429, ['USRAUT0015'], { minutes: 15 }]);
  server.clock.advance({ minutes: 16 });
  phone = await server.as(worker);
  assert.equal((await ask()).status, 200);
});

test('what is not asked at all: no number, a wrong one, another than on record, no consent to this sheet', async () => {
  const who = await somebody();
  const cases: [string, string][] = [
    ['', 'IDPROF0006'],
    ['99990000010', 'IDPROF0006'],
    ['999900000101', 'IDPROF0007'],
    ['१२३४५६७८९०१२', 'IDPROF0006'],
    ["' or 1=1 --", 'IDPROF0006'],
  ];
  for (const [aadhaar_number, code] of cases)
    assert.deepEqual((await phone.send(identity.requestAadhaarOtp, { ...who, aadhaar_number, consent })).codes, [code]);
  const other = await somebody({ aadhaar: number(104) });
  const request = (aadhaar_number: string, version = '1.0') =>
    phone.send(identity.requestAadhaarOtp, { ...other, aadhaar_number, consent: { ...consent, version } });
  assert.deepEqual((await request(number(105))).codes, ['IDVERI0004']);
  assert.deepEqual((await request(number(104), '0.9')).codes, ['IDVERI0001']);
  assert.equal((await request(number(104))).status, 200);
});

test('numbers that the authority does not serve, each with its sentence', async () => {
  const cases: [string, string][] = [
    [specialNumbers.unknown, 'IDVERI0002'],
    [specialNumbers.noMobile, 'IDVERI0003'],
    [specialNumbers.odd, 'IDVERI0010'],
  ];
  for (const [aadhaar_number, code] of cases) {
    const answer = await phone.send(identity.requestAadhaarOtp, {
      ...(await somebody()),
      aadhaar_number,
      consent,
    });
    assert.deepEqual([answer.status, answer.codes], [422, [code]]);
    if (code === 'IDVERI0010') assert.match(answer.message, /ABDM-7777/);
  }
});

test('slow, down, torn, a page, an empty answer: it does not answer, and soon', async () => {
  const who = await somebody();
  const ask = (aadhaar_number: string) => phone.send(identity.requestAadhaarOtp, { ...who, aadhaar_number, consent });
  for (const mode of ['slow', 'down', 'torn', 'html', 'empty'] as const) {
    authority.mode = mode;
    const begun = performance.now();
    const answer = await ask(number(106));
    assert.deepEqual([answer.status, answer.codes], [503, ['REQVAL0014']], mode);
    assert.ok(performance.now() - begun < 4000, mode);
  }
  authority.mode = 'good';
  assert.deepEqual((await ask(specialNumbers.slow)).codes, ['REQVAL0014']);
  authority.mode = 'token-expired';
  assert.equal((await ask(number(106))).status, 200, 'a token that ended is renewed once');
});

test('without an address of the authority it does not answer', async () => {
  const bare = await testServer({ env: { IDENTITY_URL: '' } });
  const bareSite = await bare.fixtures.site(await bare.fixtures.places());
  const user = await bare.as(await bare.fixtures.user({ sites: [bareSite] }));
  const session = await bare.fixtures.session({ site: bareSite, date: '2026-03-16', status: 1 });
  const beneficiary_id = await bare.fixtures.person({ village: bareSite.villages[0] ?? 0 });
  await bare.fixtures.onRoster(session, beneficiary_id);
  const input = { session_id: session, beneficiary_id, aadhaar_number: number(107), consent };
  assert.deepEqual((await user.send(identity.requestAadhaarOtp, input)).codes, ['REQVAL0014']);
});
