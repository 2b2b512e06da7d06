import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { newLogin } from '@teeka/contract/auth';
import { getBeneficiaries } from '@teeka/contract/beneficiaries';
import { allDistricts, districts, states, villages } from '@teeka/contract/locations';
import { downloadProfilePic } from '@teeka/contract/profile';
import { getConfig, getSettings } from '@teeka/contract/settings';
import { testServer } from '../../testing/test-server.ts';
import { build } from '../db/build.ts';

const web = mkdtempSync(join(tmpdir(), 'teeka-web-'));
after(() => rmSync(web, { recursive: true }));
mkdirSync(join(web, 'assets'));
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Teeka</title>');
writeFileSync(join(web, 'assets', 'app-1a2b3c.js'), `"${'x'.repeat(5000)}"`);
writeFileSync(join(web, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync(`"${'x'.repeat(5000)}"`));
writeFileSync(join(web, 'sw.js'), 'self');
mkdirSync(join(web, '.vite'));
writeFileSync(join(web, '.vite', 'manifest.json'), '{}');

const server = await testServer({ env: { WEB_DIST: web, APP_VERSION: '1.25' } });
const places = await server.fixtures.places(3);
const phone = await server.as(await server.fixtures.user({ places, sites: [await server.fixtures.site(places)] }));
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.base + path, { headers });

test('every reply carries the version and the security headers', async () => {
  for (const path of ['/', '/health', '/api', '/api/nowhere', '/api/v1/vaccinator/getSettings', '/assets/gone.js']) {
    const { headers } = await get(path);
    assert.equal(headers.get('version'), '1.25', path);
    assert.match(
      headers.get('content-security-policy') ?? '',
      /default-src 'self';.*script-src 'self' 'wasm-unsafe-eval';/,
      path,
    );
    assert.doesNotMatch(headers.get('content-security-policy') ?? '', /script-src[^;]*'unsafe/, path);
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('x-frame-options'), 'DENY', path);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
  }
});

test('the app: pages draw from index.html, hashed files are kept for ever, unknown ones are not pages', async () => {
  const page = await get('/session/1234', { accept: 'text/html' });
  assert.deepEqual([page.status, page.headers.get('cache-control')], [200, 'no-cache']);
  assert.match(await page.text(), /<title>Teeka/);
  const script = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'br' });
  assert.equal(script.headers.get('content-encoding'), 'br');
  assert.match(script.headers.get('cache-control') ?? '', /immutable/);
  assert.equal((await script.text()).length, 5002);
  assert.equal((await get('/sw.js')).headers.get('cache-control'), 'no-cache');
  assert.equal((await get('/assets/gone.js', { accept: 'text/html' })).status, 404);
  assert.equal((await get('/../../etc/passwd')).status, 404);
  assert.equal((await get('/%2e%2e%2f%2e%2e%2fetc%2fpasswd')).status, 404);
});

test('a link that is broken opens the app, which says so; nothing else does', async () => {
  for (const path of ['/session/%00', '/session/%ff', '/people/%E0%A4%A', '/%', '/workers/%?part=%']) {
    const page = await get(path, { accept: 'text/html' });
    assert.deepEqual([page.status, page.headers.get('cache-control')], [200, 'no-cache'], path);
    assert.match(await page.text(), /<title>Teeka/, path);
    assert.ok((await get(path)).status >= 400, path);
  }
  for (const path of ['/api/v1/%ff', '/api/%00', '/assets/%ff', '/assets/%00'])
    assert.ok((await get(path, { accept: 'text/html' })).status >= 400, path);
});

test('unknown calls are refused in the language of the caller', async () => {
  const refused = await get('/api/v1/nowhere', { 'accept-language': 'hi' });
  const body = (await refused.json()) as { code: string; message: string; errors: unknown[] };
  assert.deepEqual([refused.status, body.code, body.errors.length], [404, 'REQVAL0007', 1]);
  assert.match(body.message, /[\u0900-\u097F]/);
  assert.equal((await fetch(`${server.base}/api/v1/vaccinator/getSettings`, { method: 'DELETE' })).status, 404);
});

test('a refusal names each field with its code, path and values', async () => {
  const refused = await phone.send(getBeneficiaries, { search_value: 'x'.repeat(300), flag: 7 as 0 });
  assert.deepEqual(
    refused.errors.map(({ code, path, values }) => ({ code, path, values })),
    [
      { code: 'REQVAL0003', path: 'search_value', values: { max: 200 } },
      { code: 'REQVAL0002', path: 'flag', values: {} },
    ],
  );
  const missing = await phone.send(getBeneficiaries, {} as never);
  assert.deepEqual(missing.codes, ['REQVAL0001', 'REQVAL0001']);
});

test('health and metrics', async () => {
  assert.equal((await get('/health')).status, 200);
  await phone.ask(getSettings, {});
  await server.client().send(newLogin, { user_name: 'x', password: 'y', ts: '1', secret: '' });
  const metrics = await (await get('/metrics')).text();
  assert.match(metrics, /teeka_call_seconds_count\{call="settings.getSettings",status="200"\} 1/);
  assert.match(metrics, /teeka_refusals_total\{code="REQVAL0002"\} [1-9]/);
  assert.match(metrics, /teeka_database_connections\{state="open"\} [1-9]/);
});

