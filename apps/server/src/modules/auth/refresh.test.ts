import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();

async function phoneSignedIn() {
  const { user_name, password } = await server.fixtures.user();
  const phone = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  await phone.ask(auth.newLogin, { user_name, password, ts, secret: '' });
  const exchange = (refreshToken: string) => phone.send(auth.getAccessToken, { refreshToken });
  return { phone, first: phone.refreshToken, exchange };
}

test('each use gives a new refresh token and an access token that works', async () => {
  const { phone, first, exchange } = await phoneSignedIn();
  server.clock.advance({ minutes: 20 });
  assert.equal((await exchange(first)).status, 200);
  assert.notEqual(phone.refreshToken, first);
  assert.equal((await phone.raw(getLoggedInUserInfo, {})).status, 200);
  assert.equal((await exchange(phone.refreshToken)).status, 200);
});

test('a phone whose reply was lost gets the same answer again within 30 seconds', async () => {
  const { first, exchange } = await phoneSignedIn();
  const lost = await exchange(first);
  server.clock.advance({ seconds: 29 });
  const again = await exchange(first);
  assert.deepEqual([again.status, again.reply.refreshToken], [200, lost.reply.refreshToken]);
  assert.equal((await exchange(again.reply.refreshToken)).status, 200);
});

test('two requests at once with one token both get the one successor', async () => {
  const { first, exchange } = await phoneSignedIn();
  const [one, other] = await Promise.all([exchange(first), exchange(first)]);
  assert.deepEqual([one.status, other.status], [200, 200]);
  assert.equal(one.reply.refreshToken, other.reply.refreshToken);
});

test('a spent token whose successor was used ends the whole sign-in', async () => {
  const { phone, first, exchange } = await phoneSignedIn();
  const second = (await exchange(first)).reply.refreshToken;
  await exchange(second);
  const stolen = await exchange(first);
  assert.deepEqual([stolen.status, stolen.codes], [401, ['USRAUT0011']]);
  assert.deepEqual((await exchange(phone.refreshToken)).codes, ['USRAUT0010']);
  assert.equal((await phone.raw(getLoggedInUserInfo, {})).status, 403);
});

test('a spent token that comes back after 30 seconds ends it too', async () => {
  const { phone, first, exchange } = await phoneSignedIn();
  await exchange(first);
  server.clock.advance({ seconds: 31 });
  assert.deepEqual((await exchange(first)).codes, ['USRAUT0011']);
  assert.equal((await phone.raw(getLoggedInUserInfo, {})).status, 403);
});

test('a token of nobody, a torn one, and one after 30 days are refused without harm', async () => {
  const { phone, first, exchange } = await phoneSignedIn();
  for (const wrong of [
    '',
    'nonsense',
    `${first.slice(0, -4)}AAAA`,
    `00000000-0000-7000-8000-000000000000.${'A'.repeat(43)}`,
  ])
    assert.deepEqual((await exchange(wrong)).codes, ['USRAUT0010'], wrong);
  assert.equal((await exchange(first)).status, 200);
  server.clock.advance({ days: 31 });
  assert.deepEqual((await exchange(phone.refreshToken)).codes, ['USRAUT0010']);
});

test('a sign-in that was not used for a week ends; one that is used lives on', async () => {
  const { phone, exchange } = await phoneSignedIn();
  for (let day = 0; day < 8; day += 1) {
    server.clock.advance({ days: 1 });
    assert.equal((await exchange(phone.refreshToken)).status, 200, `day ${day}`);
  }
  server.clock.advance({ days: 8 });
  assert.deepEqual((await exchange(phone.refreshToken)).codes, ['USRAUT0010']);
  assert.deepEqual((await exchange(phone.refreshToken)).codes, ['USRAUT0010']);
});
