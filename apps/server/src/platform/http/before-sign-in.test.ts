import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import { pathOf } from '@teeka/contract/prefixes';
import { sql } from 'kysely';
import { testServer } from '../../testing/test-server.ts';
import { build } from '../db/build.ts';
import { mostBeforeSignIn } from './before-sign-in.ts';

const server = await testServer({ sandbox: false });
const stranger = server.client();
const phone = await server.as(await server.fixtures.user({ role: 'Vaccinator' }));
const tracesOf = async (call: string): Promise<number> => {
  const query = sql<{ times: number }>`
    select coalesce(sum(times), 0)::int as times from refused_call where call = ${call} and code = 'REQVAL0013'`;
  const [row] = await server.rows(query.compile(build));
  return row?.times ?? 0;
};
const bodyOf = (bytes: number) =>
  `{"a":[${Array(Math.floor(bytes / 2))
    .fill(1)
    .join()}]}`;
const posts = calls.filter(({ method, upload }) => method === 'POST' && !upload);

test('before sign-in a body is small, and what is larger is not read', async () => {
  for (const call of posts.filter(({ access }) => access === 'open')) {
    const { status, text } = await stranger.raw(call, bodyOf(mostBeforeSignIn + 100));
    assert.deepEqual([status, JSON.parse(text).code], [413, 'REQVAL0006'], call.name);
    const { status: small } = await stranger.raw(call, bodyOf(mostBeforeSignIn - 100));
    assert.equal(small, 400, call.name);
  }
});

/** The answer to a large body of which the first bytes alone have come. */
async function answerToFirstBytes(path: string, headers: Record<string, string>) {
  const sent = request(server.base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 1_000_000, ...headers },
  });
  sent.write('{"a":[1,1,1');
  const [answer] = (await once(sent, 'response', { signal: AbortSignal.timeout(20_000) })) as [IncomingMessage];
  const text = await answer.setEncoding('utf8').reduce((whole: string, part: string) => whole + part, '');
  sent.on('error', () => undefined).destroy();
  return [answer.statusCode, JSON.parse(text).code];
}

test('whoever brings no token of ours is refused before a large body is read', async () => {
  for (const call of posts.filter(({ access }) => access !== 'open').slice(0, 20)) {
    for (const headers of [{}, { authorization: 'Bearer x' }]) {
      assert.deepEqual(await answerToFirstBytes(pathOf(call.path), headers), [401, 'REQVAL0013'], call.name);
    }
  }
});

test('whoever is signed in sends more than a stranger', async () => {
  const [call] = posts.filter(({ access }) => access === 'signed-in');
  assert.ok(call);
  const large = await phone.raw(call, bodyOf(500_000));
  assert.equal(large.status, 413);
  const { status } = await phone.raw(call, bodyOf(100_000));
  assert.ok([200, 400].includes(status), String(status));
});

test('a refusal without a token leaves its trace, however large its body', async () => {
  const [call] = posts.filter(({ access }) => access !== 'open');
  assert.ok(call);
  await server.platform.refusedCalls.flush(new Date());
  const before = await tracesOf(call.name);
  await stranger.raw(call, bodyOf(1_000_000));
  await server.platform.refusedCalls.flush(new Date());
  assert.equal((await tracesOf(call.name)) - before, 1);
});