test('the figures are for this machine, or for whoever knows the token', async (t) => {
  const status = async (headers: Record<string, string>) => (await get('/metrics', headers)).status;
  assert.equal(await status({}), 200);
  for (const mark of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
    assert.equal(await status({ [mark]: '10.1.2.3' }), 403, mark);
  const { env } = server.platform;
  for (const reached of [{ host: '0.0.0.0' }, { trustProxy: ['10.0.0.5'] }]) {
    const before = { host: env.host, trustProxy: env.trustProxy };
    Object.assign(env, reached);
    assert.equal(await status({}), 403, JSON.stringify(reached));
    Object.assign(env, before);
  }
  Object.assign(env, { metricsToken: 'a long word' });
  t.after(() => Object.assign(env, { metricsToken: undefined }));
  assert.equal(await status({}), 403);
  assert.equal(await status({ authorization: 'Bearer a long wor' }), 403);
  assert.equal(await status({ authorization: 'Bearer a long word' }), 200);
});

test('the document and its page', async () => {
  const document = (await (await get('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, unknown>;
  };
  assert.equal(document.openapi, '3.1.0');
  assert.ok(document.paths['/api/v1/vaccinator/location/districts/{stateId}']);
  const page = await (await get('/api')).text();
  for (const name of ['/api/v1/auth/newLogin', 'Signs in with user name and password.']) assert.ok(page.includes(name));
  assert.doesNotMatch(page, /<script|https?:\/\/(?!localhost)/);
});

test('what the build notes for its tools is not served', async () => {
  assert.equal((await get('/.vite/manifest.json')).status, 404);
});

test('the document is counted like every call before sign-in', async () => {
  const narrow = await testServer({ env: { OPEN_CALLS_PER_MINUTE: '2' }, sandbox: false });
  const answers = [];
  for (const path of ['/api', '/api/openapi.json', '/api']) answers.push(await fetch(narrow.base + path));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 429],
  );
  assert.match(answers[2]?.headers.get('retry-after') ?? '', /^[1-9]\d?$/);
});

test('nobody on the way keeps what a call answered', async () => {
  const kept = async (answer: Promise<{ headers: Headers }>) => (await answer).headers.get('cache-control');
  assert.equal(await kept(phone.raw(getSettings, {})), 'no-store');
  assert.equal(await kept(phone.raw(downloadProfilePic, { userId: 'x' })), 'no-store');
  assert.equal(await kept(get('/api/v1/vaccinator/getSettings')), 'no-store');
  assert.equal(await kept(phone.raw(allDistricts, {})), 'private, no-cache');
});

/** What a server says to bytes on a bare socket. */
function heardFrom(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.base);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(heard));
  });
}

test('what never becomes a request is refused in our own form, with the headers of all replies', async () => {
  const close = 'host: x\r\nconnection: close\r\n\r\n';
  const bad = [
    ['a broken percent', `GET /api/v1/x/%ff% HTTP/1.1\r\n${close}`, 404, 'REQVAL0007'],
    ['no HTTP', 'NONSENSE\r\n\r\n', 400, 'REQVAL0005'],
    ['an endless address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${close}`, 431, 'REQVAL0003'],
  ] as const;
  for (const [what, bytes, status, code] of bad) {
    const heard = await heardFrom(bytes);
    assert.match(heard, new RegExp(`^HTTP/1.1 ${status} `), what);
    assert.match(heard, new RegExp(`"code":"${code}"`), what);
    assert.match(heard.toLowerCase(), /content-security-policy: default-src 'self'/, what);
    assert.match(heard.toLowerCase(), /x-content-type-options: nosniff/, what);
    assert.doesNotMatch(heard, /FST_ERR|%ff%/, what);
  }
});

test('long replies are compressed', async () => {
  const { headers } = await get('/api/openapi.json', { 'accept-encoding': 'br, gzip' });
  assert.equal(headers.get('content-encoding'), 'br');
});

test("only the phone app's pages may call from elsewhere", async () => {
  const path = '/api/v1/vaccinator/mobile/appVersion';
  const app = await get(path, { origin: 'https://localhost' });
  assert.equal(app.headers.get('access-control-allow-origin'), 'https://localhost');
  assert.match(app.headers.get('access-control-expose-headers') ?? '', /Version/);
  assert.equal(
    (await get(path, { origin: 'https://elsewhere.example' })).headers.get('access-control-allow-origin'),
    null,
  );
  const preflight = await fetch(server.base + path, {
    method: 'OPTIONS',
    headers: { origin: 'capacitor://localhost', 'access-control-request-method': 'POST' },
  });
  assert.equal(preflight.status, 204);
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /idempotency-key/);
});

test('settings, content, places and the picture that is not there', async () => {
  await server.rows(build.insertInto('content').values({ content_key: 'about_hi', value: '<p>टीका</p>' }).compile());
  assert.equal((await phone.ask(getConfig, { key: 'about_hi' })).value, '<p>टीका</p>');
  assert.equal((await phone.ask(getConfig, { key: 'gone' })).value, '');
  const { settings } = await phone.ask(getSettings, {});
  assert.ok(settings.some(({ key_name, value }) => key_name === 'min_password_length' && value === '8'));
  assert.ok((await phone.ask(states, {})).states.some(({ state_id }) => state_id === places.state));
  const below = await phone.ask(districts, { stateId: places.state });
  assert.deepEqual(
    below.districts.map(({ district_id }) => district_id),
    [places.district],
  );
  assert.equal((await phone.ask(villages, { blockId: places.block })).villages.length, 3);
  assert.deepEqual((await phone.ask(villages, { blockId: 2 ** 31 - 1 })).villages, [], 'a block that nobody has');
  const beyond = await phone.send(villages, { blockId: 2 ** 31 });
  assert.deepEqual([beyond.status, beyond.codes], [400, ['REQVAL0002']], 'more than a number of a place holds');
  const picture = await phone.raw(downloadProfilePic, { userId: 'x' });
  assert.deepEqual([picture.status, picture.text], [200, '']);
  assert.match(picture.headers.get('content-type') ?? '', /^text\/html/);
});
