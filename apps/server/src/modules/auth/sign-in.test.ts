import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { build } from '../../platform/db/build.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const places = await server.fixtures.places();
const site = await server.fixtures.site(places);

const stamp = (offset = 0) => String(server.clock.clock().instant.getTime() + offset);
const signIn = (phone: TestClient, user: { user_name: string; password: string }, ts = stamp()) =>
  phone.send(auth.newLogin, { user_name: user.user_name, password: user.password, ts, secret: '' });
const codesOf = async (user: { user_name: string; password: string }) => (await signIn(server.client(), user)).codes;

test('a vaccinator signs in with user name and password and sees the own profile, secrets sealed', async () => {
  const user = await server.fixtures.user({ sites: [site], places });
  const phone = server.client();
  assert.equal((await signIn(phone, user)).status, 200);
  const { loggedInUser } = await phone.ask(getLoggedInUserInfo, {});
  assert.equal(loggedInUser.user_id, user.user_id);
  assert.equal(loggedInUser.mobile_number, user.mobile);
  assert.equal(loggedInUser.store_key, user.store_key);
  assert.equal(loggedInUser.session_site_id, site.session_site_id);
  assert.deepEqual(loggedInUser.villages.map(({ village_id }) => village_id).sort(), [...site.villages].sort());
  assert.match(loggedInUser.facility_name ?? '', /^Sub-Centre/);
  assert.equal(loggedInUser.facility_name_hi, 'उपकेंद्र');
  assert.ok(loggedInUser.villages.every(({ village_name_hi = '' }) => village_name_hi !== ''));
  const raw = JSON.parse((await phone.raw(getLoggedInUserInfo, {})).text) as {
    loggedInUser: Record<string, string>;
  };
  for (const field of ['user_id', 'mobile_number', 'store_key', 'session_site_id'])
    assert.match(raw.loggedInUser[field] ?? '', /=$/, `${field} travels sealed`);
});

test('a wrong password and an unknown user name are refused alike', async () => {
  const user = await server.fixtures.user();
  const wrong = await signIn(server.client(), { ...user, password: 'Wrong@2026' });
  const unknown = await signIn(server.client(), { user_name: 'nobody.here', password: 'Wrong@2026' });
  assert.deepEqual([wrong.status, wrong.codes, wrong.message], [400, ['USRAUT0001'], 'Invalid Username or Password']);
  assert.equal(wrong.text, unknown.text);
});

test('the refusal speaks Hindi to a phone in Hindi', async () => {
  const phone = server.client();
  phone.language = 'hi-IN,hi;q=0.9,en;q=0.8';
  assert.match((await signIn(phone, { user_name: 'x', password: 'y' })).message, /[\u0900-\u097F]/);
});

test('five wrong passwords make the name rest, fifteen lock it, for unknown names too', async () => {
  const user = await server.fixtures.user();
  for (const name of [user.user_name, 'no.such.worker']) {
    const wrong = { user_name: name, password: 'Wrong@2026' };
    const codes: string[] = [];
    for (let round = 0; round < 3; round++) {
      for (let nth = 0; nth < 5; nth++) codes.push(...(await codesOf(wrong)));
      if (round === 0)
        assert.deepEqual(await codesOf({ ...user, user_name: name }), ['USRAUT0002'], 'even the right one');
      server.clock.advance({ minutes: 16 });
    }
    const five = ['USRAUT0001', 'USRAUT0001', 'USRAUT0001', 'USRAUT0001'];
    assert.deepEqual(codes, [...five, 'USRAUT0002', ...five, 'USRAUT0002', ...five, 'USRAUT0005'], name);
    server.clock.advance({ hours: 23 });
    assert.deepEqual(await codesOf({ ...user, user_name: name }), ['USRAUT0005'], 'locked for a day');
    server.clock.advance({ hours: 1 });
    assert.deepEqual(await codesOf(wrong), ['USRAUT0001'], 'and open after it');
  }
});

test('a rest says how long, and ends', async () => {
  const user = await server.fixtures.user();
  for (let nth = 0; nth < 5; nth++) await codesOf({ ...user, password: 'Wrong@2026' });
  const barred = await signIn(server.client(), user);
  assert.deepEqual([barred.status, barred.errors[0]?.values], [429, { minutes: 15 }]);
  server.clock.advance({ minutes: 16 });
  assert.equal((await signIn(server.client(), user)).status, 200);
});

test('tries at once are counted one by one', async () => {
  const user = await server.fixtures.user();
  const all = await Promise.all(Array.from({ length: 9 }, () => codesOf({ ...user, password: 'Wrong@2026' })));
  assert.equal(all.flat().filter((code) => code === 'USRAUT0001').length, 4);
  server.clock.advance({ hours: 1 });
});

