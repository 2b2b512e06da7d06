import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { accessMatrix } from '@teeka/contract/access-matrix';
import { newLogin } from '@teeka/contract/auth';
import { getBeneficiaries } from '@teeka/contract/beneficiaries';
import { roles } from '@teeka/contract/roles';
import { handlersOf } from '../../handlers.ts';
import { testServer } from '../../testing/test-server.ts';
import { build } from '../db/build.ts';

const server = await testServer();
const places = await server.fixtures.places();
const site = await server.fixtures.site(places);
const phones = new Map(
  await Promise.all(
    roles.map(
      async (role) => [role, await server.as(await server.fixtures.user({ role, sites: [site], places }))] as const,
    ),
  ),
);

const notSignedIn = ['REQVAL0013', 'USRAUT0016', 'USRAUT0018', 'REQVAL0011', 'USRAUT0017'];
const isTurnedAway = ({ status, text }: { status: number; text: string }) =>
  (status === 401 || status === 403) &&
  (/^(Token Expired|Your session)/.test(text) || notSignedIn.some((code) => text.includes(code)));

test('every call of the contract is answered by one handler', () => {
  const answered = handlersOf(server.platform).map(({ call }) => call.name);
  assert.deepEqual(answered.sort(), calls.map(({ name }) => name).sort());
});

test('the matrix: every call by nobody and by every role', async (t) => {
  for (const { call, may } of accessMatrix()) {
    await t.test(call.name, async () => {
      const nobody = await server.client().raw(call, {});
      assert.equal(isTurnedAway(nobody), !may.nobody, `nobody: ${nobody.status} ${nobody.text}`);
      if (!may.nobody) assert.match(nobody.text, /REQVAL0013/);
      // Signing out would end the phones of the calls that follow.
      if (call.name === 'auth.logout') return;
      for (const [role, phone] of phones) {
        const answer = await phone.raw(call, {});
        const isOpenRefusal = call.access === 'open' && answer.status === 401;
        assert.equal(isTurnedAway(answer) && !isOpenRefusal, !may[role], `${role}: ${answer.status} ${answer.text}`);
        if (!may[role]) assert.match(answer.text, /REQVAL0011/);
        assert.ok(answer.status < 500, `${role}: ${answer.status}`);
      }
    });
  }
});

test('tokens that are none, of an ended sign-in, of a closed account', async () => {
  const user = await server.fixtures.user({ sites: [site], places });
  const phone = await server.as(user);
  for (const call of calls.filter(({ access }) => access !== 'open')) {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer x',
      'null',
      `${phone.accessToken.slice(0, -1)}~`,
      'Bearer \u00e9',
    ])
      assert.equal(
        (await server.client().raw(call, {}, { headers: { authorization } })).status,
        401,
        `${call.name} ${authorization}`,
      );
  }
  await server.rows(
    build.updateTable('app_user').set({ is_active: false }).where('user_id', '=', user.user_id).compile(),
  );
  server.platform.signIns.forgetUser(user.user_id);
  assert.equal((await phone.raw(getBeneficiaries, {})).status, 403);
});

test('a logout that another process saw is seen here within ten seconds', async () => {
  const user = await server.fixtures.user({ sites: [site], places });
  const phone = await server.as(user);
  assert.notEqual((await phone.raw(getBeneficiaries, {})).status, 403);
  const ended = { ended_at: server.clock.clock().instant, ended_because: 'elsewhere' };
  await server.rows(build.updateTable('sign_in').set(ended).where('user_id', '=', user.user_id).compile());
  server.clock.advance({ seconds: 10 });
  assert.equal((await phone.raw(getBeneficiaries, {})).status, 403);
});

test('a token is taken with and without Bearer', async () => {
  const phone = phones.get('Vaccinator') ?? server.client();
  const status = async (authorization: string) =>
    (await server.client().raw(getBeneficiaries, {}, { headers: { authorization } })).status;
  assert.equal(await status(phone.accessToken), await status(`bearer ${phone.accessToken}`));
  assert.equal(await status(phone.accessToken), 400);
});

test('calls before sign-in are limited per address', async () => {
  const narrow = await testServer({ env: { OPEN_CALLS_PER_MINUTE: '3' }, sandbox: false });
  const statuses: number[] = [];
  for (let nth = 0; nth < 5; nth++) statuses.push((await narrow.client().raw(newLogin, {})).status);
  assert.deepEqual(statuses, [400, 400, 400, 429, 429]);
  narrow.clock.advance({ minutes: 1 });
  assert.equal((await narrow.client().raw(newLogin, {})).status, 400);
});
