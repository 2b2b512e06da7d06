import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { buildApp } from '../../app.ts';
import { handlersOf } from '../../handlers.ts';
import { testServer } from '../../testing/test-server.ts';
import { makeLog } from '../log/log.ts';
import { makePlatform } from '../make-platform.ts';
import { KeyRing } from '../sealing/key-ring.ts';

const server = await testServer({ sandbox: false });

/** A second server on the same database, which each test stops in its own way. */
async function another(databaseUrl: string) {
  const env = { ...server.platform.env, databaseUrl };
  const platform = makePlatform({ env, clock: server.clock.clock, ring: new KeyRing([Buffer.alloc(32, 1)]) });
  const app = await buildApp({ platform, handlers: handlersOf(platform), log: makeLog('silent') });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const stop = async () => {
    await app.close();
    await platform.pool.end();
  };
  return { app, port, stop };
}

const request = (path: string, language: string) =>
  `GET ${path} HTTP/1.1\r\nHost: teeka\r\nAccept-Language: ${language}\r\nConnection: close\r\n\r\n`;

/** A socket that was open before; answers all that comes back on it. */
function openSocket(port: number) {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk;
  });
  const opened = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  return { opened, say: (text: string) => void socket.write(text), closed };
}

function expectRefusal(answer: string, message: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  assert.match(head, /^HTTP\/1\.1 503 /);
  assert.match(head, /^retry-after: \d+\r$/im);
  assert.match(head, /^content-security-policy: /im);
  assert.match(head, /^x-content-type-options: nosniff\r$/im);
  assert.match(head, /^version: /im);
  const errors = [{ code: 'REQVAL0016', path: '', values: {} }];
  assert.deepEqual(JSON.parse(body), { code: 'REQVAL0016', message, errors });
}

test('what comes while the server stops is refused in our own form and words, with every header', async () => {
  const { app, port, stop } = await another(server.platform.env.databaseUrl);
  const late = [openSocket(port), openSocket(port), openSocket(port)];
  await Promise.all(late.map(({ opened }) => opened));
  // A request that is under way holds the door open for the time of the test.
  const [call, hindi, page] = late;
  call?.say('GET /api/');
  hindi?.say('GET /api/');
  page?.say('GET /hea');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const stopped = app.close();
  await new Promise((resolve) => setTimeout(resolve, 100));
  const rest = (path: string, language: string) => request(path, language).slice('GET /api/'.length);
  call?.say(rest('/api/v1/vaccinator/getAllSites', 'en'));
  hindi?.say(rest('/api/v1/vaccinator/getAllSites', 'hi'));
  page?.say(request('/health', 'en').slice('GET /hea'.length));
  expectRefusal((await call?.closed) ?? '', 'The server cannot take this just now. Please try again in a moment');
  expectRefusal((await hindi?.closed) ?? '', 'सर्वर अभी यह काम नहीं कर पा रहा है। कृपया थोड़ी देर में फिर कोशिश करें');
  expectRefusal((await page?.closed) ?? '', 'The server cannot take this just now. Please try again in a moment');
  await stopped;
  await stop();
});

test('without its database every call is refused the same way, and no outside service is blamed', async () => {
  const gone = await another('postgresql://nobody:nothing@127.0.0.1:1/teeka');
  after(gone.stop);
  const socket = openSocket(gone.port);
  await socket.opened;
  socket.say(request('/api/v1/vaccinator/mobile/appVersion', 'en'));
  expectRefusal(await socket.closed, 'The server cannot take this just now. Please try again in a moment');
});
