import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import type { TestUser } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer();
const ended = [403, 'Your session was expired. Please login with credentials'];

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signedIn(user: TestUser, agent = android, device?: string) {
  const phone = server.client();
  const ts = String(server.clock.clock().instant.getTime());
  const { user_name, password } = user;
  const input = { user_name, password, ts, secret: '', ...(device && { device }) };
  await phone.ask(auth.newLogin, input, { headers: { 'user-agent': agent } });
  const own = (await phone.ask(auth.getSignIns, {})).sign_ins.find(({ is_this }) => is_this);
  const works = async () => {
    const { status, text } = await phone.raw(getLoggedInUserInfo, {});
    return status === 200 ? [200] : [status, text];
  };
  const refresh = () => phone.send(auth.getAccessToken, { refreshToken: phone.refreshToken });
  return { phone, works, refresh, id: own?.sign_in_id ?? assert.fail('no sign-in of its own') };
}

const auditOf = (user: TestUser) =>
  server.rows(
    sql<{ call: string; subject: string; detail: Record<string, unknown> }>`
      select call, subject, detail from audit where user_id = ${user.user_id}::uuid and call like 'auth.end%'
      order by audit_id`.compile(build),
  );

test('each sign-in is told in coarse words, since when and when it was last used, the asking one marked', async () => {
  const user = await server.fixtures.user();
  const began = server.clock.clock().instant.toISOString();
  const first = await signedIn(user, windows);
  server.clock.advance({ minutes: 40 });
  const second = await signedIn(user);
  server.clock.advance({ minutes: 20 });
  await first.phone.ask(
    auth.getAccessToken,
    { refreshToken: first.phone.refreshToken },
    { headers: { 'user-agent': windows } },
  );
  const { sign_ins } = await first.phone.ask(auth.getSignIns, {});
  const hour = new Date(Date.parse(began) + 60 * 60_000).toISOString();
  assert.deepEqual(
    sign_ins.map(({ sign_in_id, is_this, browser, system }) => [sign_in_id, is_this, browser, system]),
    [
      [first.id, true, 'firefox', 'windows'],
      [second.id, false, 'chrome', 'android'],
    ],
  );
  assert.deepEqual([sign_ins[0]?.since, sign_ins[0]?.last_used], [began, hour]);
  const raw = await first.phone.raw(auth.getSignIns, {});
  assert.doesNotMatch(raw.text, /127\.0\.0\.1|Mozilla|140/, 'no address and no description of the browser');
});

test('one of the own is ended: its next call is refused, its token cannot be refreshed, the other goes on', async () => {
  const user = await server.fixtures.user();
  const mine = await signedIn(user);
  const other = await signedIn(user, windows);
  assert.deepEqual(await other.works(), [200]);
  await mine.phone.ask(auth.endSignIn, { sign_in_id: other.id });
  assert.deepEqual(await other.works(), ended);
  assert.deepEqual((await other.refresh()).codes, ['USRAUT0010']);
  assert.deepEqual(await mine.works(), [200]);
  assert.equal((await mine.refresh()).status, 200);
  assert.deepEqual(
    (await mine.phone.ask(auth.getSignIns, {})).sign_ins.map(({ sign_in_id }) => sign_in_id),
    [mine.id],
  );
  const [row] = await auditOf(user);
  assert.deepEqual(
    [row?.subject, row?.detail],
    [user.user_id, { security: 'own sign-in ended', sign_in_id: other.id, ended: 1 }],
  );
});

test('asked twice at once and once more later, it has ended once', async () => {
  const user = await server.fixtures.user();
  const mine = await signedIn(user);
  const other = await signedIn(user);
  const end = () => mine.phone.send(auth.endSignIn, { sign_in_id: other.id });
  const both = await Promise.all([end(), end()]);
  const later = await end();
  assert.deepEqual(
    [...both, later].map(({ status }) => status),
    [200, 200, 200],
  );
  assert.deepEqual((await auditOf(user)).map(({ detail }) => detail.ended).sort(), [0, 0, 1]);
});

test('a sign-in that is refreshed while it is ended has ended', async () => {
  const user = await server.fixtures.user();
  const mine = await signedIn(user);
  for (let round = 0; round < 5; round++) {
    const other = await signedIn(user);
    await Promise.all([other.refresh(), mine.phone.ask(auth.endSignIn, { sign_in_id: other.id })]);
    assert.deepEqual((await other.refresh()).codes, ['USRAUT0010']);
    assert.deepEqual(await other.works(), ended);
  }
});

