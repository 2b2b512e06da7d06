import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
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

test('whoever brings no token of ours is refused before a large body is read', async () => {
  const spent = process.cpuUsage();
  const signedIn = posts.filter(({ access }) => access !== 'open').slice(0, 20);
  for (const call of signedIn) {
    for (const headers of [{}, { authorization: 'Bearer x' }]) {
      const { status, text } = await stranger.raw(call, bodyOf(1_000_000), { headers });
      assert.deepEqual([status, JSON.parse(text).code], [401, 'REQVAL0013'], call.name);
    }
  }
  const { user, system } = process.cpuUsage(spent);
  const each = (user + system) / 1000 / (signedIn.length * 2);
  assert.ok(each < 60, `${Math.round(each)} ms of CPU each`);
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
