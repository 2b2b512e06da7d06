import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getSettings } from '@teeka/contract/settings';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { sweep } from './sweep.ts';

/** A gateway that takes every message and never says so. */
const silent = createServer(() => undefined).listen(0, '127.0.0.1');
await once(silent, 'listening');
after(() => {
  silent.closeAllConnections();
  silent.close();
});
const deaf = await testServer({
  sandbox: false,
  env: { SMS_GATEWAY_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` },
});

const wrongSignIn = (server: TestServer, headers: Record<string, string> = {}, user_name = 'no.such.worker') =>
  server
    .client()
    .send(
      auth.newLogin,
      { user_name, password: 'Wrong@2026', ts: String(server.clock.clock().instant.getTime()), secret: '' },
      { headers },
    );

test('while the gateway is silent, a worker is served all the same', async () => {
  const worker = await deaf.as(await deaf.fixtures.user());
  await worker.ask(getSettings, {});
  const strangers = Array.from({ length: 20 }, () =>
    deaf.client().send(auth.getOtp, { mobile: deaf.fixtures.mobile(), secret: '' }),
  );
  let over = 0;
  for (const stranger of strangers) void stranger.finally(() => over++);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await worker.ask(getSettings, {});
  assert.equal(over, 0, 'the worker is answered while all the others still wait');
  const codes = (await Promise.all(strangers)).flatMap((answer) => answer.codes);
  assert.deepEqual(new Set(codes), new Set(['REQVAL0014']));
});

test('a made-up X-Forwarded-For changes nothing for a caller whom no named proxy brings', async () => {
  const server = await testServer({
    sandbox: false,
    env: { TRUST_PROXY: '10.9.9.9', OPEN_CALLS_PER_MINUTE: '5' },
  });
  // The loopback of this test stands for a caller from the street: as a neighbour it would be a shared door.
  const seen: number[] = [];
  for (let nth = 0; nth < 300; nth++) {
    const answer = await fetch(`${server.base}/api/v1/vaccinator/mobile/appVersion`, {
      headers: { 'x-forwarded-for': `198.51.100.${nth % 250}` },
    });
    seen.push(answer.status);
  }
  assert.ok(seen.includes(429), 'counted at its own address');
});

test('a named proxy says who calls, and each caller counts alone', async () => {
  const server = await testServer({
    sandbox: false,
    env: { TRUST_PROXY: '127.0.0.1', OPEN_CALLS_PER_MINUTE: '5' },
  });
  const asks = (from: string) =>
    fetch(`${server.base}/api/v1/vaccinator/mobile/appVersion`, { headers: { 'x-forwarded-for': from } });
  for (let nth = 0; nth < 8; nth++) await asks('198.51.100.1');
  assert.equal((await asks('198.51.100.1')).status, 429);
  // The leftmost part is what the caller wrote; the proxy added the right one.
  assert.equal((await asks('203.0.113.5, 198.51.100.1')).status, 429);
  assert.equal((await asks('203.0.113.5')).status, 200);
  assert.equal((await asks('2001:db8:1:1::1')).status, 200);
  for (let nth = 0; nth < 8; nth++) await asks(`2001:db8:1:1::${nth}`);
  assert.equal((await asks('2001:db8:1:1:9:9:9:9')).status, 429, 'one network of 64 bits is one caller');
  assert.equal((await asks('2001:db8:1:2::1')).status, 200);
});

test('a phone exchanges its token however many strangers share its address', async () => {
  const server = await testServer({ sandbox: false, env: { OPEN_CALLS_PER_MINUTE: '4' } });
  const user = await server.fixtures.user();
  const phone: TestClient = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  const { user_name, password } = user;
  await phone.ask(auth.newLogin, { user_name, password, ts, secret: '' });
  for (let nth = 0; nth < 6; nth++) await wrongSignIn(server).catch(() => undefined);
  const refused = await server.client().send(auth.getAccessToken, { refreshToken: `${'0'.repeat(40)}` });
  assert.deepEqual([refused.status, refused.codes], [429, ['REQVAL0010']], 'a made-up token counts by address');
  assert.ok(Number(refused.headers.get('retry-after')) >= 1);
  const forged = phone.refreshToken.replace(/.{6}$/, 'AAAAAA');
  assert.equal((await server.client().send(auth.getAccessToken, { refreshToken: forged })).status, 429);
  assert.equal((await phone.send(auth.getAccessToken, { refreshToken: phone.refreshToken })).status, 200);
});

const passwords = await testServer({ env: { TRUST_PROXY: '127.0.0.1' } });
const secretOf = (nth: number) => String(nth).padStart(43, 'd');
interface From {
  readonly address: string;
  readonly device?: string;
}
function signIn(user: { user_name: string; password: string }, { address, device }: From) {
  const { user_name, password } = user;
  const ts = String(passwords.clock.clock().instant.getTime());
  const input = { user_name, password, ts, secret: '', ...(device && { device }) };
  return passwords.client().send(auth.newLogin, input, { headers: { 'x-forwarded-for': address } });
}
const wrongly = async (user: { user_name: string }, from: From) =>
  (await signIn({ ...user, password: 'Wrong@2026' }, from)).codes[0];

test('wrong passwords of a stranger keep out the stranger, not the owner', async () => {
  const user = await passwords.fixtures.user();
  for (let nth = 0; nth < 20; nth++) await wrongly(user, { address: '203.0.113.1' });
  assert.deepEqual((await signIn(user, { address: '203.0.113.1' })).codes, ['USRAUT0002']);
  assert.equal((await signIn(user, { address: '198.51.100.9' })).status, 200, 'from elsewhere at once');
});

test('guessing from many addresses is slow the country over; a known device and the usual address pass', async () => {
  const user = await passwords.fixtures.user();
  const home = { address: '198.51.100.20', device: secretOf(1) };
  assert.equal((await signIn(user, home)).status, 200);
  const codes: (string | undefined)[] = [];
  for (let nth = 0; nth < 60; nth++) codes.push(await wrongly(user, { address: `203.0.113.${nth + 10}` }));
  assert.equal(codes.filter((code) => code === 'USRAUT0001').length, 50);
  assert.equal(codes.at(-1), 'USRAUT0019');
  const away = await signIn(user, { address: '192.0.2.1' });
  assert.deepEqual([away.status, away.codes], [429, ['USRAUT0019']]);
  assert.ok(Number(away.headers.get('retry-after')) > 3600);
  assert.equal((await signIn(user, { address: '192.0.2.1', device: home.device })).status, 200, 'known device');
  assert.equal((await signIn(user, { address: home.address, device: secretOf(9) })).status, 200, 'usual address');
  const other = await passwords.fixtures.user();
  for (let nth = 0; nth < 5; nth++) await wrongly(user, { address: '192.0.2.9', device: home.device });
  assert.equal(await wrongly(user, { address: '192.0.2.9', device: home.device }), 'USRAUT0002', 'it counts too');
  assert.equal((await signIn(other, { address: '192.0.2.1', device: home.device })).status, 200);
  passwords.clock.advance({ days: 1, minutes: 1 });
  assert.equal((await signIn(user, { address: '192.0.2.2' })).status, 200, 'a day later');
});

test('a flood from one address does not keep known devices there from signing in', async () => {
  const user = await passwords.fixtures.user();
  const home = { address: '203.0.113.200', device: secretOf(2) };
  await signIn(user, home);
  for (let nth = 0; nth < 61; nth++) await wrongly({ user_name: `made.up.${nth}` }, { address: home.address });
  assert.deepEqual((await signIn(user, { address: home.address })).codes, ['USRAUT0002']);
  assert.equal((await signIn(user, home)).status, 200);
});

const codeFor = (mobile: string) =>
  /\b[1-9][0-9]{5}\b/.exec(passwords.sandbox?.inbox.list(mobile)[0]?.text ?? '')?.[0] ?? '';
const askCode = (mobile: string, { address, device }: From) =>
  passwords
    .client()
    .send(auth.getOtp, { mobile, secret: '', ...(device && { device }) }, { headers: { 'x-forwarded-for': address } });

test('strangers use up codes of their own; the phone that was here before asks for others', async () => {
  const user = await passwords.fixtures.user();
  const home = { address: '198.51.100.40', device: secretOf(4) };
  await signIn(user, home);
  for (let nth = 0; nth < 5; nth++) assert.equal((await askCode(user.mobile, { address: '203.0.113.44' })).status, 200);
  const barred = await askCode(user.mobile, { address: '203.0.113.45' });
  assert.deepEqual([barred.status, barred.codes], [429, ['USRAUT0015']]);
  assert.equal(barred.headers.get('retry-after'), '900');
  assert.equal((await askCode(user.mobile, { address: '203.0.113.44', device: home.device })).status, 200);
  passwords.clock.advance({ minutes: 16 });
  for (let nth = 0; nth < 5; nth++) await askCode(user.mobile, { address: '203.0.113.46' });
  passwords.clock.advance({ minutes: 16 });
  assert.deepEqual((await askCode(user.mobile, { address: '203.0.113.47' })).codes, ['USRAUT0015'], 'ten a day');
  passwords.clock.advance({ days: 1 });
  assert.equal((await askCode(user.mobile, { address: '203.0.113.47' })).status, 200);
});

test('wrong codes are kept by the day: longer rests, the owner is told, and after twenty none counts', async () => {
  const user = await passwords.fixtures.user();
  const codes: string[] = [];
  const waits: unknown[] = [];
  for (let round = 0; round < 4; round++) {
    const phone = passwords.client();
    const from = { headers: { 'x-forwarded-for': `203.0.113.${round + 60}` } };
    const sent = await phone.send(auth.getOtp, { mobile: user.mobile, secret: '' }, from);
    assert.equal(sent.status, 200, sent.text);
    const wrong = codeFor(user.mobile) === '123456' ? '654321' : '123456';
    for (let nth = 0; nth < 5; nth++)
      codes.push(...(await phone.send(auth.verifyOtp, { otp: wrong, txnId: sent.reply.txnId }, from)).codes);
    const again = await askCode(user.mobile, { address: '203.0.113.99' });
    waits.push([again.codes[0], again.errors[0]?.values.minutes]);
    passwords.clock.advance({ minutes: [16, 61, 241, 0][round] ?? 0 });
  }
  assert.deepEqual(new Set(codes), new Set(['USRPRF0002']));
  assert.deepEqual(waits, [
    ['USRAUT0015', 15],
    ['USRAUT0015', 60],
    ['USRAUT0015', 240],
    ['USRAUT0020', undefined],
  ]);
  const texts = (passwords.sandbox?.inbox.list(user.mobile) ?? []).map(({ text }) => text);
  assert.equal(texts.filter((text) => /10 wrong OTPs/.test(text)).length, 1);
  passwords.clock.advance({ days: 1 });
  assert.equal((await askCode(user.mobile, { address: '203.0.113.99' })).status, 200);
});

test('counters that no measure asks for any more are swept', async () => {
  await wrongly({ user_name: 'made.up.of.long.ago' }, { address: '203.0.113.250' });
  passwords.clock.advance({ days: 3 });
  await sweep(passwords.platform);
  const left = await passwords.rows(sql<{ n: number }>`select count(*)::int as n from throttle`.compile(build));
  assert.equal(left[0]?.n, 0);
});
