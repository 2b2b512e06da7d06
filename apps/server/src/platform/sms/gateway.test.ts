import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { startSandbox } from '../../../../sandbox/src/server.ts';
import { smsGateway } from './gateway.ts';

const sandbox = await startSandbox({ port: 0 });
after(() => sandbox.close());
const to = (number: string, ref = number) => ({ to: number, text: 'Hello', template_id: 't', ref });

test('good, wrong and slow numbers', async () => {
  const gateway = smsGateway({ url: sandbox.url, key: sandbox.key, timeoutMs: 60_000 });
  const impatient = smsGateway({ url: sandbox.url, key: sandbox.key, timeoutMs: 300 });
  assert.equal(await gateway.send(to('9876543210')), 'taken');
  assert.equal(await gateway.send(to('9876540000')), 'refused');
  const before = Date.now();
  assert.equal(await impatient.send(to('9876549999')), 'no answer');
  assert.ok(Date.now() - before < 2000, 'two waits of 300 ms');
  assert.equal(await gateway.touch(), 'taken');
});

test('no gateway, a dead one, a wrong key', async () => {
  assert.equal(await smsGateway({ url: undefined, key: '' }).send(to('9876543210')), 'no answer');
  assert.equal(await smsGateway({ url: 'http://127.0.0.1:9', key: '' }).touch(), 'no answer');
  assert.equal(await smsGateway({ url: sandbox.url, key: 'wrong' }).send(to('9876543211')), 'refused');
});

test('a gateway that stumbles is asked once more, with the same number of the message', async () => {
  const seen: string[] = [];
  const stumbling = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      seen.push((JSON.parse(body) as { ref: string }).ref);
      response.writeHead(seen.length === 1 ? 500 : 202).end();
    });
  }).listen(0, '127.0.0.1');
  await once(stumbling, 'listening');
  after(() => stumbling.close());
  const url = `http://127.0.0.1:${(stumbling.address() as AddressInfo).port}`;
  assert.equal(await smsGateway({ url, key: 'k' }).send(to('9876543210', 'r')), 'taken');
  assert.deepEqual(seen, ['r', 'r']);
});
