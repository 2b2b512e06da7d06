import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import type { InputOf } from '@teeka/contract/call';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { getAllSites } from '@teeka/contract/sites';
import { changeWorker, deleteUser, getWorker } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { accountsDesk, atSite, refusedAt } from '../../../testing/accounts-desk.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const desk = await accountsDesk(server);
const { places, elsewhere, site, other, foreign, districtOfficer, reason } = desk;
const { officer, heard } = desk;

test('moved to another site, somebody is signed out and works there after the next sign-in; another name alone ends nothing', async () => {
  const { chief, phone } = await officer();
  const worker = await fixtures.user({ role: 'ANM', sites: [site], places });
  const hers = await server.as(worker);
  const { user_id } = worker;
  const account = await phone.ask(getWorker, { user_id });
  assert.match(account.mobile_masked, /^X{6}[0-9]{4}$/);
  const { role, user_level, version, posted_at } = account;
  const same = { user_id, role, user_level, mobile_number: '', reason, currentPassword: chief.password };
  const parts = posted_at.map(({ part }) => part);
  const renamed = { ...same, version, display_name: 'Geeta Yadav', posted_at: parts };
  assert.deepEqual(await phone.ask(changeWorker, renamed), { ended: 0 });
  assert.equal((await hers.raw(getLoggedInUserInfo, {})).status, 200);
  const late = await phone.send(changeWorker, { ...renamed, display_name: 'Gita Yadav' });
  assert.deepEqual(late.codes, ['ADMROL0008'], 'who saw the account before the change is told');
  const moved = { ...renamed, version: version + 1, posted_at: [atSite(other)] };
  assert.deepEqual(await phone.ask(changeWorker, moved), { ended: 1 });
  assert.equal((await hers.raw(getLoggedInUserInfo, {})).status, 403);
  const again = await server.as(worker);
  assert.deepEqual(
    (await again.ask(getAllSites, {})).sites.map(({ session_site_id }) => session_site_id),
    [other.session_site_id],
  );
  await heard(worker.mobile, /your account was changed/);
});

test('another number: both are told, nobody else may have it, and for a day it sets no new password', async () => {
  const { chief, phone } = await officer();
  const worker = await fixtures.user({ role: 'ANM', sites: [site], places });
  const { user_id } = worker;
  const { role, user_level, version, display_name } = await phone.ask(getWorker, { user_id });
  const change = { user_id, role, user_level, version, display_name, posted_at: [atSite(site)], reason };
  const wish = { ...change, currentPassword: chief.password };
  const refused = await phone.send(changeWorker, { ...wish, mobile_number: chief.mobile });
  assert.deepEqual(refusedAt(refused), ['mobile_number ADMROL0006']);
  const mobile_number = fixtures.mobile();
  await phone.ask(changeWorker, { ...wish, mobile_number });
  await heard(worker.mobile, /another mobile number/);
  await heard(mobile_number, /your account was changed/);
  const reset = await server.client().send(auth.verifyMobileNumber, { mobileNo: mobile_number, secret: '' });
  assert.deepEqual(reset.codes, ['USRAUT0021']);
});

test('nobody is raised above the officer, nor taken from another area, nor is oneself', async () => {
  const { chief, phone } = await officer();
  const mine = await fixtures.user({ role: 'ANM', sites: [site], places });
  const theirs = await fixtures.user({ role: 'ANM', sites: [foreign], places: elsewhere });
  const above = await fixtures.user(districtOfficer);
  const wish: Omit<InputOf<typeof changeWorker>, 'user_id'> = {
    ...{ version: 1, display_name: 'Geeta', mobile_number: '', reason, currentPassword: chief.password },
    ...{ role: 'ANM', user_level: 'Facility', posted_at: [atSite(site)] },
  };
  for (const { user_id } of [theirs, above, chief, { user_id: randomUUID() }]) {
    assert.deepEqual(refusedAt(await phone.send(changeWorker, { ...wish, user_id })), ['user_id REQVAL0012']);
    assert.deepEqual(refusedAt(await phone.send(getWorker, { user_id })), ['user_id REQVAL0012']);
    const remove = { user_id, reason, currentPassword: chief.password };
    assert.deepEqual(refusedAt(await phone.send(deleteUser, remove)), ['user_id REQVAL0012']);
  }
  const { user_id } = mine;
  const block = { level: 'block', code: places.block } as const;
  const raised = { ...wish, user_id, role: 'Supervisor' as const, user_level: 'Block' as const, posted_at: [block] };
  assert.deepEqual(refusedAt(await phone.send(changeWorker, raised)), ['role ADMROL0003']);
  const away = { ...wish, user_id, posted_at: [atSite(foreign)] };
  assert.deepEqual(refusedAt(await phone.send(changeWorker, away)), ['posted_at REQVAL0012']);
});

