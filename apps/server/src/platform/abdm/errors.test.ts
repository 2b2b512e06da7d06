import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import type { IdentitySettings } from '../env/identity-settings.ts';
import { abdmClient } from './abdm.ts';
import { mostSilences } from './breaker.ts';
import { readError } from './envelope.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const certificate = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

/** A service that gives tokens and certificate, and answers each question as the test says. */
let answer = { status: 200, body: '{}' };
let session = 200;
/** What it answers instead of a token or its certificate; and how often each was asked for. */
let odd: { sessions?: string; certificate?: string } = {};
let refusedCertificates = 0;
let sessions = 0;
let questions = 0;
const service = createServer((request, reply) => {
  const send = (status: number, body: string) => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(body);
  };
  request.resume();
  if (request.url?.endsWith('/sessions')) {
    sessions += 1;
    return send(session, odd.sessions ?? JSON.stringify({ accessToken: 'a', expiresIn: 1200 }));
  }
  if (request.url?.endsWith('/certificate')) {
    if (refusedCertificates-- > 0) return send(401, '{"code":"900901","message":"Invalid Credentials"}');
    return send(200, odd.certificate ?? JSON.stringify({ publicKey: certificate }));
  }
  questions += 1;
  return send(answer.status, answer.body);
}).listen(0, '127.0.0.1');
await once(service, 'listening');
after(() => service.close());
const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
const settings = { url, gatewayUrl: url, clientId: 'c', clientSecret: 's', cmId: 'sbx', timeoutMs: 5000 };
const client = () => abdmClient(settings as IdentitySettings);

beforeEach(() => {
  answer = { status: 200, body: '{}' };
  session = 200;
  odd = {};
  refusedCertificates = 0;
  sessions = 0;
  questions = 0;
});

test('a service with too much to do (429) is there: it is asked again and again, and nobody is kept from it', async () => {
  const busy = client();
  answer = { status: 429, body: '{"code":"900807","message":"Message throttled out"}' };
  for (let nth = 0; nth < mostSilences + 5; nth++)
    assert.deepEqual(await busy.put({ path: '/x' }), { refused: 'busy' });
  assert.equal(questions, mostSilences + 5);
  answer = { status: 200, body: '{"fine":true}' };
  assert.deepEqual(await busy.put({ path: '/x' }), { body: { fine: true } });
});

test('the same of the gateway that gives tokens', async () => {
  const busy = client();
  session = 429;
  for (let nth = 0; nth < mostSilences + 5; nth++)
    assert.deepEqual(await busy.put({ path: '/x' }), { refused: 'busy' });
  session = 200;
  assert.deepEqual(await busy.put({ path: '/x' }), { body: {} });
});

test('a service that is silent (5xx) is left alone for a while', async () => {
  const silent = client();
  answer = { status: 503, body: '' };
  for (let nth = 0; nth < mostSilences + 5; nth++) await silent.put({ path: '/x' });
  assert.equal(questions, mostSilences);
});

test('a 401 that names no token is a refusal: no token is renewed for it, and it is asked once', async () => {
  const table: [code: string, refused: string, times: number][] = [
    ['ABDM-1017', 'ABDM-1017', 1],
    ['ABDM-1021', 'ABDM-1021', 1],
    ['ABDM-1094', 'expired', 2],
    ['ABDM-9999', 'expired', 2],
    ['900901', 'expired', 2],
  ];
  for (const [code, refused, times] of table) {
    questions = 0;
    answer = { status: 401, body: JSON.stringify({ error: { code, message: 'no' } }) };
    assert.deepEqual([await client().put({ path: '/x' }), questions], [{ refused }, times], code);
  }
  answer = { status: 401, body: '<html>' };
  assert.deepEqual(await client().put({ path: '/x' }), { refused: 'expired' });
});

test('a token or certificate of no known shape is silence, whatever it is', async () => {
  const shapes = ['null', '[]', '"x"', '7', '{}', '{"accessToken":null,"expiresIn":1200}', '{"publicKey":7}'];
  for (const shape of shapes)
    for (const at of ['sessions', 'certificate'] as const) {
      odd = { [at]: shape };
      assert.deepEqual(await client().put({ path: '/x' }), { refused: 'silent' }, `${at} ${shape}`);
    }
  assert.equal(questions, 0);
});

test('a token that is not taken any more for the certificate is renewed once there as well', async () => {
  refusedCertificates = 1;
  assert.deepEqual([await client().put({ path: '/x' }), sessions, questions], [{ body: {} }, 2, 1]);
  [refusedCertificates, sessions, questions] = [9, 0, 0];
  assert.deepEqual([await client().put({ path: '/x' }), sessions, questions], [{ refused: 'silent' }, 2, 0]);
});

test('errors in each published shape', () => {
  const table: [unknown, ReturnType<typeof readError>][] = [
    [{ error: { code: 'ABDM-1114', message: 'x' } }, { refused: 'ABDM-1114' }],
    [{ error: { code: 'ABDM-1114 ', message: 'x' } }, { refused: 'ABDM-1114' }],
    [{ error: { code: 'ABDM-1016: ', message: 'x' } }, { refused: 'ABDM-1016' }],
    [{ code: 'ABDM-1094', message: 'x', timestamp: '2024-10-25 15:02:34' }, { refused: 'ABDM-1094' }],
    [{ code: '900901', message: 'x', description: 'y' }, { refused: '900901' }],
    [
      { error: { code: 'ABDM-1204', message: 'UIDAI Error code : 300 : Biometric data did not match.' } },
      { refused: 'ABDM-1204', uidai: '300' },
    ],
    [
      { code: 'ABDM-1204', message: 'uidai error code: K-955 : x' },
      { refused: 'ABDM-1204', uidai: 'K-955' },
    ],
    [
      { loginId: 'Invalid LoginId', timestamp: '2025-01-15 13:21:16' },
      { refused: 'INVALID', fields: ['loginId'] },
    ],
    [
      { scope: 'Invalid Scope', authData: 'x' },
      { refused: 'INVALID', fields: ['scope', 'authData'] },
    ],
    [{ timestamp: '2025-01-15 13:21:16' }, null],
    [{ loginId: { deep: 'x' } }, null],
    [{}, null],
    [null, null],
    ['text', null],
  ];
  for (const [body, read] of table) assert.deepEqual(readError(body), read, JSON.stringify(body));
});