test('what stands in the way of a right password', async (t) => {
  const { fixtures } = server;
  await t.test('an account that is not active', async () => {
    assert.deepEqual(await codesOf(await fixtures.user({ is_active: false })), ['USRAUT0003']);
  });
  await t.test('a first sign-in, with the id for the next screen', async () => {
    const user = await fixtures.user({ must_change: true });
    const refused = await signIn(server.client(), user);
    assert.deepEqual(refused.errors, [{ code: 'USRAUT0004', path: '', values: { user_id: user.user_id } }]);
  });
  await t.test('a password that the policy no longer allows', async () => {
    assert.deepEqual(await codesOf(await fixtures.user({ password: 'old' })), ['USRAUT0007']);
  });
  await t.test('a password that has expired', async () => {
    await server.rows(build.insertInto('setting').values({ key_name: 'password_valid_days', value: '90' }).compile());
    const user = await fixtures.user();
    assert.equal((await signIn(server.client(), user)).status, 200);
    server.clock.advance({ days: 91 });
    assert.deepEqual(await codesOf(user), ['USRAUT0006']);
    await server.rows(build.deleteFrom('setting').where('key_name', '=', 'password_valid_days').compile());
  });
  await t.test('a role that signs in nowhere', async () => {
    const user = await fixtures.user();
    await server.rows(
      build.updateTable('app_user').set({ role: 'Cook' }).where('user_id', '=', user.user_id).compile(),
    );
    const refused = await signIn(server.client(), user);
    assert.deepEqual([refused.status, refused.message], [403, 'Not Authorized to login.']);
  });
});

test('the time stamp: five minutes either way, and never twice', async () => {
  const user = await server.fixtures.user();
  const at = (offset: number) => signIn(server.client(), user, stamp(offset));
  assert.equal((await at(-4.9 * 60_000)).status, 200);
  assert.equal((await at(4.9 * 60_000)).status, 200);
  assert.deepEqual((await at(-5.1 * 60_000)).codes, ['USRAUT0008']);
  assert.deepEqual((await at(5.1 * 60_000)).codes, ['USRAUT0008']);

  let copied: unknown;
  const phone = server.client();
  const input = { user_name: user.user_name, password: user.password, ts: stamp(), secret: '' };
  await phone.send(auth.newLogin, input, { tamper: (payload) => (copied = payload) });
  const thief = await server.client().raw(auth.newLogin, copied);
  assert.match(thief.text, /USRAUT0009/);
});

test('a password sealed for another moment, or another server, cannot be opened', async () => {
  const user = await server.fixtures.user();
  const input = { user_name: user.user_name, password: user.password, ts: stamp(), secret: '' };
  const later = await server
    .client()
    .send(auth.newLogin, input, { tamper: (payload) => ({ ...payload, ts: stamp(1) }) });
  assert.deepEqual(later.codes, ['REQVAL0004']);
  const bare = await server
    .client()
    .send(auth.newLogin, input, { tamper: (payload) => ({ ...payload, user_name: 'clear' }) });
  assert.deepEqual(bare.codes, ['REQVAL0004']);
});

test("the server's key of yesterday is still understood, that of three days ago is not", async () => {
  const user = await server.fixtures.user();
  const { agree, dynamicKeyBytes, makeSecret, pointKey, seal, sealingKey, sessionKeyBytes } = await import(
    '@teeka/contract/sealing'
  );
  const point = await server.platform.serverKeys.current();
  const withOldKey = async () => {
    const { secret, privateKey } = await makeSecret();
    const agreed = await agree(privateKey, await pointKey(point));
    const [session, ts] = [await sealingKey(await sessionKeyBytes(agreed, point)), stamp()];
    const dynamic = await sealingKey(await dynamicKeyBytes(agreed, point, ts));
    const sealed = {
      user_name: await seal(session, user.user_name),
      password: await seal(dynamic, user.password),
    };
    return (await server.client().raw(auth.newLogin, { ...sealed, ts, secret })).status;
  };
  server.clock.advance({ hours: 25 });
  assert.notDeepEqual(await server.platform.serverKeys.current(), point, 'a new one is offered');
  assert.equal(await withOldKey(), 200);
  server.clock.advance({ hours: 24 });
  assert.equal(await withOldKey(), 400);
});

test('signing out ends the sign-in at once, with the words the app waits for', async () => {
  const phone = server.client();
  await signIn(phone, await server.fixtures.user());
  assert.equal((await phone.raw(auth.logout, {})).status, 200);
  const after = await phone.raw(getLoggedInUserInfo, {});
  assert.deepEqual([after.status, after.text], [403, 'Your session was expired. Please login with credentials']);
  assert.deepEqual((await phone.send(auth.getAccessToken, { refreshToken: phone.refreshToken })).codes, ['USRAUT0010']);
});

test('an access token lives fifteen minutes and then says so by name', async () => {
  const phone = server.client();
  await signIn(phone, await server.fixtures.user());
  server.clock.advance({ minutes: 14 });
  assert.equal((await phone.raw(getLoggedInUserInfo, {})).status, 200);
  server.clock.advance({ minutes: 1 });
  const expired = await phone.raw(getLoggedInUserInfo, {});
  assert.deepEqual([expired.status, expired.text], [401, 'Token Expired']);
  const bare = await phone.raw(getLoggedInUserInfo, {}, { headers: { authorization: `${phone.accessToken}x` } });
  assert.equal(bare.status, 401);
  assert.match(bare.text, /REQVAL0013/);
});