test('somebody else’s sign-in is answered as one that does not exist, stays, and the try is on record', async () => {
  const user = await server.fixtures.user();
  const mine = await signedIn(user);
  const hers = await signedIn(await server.fixtures.user());
  const answered = async (sign_in_id: string) => {
    const { status, text } = await mine.phone.send(auth.endSignIn, { sign_in_id });
    return `${status} ${text}`;
  };
  const foreign = await answered(hers.id);
  assert.match(foreign, /^404 .*REQVAL0012/);
  assert.equal(foreign, await answered(uuidV7()));
  assert.deepEqual(await hers.works(), [200]);
  const [row] = await auditOf(user);
  assert.deepEqual([row?.subject, row?.detail], [hers.id, { refused: 'REQVAL0012' }]);
});

test('the own one is not ended by this call: logging out asks about what is unsent', async () => {
  const mine = await signedIn(await server.fixtures.user());
  assert.deepEqual((await mine.phone.send(auth.endSignIn, { sign_in_id: mine.id })).codes, ['USRAUT0030']);
  assert.deepEqual(await mine.works(), [200]);
});

test('all others are ended at once; those of other users stay', async () => {
  const user = await server.fixtures.user();
  const hers = await signedIn(await server.fixtures.user());
  const [mine, second, third] = [await signedIn(user), await signedIn(user), await signedIn(user)];
  assert.deepEqual(await mine.phone.ask(auth.endOtherSignIns, {}), { ended: 2 });
  assert.deepEqual([await second.works(), await third.works()], [ended, ended]);
  assert.deepEqual([await mine.works(), await hers.works()], [[200], [200]]);
  assert.deepEqual((await second.refresh()).codes, ['USRAUT0010']);
  assert.deepEqual(await mine.phone.ask(auth.endOtherSignIns, {}), { ended: 0 });
});

test('two that end each other at once: one is out before it acts', async () => {
  const user = await server.fixtures.user();
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await signedIn(user), await signedIn(user)];
    const ends =
      round % 2 === 0
        ? [one.phone.raw(auth.endSignIn, { sign_in_id: other.id }), other.phone.raw(auth.endOtherSignIns, {})]
        : [one.phone.raw(auth.endOtherSignIns, {}), other.phone.raw(auth.endOtherSignIns, {})];
    const answers = (await Promise.all(ends)).map(({ status }) => status);
    assert.deepEqual(answers.sort(), [200, 403]);
    assert.deepEqual([(await one.works())[0], (await other.works())[0]].sort(), [200, 403]);
  }
});

test('under the key of an ending no other is taken', async () => {
  const user = await server.fixtures.user();
  const [mine, one, other] = [await signedIn(user), await signedIn(user), await signedIn(user)];
  const key = randomUUID();
  await mine.phone.ask(auth.endSignIn, { sign_in_id: one.id }, { key });
  const refused = await mine.phone.send(auth.endSignIn, { sign_in_id: other.id }, { key });
  assert.deepEqual([refused.status, refused.codes], [409, ['REQVAL0009']]);
  assert.deepEqual(await other.works(), [200]);
});

test('a device whose sign-in was ended is known no longer, unless another sign-in goes on there', async () => {
  const user = await server.fixtures.user();
  const [lost, kept] = ['L'.repeat(43), 'K'.repeat(43)];
  const known = async () => {
    const [row] = await server.rows(
      sql<{ n: number }>`select count(*)::int as n from known_place
        where user_id = ${user.user_id}::uuid and kind = 'device'`.compile(build),
    );
    return row?.n;
  };
  const mine = await signedIn(user, android, kept);
  const again = await signedIn(user, android, kept);
  const gone = await signedIn(user, android, lost);
  assert.equal(await known(), 2);
  await mine.phone.ask(auth.endSignIn, { sign_in_id: gone.id });
  assert.equal(await known(), 1);
  await mine.phone.ask(auth.endSignIn, { sign_in_id: again.id });
  assert.equal(await known(), 1, 'this phone stays known');
});

test('what was not used for a week is not told as a sign-in', async () => {
  const user = await server.fixtures.user();
  await signedIn(user);
  server.clock.advance({ days: 8 });
  const mine = await signedIn(user);
  const { sign_ins } = await mine.phone.ask(auth.getSignIns, {});
  assert.deepEqual(
    sign_ins.map(({ sign_in_id }) => sign_in_id),
    [mine.id],
  );
});
