import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { endSignInsOfWorker, getWorkers, unlockWorker } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { TestUser } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/test-server.ts';
import { sweep } from '../auth/index.ts';

const server = await testServer();
const { fixtures } = server;
const places = await fixtures.places();
const elsewhere = await fixtures.places();
const [site, otherSite, farSite] = [
  await fixtures.site(places),
  await fixtures.site(places),
  await fixtures.site(elsewhere),
];
const anm = () => fixtures.user({ role: 'ANM', sites: [site], places });
const at = { places, sites: [site] };
const supervisor = await fixtures.user({ role: 'Supervisor', level: 'Block', places });
const siteAdmin = await fixtures.user({ role: 'Site Admin', ...at });
const district = await fixtures.user({ role: 'District Administrator', level: 'District', places });
const [block, desk, office] = [await server.as(supervisor), await server.as(siteAdmin), await server.as(district)];
const reason = 'Phone was lost in the bus';

async function signedIn({ user_name, password }: TestUser) {
  const phone = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  const answer = await phone.send(auth.newLogin, { user_name, password, ts, secret: '' });
  const status = async () => (await phone.raw(getLoggedInUserInfo, {})).status;
  const refresh = () => phone.send(auth.getAccessToken, { refreshToken: phone.refreshToken });
  return { answer, status, refresh };
}

const auditOf = (user: TestUser, call: string) =>
  server.rows(
    sql<{ subject: string; detail: Record<string, unknown> }>`select subject, detail from audit
      where user_id = ${user.user_id}::uuid and call = ${call} order by audit_id desc limit 2`.compile(build),
  );

test('who answers for a worker ends all their sign-ins; the reason and how many stand in the audit log', async () => {
  const worker = await anm();
  for (const [who, phone] of [
    [supervisor, block],
    [siteAdmin, desk],
    [district, office],
  ] as const) {
    const [one, other] = [await signedIn(worker), await signedIn(worker)];
    assert.deepEqual([await one.status(), await other.status()], [200, 200]);
    const { ended } = await phone.ask(endSignInsOfWorker, { user_id: worker.user_id, reason });
    assert.equal(ended, 2);
    assert.deepEqual([await one.status(), await other.status()], [403, 403]);
    assert.deepEqual((await one.refresh()).codes, ['USRAUT0010']);
    const [row] = await auditOf(who, 'workers.endSignInsOfWorker');
    assert.deepEqual(
      [row?.subject, row?.detail],
      [worker.user_id, { security: 'sign-ins of a worker ended', ended: 2, reason }],
    );
  }
  assert.equal((await signedIn(worker)).answer.status, 200, 'and signs in again');
});

test('two who do it at once end each sign-in once', async () => {
  const worker = await anm();
  for (let nth = 0; nth < 3; nth++) await signedIn(worker);
  const input = { user_id: worker.user_id, reason };
  const both = await Promise.all([block.ask(endSignInsOfWorker, input), desk.ask(endSignInsOfWorker, input)]);
  assert.deepEqual(both.map(({ ended }) => ended).sort(), [0, 3]);
});

test('above, beside, outside, oneself and nobody are refused alike, nothing happens, and the try is on record', async () => {
  const cases: readonly [what: string, phone: typeof block, who: TestUser][] = [
    ['the district above the block', block, district],
    ['another supervisor of the block', block, await fixtures.user({ role: 'Supervisor', level: 'Block', places })],
    ['the supervisor above the site', desk, supervisor],
    ['another administrator of the site', desk, await fixtures.user({ role: 'Site Admin', ...at })],
    ['the neighbouring site', desk, await fixtures.user({ role: 'ANM', sites: [otherSite], places })],
    [
      'a guest from the neighbouring site',
      desk,
      await fixtures.user({ role: 'ANM', sites: [otherSite, site], places }),
    ],
    ['another district', office, await fixtures.user({ role: 'ANM', sites: [farSite], places: elsewhere })],
    ['the state above the district', office, await fixtures.user({ role: 'Supervisor', level: 'State', places })],
    ['oneself', office, district],
  ];
  const authors = new Map([
    [block, supervisor],
    [desk, siteAdmin],
    [office, district],
  ]);
  const refused = new Set<string>();
  for (const [what, phone, who] of cases) {
    const hers = await signedIn(who);
    for (const call of [endSignInsOfWorker, unlockWorker]) {
      const { status, text } = await phone.send(call, { user_id: who.user_id, reason });
      assert.equal(status, 404, `${what}: ${text}`);
      refused.add(text);
      const author = authors.get(phone) ?? assert.fail();
      const [row] = await auditOf(author, call.name);
      assert.deepEqual([row?.subject, row?.detail], [who.user_id, { refused: 'REQVAL0012' }], what);
    }
    assert.equal(await hers.status(), 200, what);
    const { data } = await phone.ask(getWorkers, { search: who.user_name });
    assert.deepEqual(data, [], `${what} is not on the list`);
  }
  for (const call of [endSignInsOfWorker, unlockWorker])
    refused.add((await block.send(call, { user_id: uuidV7(), reason })).text);
  assert.equal(refused.size, 1, 'an account that does not exist is answered alike');
});

test('without a reason nothing happens', async () => {
  const worker = await anm();
  const hers = await signedIn(worker);
  for (const [written, code] of [
    ['', 'FLDVAL0001'],
    ['  ', 'FLDVAL0001'],
    ['no', 'FLDVAL0004'],
    ['<b>lost</b>', 'FLDVAL0003'],
  ] as const) {
    const answer = await block.send(endSignInsOfWorker, { user_id: worker.user_id, reason: written });
    assert.deepEqual(answer.errors, [{ code, path: 'reason', values: answer.errors[0]?.values }]);
  }
  assert.equal(await hers.status(), 200);
});

