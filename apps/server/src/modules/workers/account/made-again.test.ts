import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { addWorker, changeWorker, updateUserStatus } from '@teeka/contract/workers';
import { type AccountWish, accountsDesk, atSite, refusedAt } from '../../../testing/accounts-desk.ts';
import type { UserWish } from '../../../testing/fixtures.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const desk = await accountsDesk(server);
const { places, elsewhere, site, other, foreign, districtOfficer, reason, newAsha, officer, signIn } = desk;

type Desk = Awaited<ReturnType<typeof officer>>;

/** An account of hers that nobody has used; the first password is known. */
async function made(by: Desk, wish: Partial<AccountWish> = {}) {
  const sent = newAsha(by.chief, wish);
  return { sent, first: (await by.phone.ask(addWorker, sent)).password };
}

/** As it was made, but for what is changed. */
const changed = ({ user_id, display_name, role, user_level, posted_at }: AccountWish, by: Desk, to: object = {}) => ({
  ...{ user_id, version: 1, display_name, mobile_number: '', role, user_level, posted_at, reason },
  currentPassword: by.chief.password,
  ...to,
});

/** The password that was given first still is the one to sign in with: nobody got another. */
async function firstHolds({ user_name }: AccountWish, password: string, what: string) {
  assert.deepEqual((await signIn(user_name, password).answer).codes, ['USRAUT0004'], what);
}

test('who made an account and answers for it no longer gets no password of it by sending it again', async () => {
  const state: UserWish = { role: 'Supervisor', level: 'State', places };
  const above = await officer(state);
  const block = { level: 'block', code: places.block } as const;
  const raised = { role: 'Supervisor', user_level: 'Block', posted_at: [block] } as const;

  const by = await officer();
  const { sent, first } = await made(by);
  await above.phone.ask(changeWorker, changed(sent, above, raised));
  assert.deepEqual(refusedAt(await by.phone.send(addWorker, sent)), ['user_id REQVAL0009']);
  await firstHolds(sent, first, 'somebody who is a colleague by now');

  const national = await officer({ role: 'Supervisor', level: 'National' });
  const far = await made(by);
  await national.phone.ask(changeWorker, changed(far.sent, national, { posted_at: [atSite(foreign)] }));
  assert.deepEqual(refusedAt(await by.phone.send(addWorker, far.sent)), ['user_id REQVAL0009']);
  await firstHolds(far.sent, far.first, 'somebody who works in another district by now');

  const elsewhereOfficer = await officer();
  const left = await made(elsewhereOfficer);
  const away = { level: 'block', code: elsewhere.block } as const;
  await national.phone.ask(changeWorker, {
    ...{ user_id: elsewhereOfficer.chief.user_id, display_name: 'Ram Lal', mobile_number: '', version: 1, reason },
    ...{ role: 'Supervisor', user_level: 'Block', posted_at: [away], currentPassword: national.chief.password },
  });
  const there = await server.as(elsewhereOfficer.chief);
  const again = { ...left.sent, posted_at: [atSite(foreign)] };
  assert.deepEqual(refusedAt(await there.send(addWorker, again)), ['user_id REQVAL0009']);
  await firstHolds(left.sent, left.first, 'somebody of the district in which the officer worked before');
});

test('a closed account, and one whose owner has chosen a password, get none by being sent again', async () => {
  const by = await officer();
  const above = await officer(districtOfficer);
  const { sent } = await made(by);
  await above.phone.ask(updateUserStatus, { user_id: sent.user_id, isActive: '0', reason });
  assert.deepEqual(refusedAt(await by.phone.send(addWorker, sent)), ['user_id REQVAL0009']);

  const own = await made(by);
  const newPassword = 'Sahaswan#2031';
  const choice = { currentPassword: own.first, newPassword, userId: own.sent.user_id, secret: '' };
  assert.equal((await server.client().send(auth.updatePassword, choice)).status, 200);
  assert.deepEqual(refusedAt(await by.phone.send(addWorker, own.sent)), ['user_id REQVAL0009']);
  assert.equal((await signIn(own.sent.user_name, newPassword).answer).status, 200);
});

test('what was typed differently meanwhile is not passed over: the account is there, as it was made', async () => {
  const by = await officer();
  const { sent, first } = await made(by);
  const cases: Partial<AccountWish>[] = [
    { display_name: 'Geeta Yadav' },
    { mobile_number: fixtures.mobile() },
    { posted_at: [atSite(other)] },
    { posted_at: [atSite(site), atSite(other)] },
    { role: 'ANM' },
  ];
  for (const wish of cases) {
    const answer = await by.phone.send(addWorker, { ...sent, ...wish });
    assert.ok(refusedAt(answer).includes('user_name ADMROL0005'), JSON.stringify(wish));
  }
  await firstHolds(sent, first, 'none got another password');
});
