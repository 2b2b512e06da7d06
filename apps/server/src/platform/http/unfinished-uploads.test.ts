import assert from 'node:assert/strict';
import { type ClientRequest, request } from 'node:http';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { pathOf } from '@teeka/contract/prefixes';
import { addPreviousVaccination } from '@teeka/contract/vaccinations';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';
import { quietMs } from './read-upload.ts';

const server = await testServer({ sandbox: false });
const phoneOf = async () => server.as(await server.fixtures.user({ role: 'Vaccinator' }));
const files = 6;
const picture = Buffer.alloc(690_000, 65);
const fileHead =
  '--x\r\ncontent-disposition: form-data; name="files"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

interface Begun {
  readonly sending: ClientRequest;
  /** What it was answered, or the fault it ended with. */
  answer?: number | string;
  waitFor?: string | undefined;
}

/** Begins an upload of several files and never ends it. */
function begin(phone: TestClient): Begun {
  const sending = request(server.base + pathOf(addPreviousVaccination.path), {
    method: 'POST',
    agent: false,
    headers: {
      authorization: `Bearer ${phone.accessToken}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const begun: Begun = { sending };
  sending.on('response', (response) => {
    begun.answer = response.statusCode ?? 0;
    begun.waitFor = response.headers['retry-after'];
    response.resume();
  });
  sending.on('error', (error: NodeJS.ErrnoException) => {
    begun.answer ??= error.code ?? error.message;
  });
  for (let nth = 0; nth < files; nth += 1) {
    sending.write(fileHead);
    sending.write(picture);
    sending.write('\r\n');
  }
  return begun;
}

async function until(holds: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (!holds() && performance.now() < end) await pause(50);
}

/** An upload that is whole, and refused for what it lacks. */
const whole = (phone: TestClient) =>
  phone.raw(addPreviousVaccination, `${fileHead}x\r\n--x--\r\n`, {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });

test('of uploads begun by one user two are taken in, ten wait, the others are told to; others go on', async () => {
  const [mine, other] = [await phoneOf(), await phoneOf()];
  const before = process.memoryUsage().arrayBuffers;
  const begun = Array.from({ length: 24 }, () => begin(mine));
  const refused = () => begun.filter(({ answer }) => answer === 429);
  await until(() => refused().length >= 12, 20_000);
  assert.equal(refused().length, 12);
  assert.ok(refused().every(({ waitFor }) => waitFor === '5'));
  await pause(500);
  const used = process.memoryUsage().arrayBuffers - before;
  assert.ok(used < 10 * files * picture.length, `${Math.round(used / 1e6)} MB held`);
  assert.equal((await whole(other)).status, 400);
  // Given up, they leave their places: those taken in, and those that waited.
  for (const { sending } of begun) sending.destroy();
  assert.equal((await whole(mine)).status, 400);
});

test('an upload that brings nothing more is ended, and leaves its place', async () => {
  const phone = await phoneOf();
  const begun = [begin(phone), begin(phone)];
  await until(() => begun.every(({ answer }) => answer !== undefined), quietMs + 20_000);
  assert.deepEqual(
    begun.map(({ answer }) => answer),
    ['ECONNRESET', 'ECONNRESET'],
  );
  assert.equal((await whole(phone)).status, 400);
});