test('a code on its way to the number before signs nobody in once there is another number', async () => {
  const { chief, phone } = await officer();
  const worker = await fixtures.user({ role: 'ANM', sites: [site], places });
  const { user_id } = worker;
  const thief = server.client();
  const { txnId } = await thief.ask(auth.getOtp, { mobile: worker.mobile, secret: '' });
  const [message] = server.sandbox?.inbox.list(worker.mobile) ?? [];
  const otp = /\b[1-9][0-9]{5}\b/.exec(message?.text ?? '')?.[0] ?? '';
  const { role, user_level, version, display_name } = await phone.ask(getWorker, { user_id });
  const account = { user_id, role, user_level, version, display_name, posted_at: [atSite(site)], reason };
  await phone.ask(changeWorker, { ...account, mobile_number: fixtures.mobile(), currentPassword: chief.password });
  assert.deepEqual((await thief.send(auth.verifyOtp, { otp, txnId })).codes, ['USRAUT0012']);
});

test('a site is named once', async () => {
  const { chief, phone } = await officer();
  const { user_id } = await fixtures.user({ role: 'ANM', sites: [site], places });
  const { role, user_level, version, display_name } = await phone.ask(getWorker, { user_id });
  const account = { user_id, role, user_level, version, display_name, mobile_number: '', reason };
  const twice = [atSite(other), atSite(other)];
  const answer = await phone.send(changeWorker, { ...account, posted_at: twice, currentPassword: chief.password });
  assert.deepEqual(refusedAt(answer), ['posted_at ADMROL0004']);
});

test('whoever answers for one of two sites changes name and number, and the site beside stays; neither is another role given there', async () => {
  const { chief, phone } = await officer({ role: 'Site Admin', level: 'Facility', sites: [site], places });
  const { user_id } = await fixtures.user({ role: 'ASHA', sites: [site, other], places });
  const { role, user_level, version, posted_at } = await phone.ask(getWorker, { user_id });
  const named = { user_id, version, display_name: 'Geeta Yadav', mobile_number: '', reason };
  const account = {
    ...named,
    user_level,
    posted_at: posted_at.map(({ part }) => part),
    currentPassword: chief.password,
  };
  const raised = await phone.send(changeWorker, { ...account, role: 'ANM' });
  assert.deepEqual(refusedAt(raised), ['posted_at REQVAL0012']);
  const further = await phone.send(changeWorker, {
    ...account,
    role,
    posted_at: [...account.posted_at, atSite(foreign)],
  });
  assert.deepEqual(refusedAt(further), ['posted_at REQVAL0012']);
  assert.deepEqual(await phone.ask(changeWorker, { ...account, role }), { ended: 0 });
});

test('what changes nothing is not done: no further version, no trace of a change, no message, no sign-in ended', async () => {
  const { chief, phone } = await officer();
  const worker = await fixtures.user({ role: 'ANM', sites: [site, other], places });
  const hers = await server.as(worker);
  const { user_id } = worker;
  const account = await phone.ask(getWorker, { user_id });
  const { role, user_level, version, display_name } = account;
  const posted_at = account.posted_at.map(({ part }) => part);
  const same = { user_id, role, user_level, version, display_name, posted_at, mobile_number: '', reason };
  const wish = { ...same, currentPassword: chief.password };
  const guessed = await phone.send(changeWorker, {
    ...wish,
    mobile_number: worker.mobile,
    currentPassword: 'Galat@2026',
  });
  assert.deepEqual(refusedAt(guessed), ['currentPassword USRPRF0007'], 'whose number it is, is said to nobody else');
  for (const nothing of [{}, { mobile_number: worker.mobile }, { display_name: ` ${display_name}  ` }]) {
    const answer = await phone.send(changeWorker, { ...wish, ...nothing });
    assert.deepEqual({ status: answer.status, codes: answer.codes }, { status: 400, codes: ['ADMROL0012'] });
  }
  assert.deepEqual(await phone.ask(getWorker, { user_id }), account);
  assert.deepEqual(server.sandbox?.inbox.list(worker.mobile), []);
  assert.equal((await hers.raw(getLoggedInUserInfo, {})).status, 200);
  const traces = await server.rows(
    sql`select 1 as one from audit where subject = ${user_id} and call = 'workers.changeWorker'
      and detail ? 'security' and detail->>'security' like '%changed%'`.compile(build),
  );
  assert.equal(traces.length, 0);
  assert.deepEqual(await phone.ask(changeWorker, { ...wish, posted_at: posted_at.toReversed() }), { ended: 0 });
  const turned = await phone.ask(getWorker, { user_id });
  assert.deepEqual(turned.posted_at, account.posted_at.toReversed(), 'another usual site is a change');
});
