import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import type { Call } from '@teeka/contract/call';
import { pathOf } from '@teeka/contract/prefixes';
import { type Role, roles } from '@teeka/contract/roles';
import fc from 'fast-check';
import { tried } from '../../../../../tools/test-run/trials.ts';
import { allThatRests } from '../../testing/all-that-rests.ts';
import { brokenBodies, brokenForms, oddInputs, oddValues } from '../../testing/odd-input.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const places = await server.fixtures.places();
const site = await server.fixtures.site(places);
const phones = new Map<Role, TestClient>();
for (const role of roles)
  phones.set(role, await server.as(await server.fixtures.user({ role, sites: [site], places })));

function phoneFor({ access }: Call): TestClient {
  const role = typeof access === 'string' ? 'Vaccinator' : (access[0] ?? 'Vaccinator');
  return (access === 'open' ? undefined : phones.get(role)) ?? server.client();
}

const posts = calls.filter(({ method, name }) => method === 'POST' && name !== 'auth.logout');
const gets = calls.filter(({ method }) => method === 'GET');
const before = await allThatRests(server);

test('bodies that are no input: refused, by every call', async () => {
  for (const call of posts) {
    for (const [what, body] of brokenBodies) {
      const { status, text } = await phoneFor(call).raw(call, body);
      const isRefused = status >= 400 && status < 500;
      // A call without fields has no use for its body, and takes any object.
      const mayPass = Object.keys(call.request.def).length > 0 && status === 200 && what === 'NUL in a key';
      assert.ok(isRefused || mayPass, `${call.name}, ${what}: ${status} ${text.slice(0, 200)}`);
      assert.doesNotMatch(text, /UNFORESEEN/);
    }
  }
});

test('other kinds of content: refused by name, an empty body is none', async () => {
  for (const call of posts) {
    const phone = phoneFor(call);
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'application/json-ish']) {
      const { status } = await phone.raw(call, '{"a":1}', { headers: { 'content-type': type } });
      const isItsKind = call.upload !== undefined && type.startsWith('multipart/');
      assert.equal(status, isItsKind ? 400 : 415, `${call.name} ${type}`);
    }
    assert.ok((await phone.raw(call, '')).status < 500, call.name);
  }
});

test('forms that are no forms, and files that are too large: refused', async () => {
  for (const call of posts.filter(({ upload }) => upload)) {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const [what, body] of brokenForms) {
      const { status, text } = await phoneFor(call).raw(call, body, { headers });
      assert.ok(status >= 400 && status < 500, `${call.name}, ${what}: ${status} ${text.slice(0, 200)}`);
    }
    const file = { name: 'large.png', bytes: new Uint8Array((call.upload?.most ?? 0) + 1) };
    const sent = call.upload?.many === undefined ? file : [file];
    const { status, codes } = await phoneFor(call).send(call, { [call.upload?.field ?? '']: sent } as never);
    assert.deepEqual([status, codes], [413, ['REQVAL0006']], call.name);
  }
});

/** Is an input out of its call's shape as it arrives? JSON has no place for some of it; the phone makes the secret. */
function isOutOfShape(call: Call, input: Record<string, unknown>): boolean {
  const arrives = call.upload ? input : (JSON.parse(JSON.stringify(input)) as unknown);
  const issues = call.request.safeParse(arrives).error?.issues ?? [];
  return issues.some(({ path }) => call.keyFrom !== 'secret' || path[0] !== 'secret');
}

/** No answer may be a failure of ours, the gateway's 503 is none; what is not in the call's shape is refused. */
async function neverFails(call: Call, known: readonly string[]): Promise<void> {
  await fc.assert(
    fc.asyncProperty(oddInputs(call, known), async (input) => {
      const { status, text } = await phoneFor(call).send(call, input as never);
      if (status >= 500 && !text.includes('REQVAL0014')) {
        const lines = server.logged().trim().split('\n');
        const line = lines.findLast((logged) => logged.includes('unforeseen'));
        assert.fail(`${status} ${line?.slice(0, 1500)}`);
      }
      if (isOutOfShape(call, input)) assert.ok(status >= 400, `${status} to what is not in shape`);
    }),
    { numRuns: tried(40), endOnFailure: true },
  );
}

