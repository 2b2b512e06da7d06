import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { checkDuplicates, getBeneficiaryDetails, registration } from '@teeka/contract/beneficiaries';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import * as doses from '@teeka/contract/vaccinations';
import { endSignInsOfWorker } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { registrationBody } from '../../testing/registration.ts';
import { testServer } from '../../testing/test-server.ts';
import { twoAreas } from '../../testing/two-areas.ts';
import { build } from '../db/build.ts';

const server = await testServer({ sandbox: false, env: { SEARCHES_PER_MINUTE: '30' } });
const { platform, fixtures } = server;
const { places, site, elsewhere } = await twoAreas(server);
const stranger = await fixtures.person({ village: elsewhere.villages[0] ?? 0 });
const worker = await fixtures.user({ sites: [site], places });
const phone = await server.as(worker);

interface Row {
  readonly code: string;
  readonly user_id: string | null;
  readonly sign_in_id: string | null;
  readonly beneficiary_id: string | null;
}
/** Traces since the last time. */
let last: Date;
async function traces(): Promise<Row[]> {
  await platform.refusedCalls.flush(new Date());
  return server.rows(
    sql<Row>`select code, user_id, sign_in_id, beneficiary_id from refused_call where at > ${last}
      order by code, beneficiary_id`.compile(build),
  );
}
beforeEach(async () => {
  await platform.refusedCalls.flush(new Date());
  last = new Date();
  await new Promise((resolve) => setTimeout(resolve, 5));
});
/** Signed in by password, with a refresh token of their own. */
async function signedIn({ user_name, password }: typeof worker) {
  const client = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  await client.ask(auth.newLogin, { user_name, password, ts, secret: '' });
  return client;
}
const signInOf = (accessToken: string) => accessToken.split('.')[0];
const lastLine = () => JSON.parse(server.logged().trim().split('\n').at(-1) ?? '{}') as Record<string, string>;

test('a role that may not call: who, of whom, also in the log', async () => {
  const asha = await fixtures.user({ role: 'ASHA', places });
  const hers = await server.as(asha);
  const sign_in_id = signInOf(hers.accessToken);
  await hers.send(doses.removeCardPhoto, {
    beneficiary_reference_id: stranger,
    captured_at: server.clock.clock().instant.toISOString(),
  });
  assert.deepEqual(await traces(), [
    { code: 'REQVAL0011', user_id: asha.user_id, sign_in_id, beneficiary_id: stranger },
  ]);
  assert.deepEqual([lastLine().user_id, lastLine().sign_in_id], [asha.user_id, sign_in_id]);
  await hers.send(endSignInsOfWorker, { user_id: worker.user_id, reason: 'Phone was lost here' });
  assert.deepEqual(
    (await traces()).map(({ user_id }) => user_id),
    [asha.user_id, asha.user_id],
  );
});

test('an ended sign-in that goes on: whose it was', async () => {
  const user = await fixtures.user({ sites: [site], places });
  const old = await signedIn(user);
  const fresh = await server.as(user);
  await fresh.ask(auth.endOtherSignIns, {});
  await old.raw(getLoggedInUserInfo, {});
  await old.raw(auth.getAccessToken, { refreshToken: old.refreshToken });
  const sign_in_id = signInOf(old.accessToken);
  assert.deepEqual(await traces(), [
    { code: 'USRAUT0010', user_id: user.user_id, sign_in_id, beneficiary_id: null },
    { code: 'USRAUT0016', user_id: user.user_id, sign_in_id, beneficiary_id: null },
  ]);
});

test('a refresh token used twice: whose, in the trace and on the audit log', async () => {
  const user = await fixtures.user();
  const old = await signedIn(user);
  const first = old.refreshToken;
  const sign_in_id = signInOf(old.accessToken);
  await old.send(auth.getAccessToken, { refreshToken: first });
  server.clock.advance({ seconds: 31 });
  assert.deepEqual((await old.send(auth.getAccessToken, { refreshToken: first })).codes, ['USRAUT0011']);
  assert.deepEqual(await traces(), [{ code: 'USRAUT0011', user_id: user.user_id, sign_in_id, beneficiary_id: null }]);
  const rows = await server.rows(
    sql<{ detail: unknown }>`
      select detail from audit where subject = ${user.user_id} and detail ? 'security'`.compile(build),
  );
  assert.deepEqual(rows, [{ detail: { security: 'refresh token used twice', sign_in_id } }]);
});

test('a made-up refresh token names nobody, whatever sign-in it claims', async () => {
  const victim = await server.as(await fixtures.user());
  await server.client().raw(auth.getAccessToken, {
    refreshToken: `${signInOf(victim.accessToken)}.${'A'.repeat(43)}`,
  });
  assert.deepEqual(
    (await traces()).map(({ code, user_id }) => [code, user_id]),
    [['USRAUT0010', null]],
  );
});

test('too often: who', async () => {
  const busy = await fixtures.user({ sites: [site], places });
  const theirs = await server.as(busy);
  const ask = () => theirs.send(checkDuplicates, { name: '' });
  for (let nth = 0, refused = false; !refused && nth < 60; nth++)
    refused = (await Promise.all(Array.from({ length: 10 }, ask))).some(({ status }) => status === 429);
  assert.deepEqual(
    (await traces()).map(({ code, user_id }) => [code, user_id]),
    [['REQVAL0010', busy.user_id]],
  );
});

test('of whom, whatever the field is called; a guardian and look-alikes where the refusal is about them', async () => {
  const calls = [doses.getVaccinationsDetails, doses.getUipVaccinationsDetails, doses.getOtherVaccinationsDetails];
  for (const call of calls) await phone.send(call, { id: stranger } as never);
  await phone.send(getBeneficiaryDetails, { beneficiaryId: stranger });
  const found = await traces();
  assert.equal(found.length, 4);
  for (const { beneficiary_id, user_id } of found)
    assert.deepEqual([beneficiary_id, user_id], [stranger, worker.user_id]);
});

test('a guardian and a look-alike elsewhere are the ones a registration tried', async () => {
  const other = await fixtures.person({ village: elsewhere.villages[0] ?? 0, dob: '1990-01-01' });
  await phone.send(
    registration,
    registrationBody(site, {
      dob: '2025-06-01',
      ben_type_id: 23,
      guardian_ben_id: other,
      duplicate_overruled: { beneficiary_ids: [stranger], reason: 'Seen, another one' },
    }),
  );
  assert.deepEqual(
    (await traces()).map(({ code, beneficiary_id }) => [code, beneficiary_id]).sort(),
    [
      ['REQVAL0012', other],
      ['REQVAL0012', stranger],
    ].sort(),
  );
});

test('a number that is tried before sign-in: told that nobody has it, with a trace', async () => {
  const mobileNo = fixtures.mobile();
  await server.client().send(auth.verifyMobileNumber, { mobileNo, secret: '' });
  assert.deepEqual(
    (await traces()).map(({ code }) => code),
    ['USRPRF0012'],
  );
});
