import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startSandbox } from './server.ts';

const sandbox = await startSandbox({ port: 0, key: 'the-key' });
after(() => sandbox.close());
const message = { to: '9876543210', text: '123456 is your OTP', template_id: 'otp', ref: 'ref-1' };

const send = (body: unknown, key = 'the-key') =>
  fetch(`${sandbox.url}/v1/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const inbox = async (to: string) =>
  (await (await fetch(`${sandbox.url}/inbox.json?to=${to}`)).json()) as { text: string }[];

test('a message is taken over once, however often it is sent', async () => {
  assert.equal((await send(message)).status, 202);
  assert.equal((await send(message)).status, 202);
  assert.deepEqual(
    (await inbox(message.to)).map(({ text }) => text),
    [message.text],
  );
  assert.deepEqual(await inbox('9000000001'), []);
});

test('wrong keys, numbers, texts and bodies are refused', async () => {
  assert.equal((await send(message, 'other')).status, 401);
  const wrong = [
    { ...message, to: '123' },
    { ...message, text: '' },
    { ...message, ref: '' },
    { ...message, to: '9876540000' },
    'torn {',
    null,
  ];
  for (const body of wrong) assert.equal((await send(body)).status, 422, JSON.stringify(body));
  assert.equal((await fetch(`${sandbox.url}/nowhere`)).status, 404);
});

test('the inbox is a page in both languages that renews itself and cannot be written into', async () => {
  await send({ ...message, text: '<script>alert(1)</script>', ref: 'ref-2' });
  const english = await (await fetch(`${sandbox.url}/inbox`)).text();
  const hindi = await (await fetch(`${sandbox.url}/inbox`, { headers: { 'accept-language': 'hi' } })).text();
  assert.match(english, /Messages on the phones/);
  assert.match(english, /http-equiv="refresh"/);
  assert.doesNotMatch(english, /<script/);
  assert.match(hindi, /<html lang="hi">/);
});