test('an account that rests after wrong passwords says so on the list, and is opened at once', async () => {
  const worker = await anm();
  const wrong = { ...worker, password: 'Wrong@2026' };
  const seen = async () =>
    (await (await server.as(supervisor)).ask(getWorkers, { search: worker.user_name })).data[0] ??
    assert.fail('on the list');
  assert.equal((await seen()).locked_until, null);
  const now = server.clock.clock().instant.getTime();
  for (let nth = 0; nth < 5; nth++) await signedIn(wrong);
  assert.equal((await seen()).locked_until, new Date(now + 15 * 60_000).toISOString());
  assert.deepEqual((await signedIn(worker)).answer.codes, ['USRAUT0002']);
  for (let round = 0; round < 2; round++) {
    server.clock.advance({ minutes: 16 });
    for (let nth = 0; nth < 5; nth++) await signedIn(wrong);
  }
  const locked = server.clock.clock().instant.getTime();
  assert.equal((await seen()).locked_until, new Date(locked + 24 * 60 * 60_000).toISOString());
  assert.deepEqual((await signedIn(worker)).answer.codes, ['USRAUT0005']);
  await (await server.as(supervisor)).ask(unlockWorker, {
    user_id: worker.user_id,
    reason: 'She called, her voice is known',
  });
  assert.equal((await seen()).locked_until, null);
  assert.equal((await signedIn(worker)).answer.status, 200);
  const [row] = await auditOf(supervisor, 'workers.unlockWorker');
  assert.deepEqual(
    [row?.subject, row?.detail],
    [worker.user_id, { security: 'wrong passwords of a worker forgotten', reason: 'She called, her voice is known' }],
  );
});

test('the list: by part of the name or beginning of the user name, its account and sign-ins, a page at a time', async () => {
  const worker = await anm();
  const block = await server.as(supervisor);
  const closed = await fixtures.user({ role: 'ASHA', is_active: false, ...at });
  await signedIn(worker);
  const [row] = (await block.ask(getWorkers, { search: ` ${worker.user_name.toUpperCase()} ` })).data;
  assert.deepEqual(
    [row?.user_id, row?.role, row?.is_active, row?.sign_ins, row?.last_sign_in],
    [worker.user_id, 'ANM', true, 1, server.clock.clock().instant.toISOString()],
  );
  assert.match(row?.facility_name ?? '', /^Sub-Centre/);
  const over = await server.as(district);
  const [above] = (await over.ask(getWorkers, { search: supervisor.user_name })).data;
  assert.deepEqual([above?.facility_name, above?.block_name], [null, row?.block_name]);
  assert.match(above?.block_name ?? '', /\S/, 'who is posted to no facility is told apart by the block');
  const [gone] = (await block.ask(getWorkers, { search: closed.user_name })).data;
  assert.deepEqual([gone?.is_active, gone?.sign_ins, gone?.last_sign_in], [false, 0, null]);
  const made = await server.rows(
    sql<{
      created_at: Date;
    }>`select created_at from app_user where user_id = ${closed.user_id}::uuid`.compile(build),
  );
  assert.equal(gone?.made_at, made[0]?.created_at.toISOString());
  for (const search of ['%', '_', "'", '\\'])
    assert.deepEqual((await block.ask(getWorkers, { search })).data, [], search);
  const all = await block.ask(getWorkers, {});
  const first = await block.ask(getWorkers, { search: 'test', pageSize: 2 });
  const second = await block.ask(getWorkers, { search: 'TEST', pageSize: 2, page: 2 });
  assert.equal(first.total, all.total);
  assert.deepEqual(
    [...first.data, ...second.data].map(({ user_id }) => user_id),
    all.data.slice(0, 4).map(({ user_id }) => user_id),
  );
});

test('who signed in once is not said never to have, however long ago that was', async () => {
  const [worker, never] = [await anm(), await anm()];
  const at = server.clock.clock().instant.toISOString();
  await signedIn(worker);
  server.clock.advance({ days: 100 });
  await sweep(server.platform);
  const block = await server.as(supervisor);
  const last = async (who: TestUser) =>
    (await block.ask(getWorkers, { search: who.user_name })).data.map((row) => [row.sign_ins, row.last_sign_in]);
  assert.deepEqual(await last(worker), [[0, at]]);
  assert.deepEqual(await last(never), [[0, null]]);
});

test('nobody’s mobile number, password or address is on the list', async () => {
  const block = await server.as(supervisor);
  const { text } = await block.raw(getWorkers, { search: '', page: 1, pageSize: 100 });
  assert.doesNotMatch(text, /mobile|98100000|argon2|127\.0\.0\.1|store_key/);
});

test('a worker is found by the name in either script, and by its sound', async () => {
  const worker = await anm();
  const block = await server.as(supervisor);
  await server.rows(
    sql`update app_user set display_name = 'Sarita Verma' where user_id = ${worker.user_id}::uuid`.compile(build),
  );
  for (const search of ['Sarita', 'सरिता', 'सरिता वर्मा', 'Sareeta', 'varma'])
    assert.deepEqual(
      (await block.ask(getWorkers, { search })).data.map(({ user_id }) => user_id),
      [worker.user_id],
      search,
    );
  assert.deepEqual((await block.ask(getWorkers, { search: 'कमला' })).data, []);
});
