import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import * as auth from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { getWorkers, resetPassword, updateUserStatus } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import type { TestUser } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const anm = () => fixtures.user({ role: 'ANM', sites: [site], places });
const officer = () => fixtures.user({ role: 'Supervisor', level: 'Block', places });
const reason = 'Has moved to another block';

const stamp = () => String(server.clock.clock().instant.getTime());
async function signedIn({ user_name, password }: Pick<TestUser, 'user_name' | 'password'>) {
  const phone = server.client();
  const answer = await phone.send(auth.newLogin, { user_name, password, ts: stamp(), secret: '' });
  const status = async () => (await phone.raw(getLoggedInUserInfo, {})).status;
  return { answer, status, refresh: () => phone.send(auth.getAccessToken, { refreshToken: phone.refreshToken }) };
}

const lastAct = async (user: TestUser) =>
  (
    await server.rows(
      sql<{ call: string; subject: string; detail: Record<string, unknown> }>`select call, subject, detail from audit
        where user_id = ${user.user_id}::uuid and subject is not null order by audit_id desc limit 1`.compile(build),
    )
  )[0];

test('a closed account is out with its next call, and nobody signs in with it until it is opened', async () => {
  const [worker, chief] = [await anm(), await officer()];
  const desk = await server.as(chief);
  const { user_id, user_name } = worker;
  const listed = async () => (await desk.ask(getWorkers, { search: user_name })).data[0];
  const [one, other] = [await signedIn(worker), await signedIn(worker)];
  assert.deepEqual(await desk.ask(updateUserStatus, { user_id, isActive: '0', reason }), { ended: 2 });
  assert.deepEqual([await one.status(), await other.status()], [403, 403]);
  assert.deepEqual((await one.refresh()).codes, ['USRAUT0010']);
  assert.deepEqual((await signedIn(worker)).answer.codes, ['USRAUT0003']);
  assert.deepEqual(await lastAct(chief), {
    call: 'workers.updateUserStatus',
    subject: user_id,
    detail: { security: 'account of a worker closed', reason },
  });
  assert.deepEqual([(await listed())?.is_active, (await listed())?.sign_ins], [false, 0]);
  await desk.ask(updateUserStatus, { user_id, isActive: '1', reason });
  assert.equal((await listed())?.is_active, true);
  const again = await signedIn(worker);
  assert.equal(again.answer.status, 200, again.answer.text);
});

test('what is so already is left so, also by two at once; the reason may be left out by who speaks to the call itself', async () => {
  const { user_id } = await anm();
  const [chief, desk] = [await officer(), await server.as(await officer())];
  const own = await server.as(chief);
  await own.ask(updateUserStatus, { user_id, isActive: '1' });
  assert.deepEqual((await lastAct(chief))?.detail, { security: 'account was so already', reason: '' });
  const close = { user_id, isActive: '0' } as const;
  await Promise.all([own.ask(updateUserStatus, close), desk.ask(updateUserStatus, close)]);
  const refused = await own.send(updateUserStatus, { ...close, reason: 'no' });
  assert.deepEqual([refused.codes, refused.errors[0]?.path], [['FLDVAL0004'], 'reason']);
});

test('the payload’s token is the caller’s own or none', async () => {
  const { user_id } = await anm();
  const [one, other] = [await server.as(await officer()), await server.as(await officer())];
  const close = { user_id, isActive: '0', reason } as const;
  const refused = await one.send(updateUserStatus, { ...close, token: other.accessToken });
  assert.deepEqual([refused.status, refused.codes], [401, ['REQVAL0013']]);
  assert.equal((await one.send(updateUserStatus, { ...close, token: 'nonsense' })).status, 401);
  assert.equal((await one.send(updateUserStatus, { ...close, token: one.accessToken })).status, 200);
});

test('one account closes twenty in a day; to open them is not counted', async () => {
  const desk = await server.as(await officer());
  const people: TestUser[] = [];
  for (let nth = 0; nth < 21; nth++) people.push(await anm());
  const set = (isActive: '0' | '1') =>
    Promise.all(people.map(({ user_id }) => desk.send(updateUserStatus, { user_id, isActive, reason })));
  assert.equal((await set('0')).filter(({ status }) => status === 200).length, 20);
  assert.equal((await set('1')).filter(({ status }) => status === 200).length, 21);
});

test('a password set anew serves for one sign-in, at which it is changed; the old one and every sign-in end', async () => {
  const [worker, chief] = [await anm(), await officer()];
  const desk = await server.as(chief);
  const hers = await signedIn(worker);
  const { user_id } = worker;
  const wish = { user_id, reason, currentPassword: chief.password };
  const { password } = await desk.ask(resetPassword, wish);
  assert.equal(await hers.status(), 403);
  assert.deepEqual((await signedIn(worker)).answer.codes, ['USRAUT0001']);
  const first = await signedIn({ ...worker, password });
  assert.deepEqual(first.answer.codes, ['USRAUT0004']);
  const next = 'Sahaswan#2031';
  const phone = server.client();
  const change = { currentPassword: password, newPassword: next, userId: user_id, secret: '' };
  assert.equal((await phone.send(auth.updatePassword, change)).status, 200);
  assert.equal((await signedIn({ ...worker, password: next })).answer.status, 200);
  const heard = () => (server.sandbox?.inbox.list(worker.mobile) ?? []).some(({ text }) => /new password/.test(text));
  for (let nth = 0; nth < 40 && !heard(); nth++) await setTimeout(50);
  assert.ok(heard(), 'a message tells the worker');
  const row = await lastAct(chief);
  assert.deepEqual(row?.detail, { security: 'password of a worker set anew, sign-ins ended', reason });
});

test('whoever sits at a borrowed screen sets no password: the own one is typed too, and wrong ones count', async () => {
  const [worker, chief] = [await anm(), await officer()];
  const desk = await server.as(chief);
  const { user_id } = worker;
  const wrong = () => desk.send(resetPassword, { user_id, reason, currentPassword: 'Wrong@2026' });
  const first = await wrong();
  assert.deepEqual([first.codes, first.errors[0]?.path], [['USRPRF0007'], 'currentPassword']);
  for (let nth = 0; nth < 3; nth++) await wrong();
  assert.deepEqual((await wrong()).codes, ['USRAUT0002']);
  const right = await desk.send(resetPassword, { user_id, reason, currentPassword: chief.password });
  assert.deepEqual(right.codes, ['USRAUT0002']);
  assert.equal((await signedIn(worker)).answer.status, 200, 'hers is as it was');
});

test('a password is kept nowhere: sent again under the same key, another one is given, and the last one holds', async () => {
  const [worker, chief] = [await anm(), await officer()];
  const desk = await server.as(chief);
  const wish = { user_id: worker.user_id, reason, currentPassword: chief.password };
  const key = randomUUID();
  const given = [await desk.ask(resetPassword, wish, { key }), await desk.ask(resetPassword, wish, { key })];
  const codes = [];
  for (const { password } of given) codes.push((await signedIn({ ...worker, password })).answer.codes[0]);
  assert.deepEqual(codes, ['USRAUT0001', 'USRAUT0004']);
});
