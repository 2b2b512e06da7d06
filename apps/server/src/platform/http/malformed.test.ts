import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import type { Call } from '@teeka/contract/call';
import { type Role, roles } from '@teeka/contract/roles';
import fc from 'fast-check';
import { sql } from 'kysely';
import { brokenBodies, oddInputs, oddValues } from '../../testing/odd-input.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';
import { build } from '../db/build.ts';

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

/** What no malformed call may change; counted tries and audit rows of refused reads are not among it. */
const kept = [
  'app_user',
  'sign_in',
  'beneficiary',
  'vaccination_session',
  'session_roster',
  'care_case',
  'dose',
  'dose_void',
];

async function stored(): Promise<string> {
  const rows = await server.rows<{ counts: unknown }>(
    sql<{
      counts: unknown;
    }>`select json_build_array(${sql.join(kept.map((table) => sql`(select count(*) from ${sql.table(table)})`))}) as counts`.compile(
      build,
    ),
  );
  return JSON.stringify(rows[0]?.counts);
}

const posts = calls.filter(({ method, name }) => method === 'POST' && name !== 'auth.logout');
const before = await stored();

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
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json-ish',
    ]) {
      const { status } = await phone.raw(call, '{"a":1}', { headers: { 'content-type': type } });
      const isItsKind = call.upload !== undefined && type.startsWith('multipart/');
      assert.equal(status, isItsKind ? 400 : 415, `${call.name} ${type}`);
    }
    assert.ok((await phone.raw(call, '')).status < 500, call.name);
  }
});

/** No answer may be a failure of ours; the gateway's 503 is none. */
async function neverFails(call: Call, known: readonly string[]): Promise<void> {
  await fc.assert(
    fc.asyncProperty(oddInputs(call, known), async (input) => {
      const { status, text } = await phoneFor(call).send(call, input as never);
      if (status < 500 || text.includes('REQVAL0014')) return;
      const line = server
        .logged()
        .trim()
        .split('\n')
        .findLast((logged) => logged.includes('unforeseen'));
      assert.fail(`${status} ${line?.slice(0, 1500)}`);
    }),
    { numRuns: 40, seed: 20_260_316, endOnFailure: true },
  );
}

test('inputs that nearly fit, sealed as they should be: never a failure of ours', async (t) => {
  for (const call of posts) await t.test(call.name, () => neverFails(call, []));
});

test('sealed fields with values that were never sealed: refused', async () => {
  for (const call of posts.filter(({ sealed }) => sealed?.request)) {
    for (const odd of oddValues) {
      const body = Object.fromEntries((call.sealed?.request ?? []).map((path) => [path, odd]));
      const { status, text } = await phoneFor(call).raw(call, body);
      assert.ok(
        status >= 400 && status < 500,
        `${call.name} ${JSON.stringify(odd)?.slice(0, 60)}: ${status} ${text.slice(0, 200)}`,
      );
    }
  }
});

test('path parts of every kind', async () => {
  const withParts = calls.filter(({ method, path }) => method === 'GET' && path.includes(':'));
  for (const call of withParts) {
    for (const odd of oddValues) {
      const parts = Object.fromEntries(
        [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, odd]),
      );
      if (typeof odd === 'string' && !odd.isWellFormed()) continue;
      const { status, text } = await phoneFor(call).raw(call, parts);
      assert.ok(status < 500, `${call.name} ${String(odd).slice(0, 40)}: ${status} ${text.slice(0, 200)}`);
    }
    for (const broken of ['%', '%zz', '%c3%28', '%00', '%ed%a0%80'])
      assert.ok((await fetch(`${server.base}/api/v1/vaccinator/getConfig/${broken}`)).status < 500, broken);
  }
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
  assert.equal(await stored(), before);
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
