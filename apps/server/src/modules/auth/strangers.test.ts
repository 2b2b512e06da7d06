import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getSettings } from '@teeka/contract/settings';
import type { TestClient } from '../../testing/test-client.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

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

const wrongSignIn = (
  server: TestServer,
  headers: Record<string, string> = {},
  user_name = 'no.such.worker',
) =>
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
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = performance.now();
  await worker.ask(getSettings, {});
  const took = performance.now() - before;
  assert.ok(took < 1000, `${Math.round(took)} ms`);
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
  assert.deepEqual(
    [refused.status, refused.codes],
    [429, ['REQVAL0010']],
    'a made-up token counts by address',
  );
  assert.ok(Number(refused.headers.get('retry-after')) >= 1);
  const forged = phone.refreshToken.replace(/.{6}$/, 'AAAAAA');
  assert.equal((await server.client().send(auth.getAccessToken, { refreshToken: forged })).status, 429);
  assert.equal((await phone.send(auth.getAccessToken, { refreshToken: phone.refreshToken })).status, 200);
});