test('inputs that nearly fit, sealed as they should be: never a failure of ours', async (t) => {
  for (const call of posts) await t.test(call.name, () => neverFails(call, []));
});

test('sealed fields with values that were never sealed: refused', async () => {
  for (const call of posts.filter(({ sealed }) => sealed?.request)) {
    for (const odd of oddValues) {
      const body = Object.fromEntries((call.sealed?.request ?? []).map((path) => [path, odd]));
      // Where nothing is meant there is nothing to seal.
      if (odd === '' && call.request.safeParse(body).success) continue;
      const { status, text } = await phoneFor(call).raw(call, body);
      assert.ok(
        status >= 400 && status < 500,
        `${call.name} ${JSON.stringify(odd)?.slice(0, 60)}: ${status} ${text.slice(0, 200)}`,
      );
    }
  }
});

test('parts of paths and of what follows them, of every kind', async () => {
  // A stream stays open for its minute whatever follows its address: its own test hears it.
  const tried = gets.filter(({ name }) => name !== 'auth.logout' && name !== 'pairing.hearPairings');
  for (const call of tried) {
    const { path } = call;
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const isWrong = (parts: Record<string, unknown>) => !call.request.safeParse(parts).success;
    for (const odd of oddValues) {
      if (typeof odd === 'string' && !odd.isWellFormed()) continue;
      const parts = Object.fromEntries(names.map((name) => [name, String(odd)]));
      const { status, text } = await phoneFor(call).raw(call, parts);
      const seen = `${call.name} ${String(odd).slice(0, 40)}: ${status} ${text.slice(0, 200)}`;
      assert.ok(status < 500, seen);
      if (names.length > 0 && isWrong(parts)) assert.ok(status >= 400, seen);
    }
    const address = server.base + pathOf(path).replace(/:(\w+)/g, '1');
    const headers = { authorization: phoneFor(call).accessToken };
    for (const broken of ['?page=%', '?page=%00', '?page=x&page=y', `?${'a=1&'.repeat(2000)}`, '?__proto__=1'])
      assert.ok((await fetch(address + broken, { headers })).status < 500, `${call.name} ${broken}`);
    if (names.length === 0) continue;
    for (const broken of ['%', '%zz', '%c3%28', '%00', '%ed%a0%80', 'x'.repeat(5000)]) {
      const { status } = await fetch(server.base + pathOf(path).replace(/:(\w+)/g, broken), { headers });
      assert.ok(status < 500, `${call.name} ${broken}: ${status}`);
    }
  }
});

test('every call of the contract was tried', () => {
  const tried = [...posts, ...gets].map(({ name }) => name);
  assert.deepEqual(tried.concat('auth.logout').sort(), calls.map(({ name }) => name).sort());
});

test('what is not HTTP is answered with 400 and the door is closed', async () => {
  const { hostname, port } = new URL(server.base);
  const said = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write('NONSENSE\r\n\r\n'));
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString();
    });
    socket.on('close', () => resolve(heard));
  });
  assert.match(said, /^HTTP\/1.1 400/);
});

test('and nothing of all that was stored', async () => {
  assert.equal(await allThatRests(server), before);
});

test('odd inputs about people and sessions that exist: never a failure of ours', async (t) => {
  const [village = 0] = places.villages;
  const person = await server.fixtures.person({ village, photo_id: { type: 1, number: '234567890124' } });
  const today = server.clock.clock().today;
  const session = await server.fixtures.session({ site, date: today, status: 1 });
  await server.fixtures.onRoster(session, person, 'verified');
  const known = [person, session, site.session_site_id, today];
  for (const call of posts) await t.test(call.name, () => neverFails(call, known));
});

test('and of all this the database was asked nothing that it had to refuse', () => {
  const lines = server.logged().split('\n');
  assert.deepEqual(
    lines.filter((line) => line.includes('refused by the database')),
    [],
  );
});
