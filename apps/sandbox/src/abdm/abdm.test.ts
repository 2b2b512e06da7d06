import assert from 'node:assert/strict';
import { constants, createPublicKey, type KeyObject, publicEncrypt, randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { specialNumbers } from '../identity/people.ts';
import { startSandbox } from '../server.ts';

const sandbox = await startSandbox({ port: 0 });
after(() => sandbox.close());
const stamped = () => ({ 'request-id': randomUUID(), timestamp: new Date().toISOString() });

async function call(method: string, path: string, { headers = {}, body }: { headers?: object; body?: unknown } = {}) {
  const answer = await fetch(sandbox.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...stamped(), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

const credentials = { clientId: 'sandbox', clientSecret: 'sandbox', grantType: 'client_credentials' };
const session = await call('POST', '/api/hiecm/gateway/v3/sessions', {
  headers: { 'x-cm-id': 'sbx' },
  body: credentials,
});
const authorization = `Bearer ${session.body.accessToken}`;
const certificate = await call('GET', '/v3/profile/public/certificate', { headers: { authorization } });
const der = Buffer.from(certificate.body.publicKey ?? '', 'base64');
const key: KeyObject = createPublicKey({ key: der, format: 'der', type: 'spki' });

const oaep = (hash: string) => (plain: string) =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: hash }, Buffer.from(plain)).toString(
    'base64',
  );
const pkcs1 = (plain: string) =>
  publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain)).toString('base64');
const request = (loginId: string, headers: object = { authorization }) =>
  call('POST', '/v3/enrollment/request/otp', {
    headers,
    body: { txnId: '', scope: ['abha-enrol'], loginHint: 'aadhaar', loginId, otpSystem: 'aadhaar' },
  });

test('a number opens when it was encrypted with OAEP and SHA-1, and in no other form', async () => {
  assert.equal((await request(oaep('sha1')(specialNumbers.mobileDiffers))).status, 200);
  for (const wrong of [oaep('sha256'), pkcs1, (plain: string) => plain])
    assert.equal((await request(wrong(specialNumbers.mobileDiffers))).status, 400);
});

test('each call has its number, its time and a token', async () => {
  const number = oaep('sha1')(specialNumbers.existing);
  assert.equal((await request(number, { authorization, 'request-id': 'x' })).status, 400);
  assert.equal((await request(number, { authorization, timestamp: 'today' })).status, 400);
  assert.equal((await request(number, { authorization: 'Bearer x' })).status, 401);
  assert.equal((await request(number)).status, 200);
});

test('what it was asked stands in its log, without a value of it', async () => {
  const log = (await (await fetch(`${sandbox.url}/abdm/log.json`)).json()) as {
    route: string;
    opened: boolean | null;
  }[];
  assert.deepEqual(
    log.map(({ route, opened }) => [route, opened]),
    [true, false, false, false, true].map((opened) => ['POST /v3/enrollment/request/otp', opened]),
  );
  assert.doesNotMatch(JSON.stringify(log), /9999\d{8}/);
});
