import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { endSignInsOfWorker } from '@teeka/contract/workers';
import type { TestUser } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ env: { TWO_STEP_PRODUCTION: 'on', TWO_STEP_AUTH: 'on' } });
const { fixtures } = server;
const places = await fixtures.places();
const site = await fixtures.site(places);
const officer = await fixtures.user({ role: 'Supervisor', level: 'Block', places });
const worker = () => fixtures.user({ role: 'ANM', sites: [site], places });
async function endAll({ user_id }: TestUser) {
  const reason = 'Phone was stolen in the bus';
  await (await server.as(officer)).ask(endSignInsOfWorker, { user_id, reason });
}

const codeFor = ({ mobile }: TestUser) =>
  /\b[1-9][0-9]{5}\b/.exec(server.sandbox?.inbox.list(mobile)[0]?.text ?? '')?.[0] ?? '';
const [stolen, own] = ['s'.repeat(43), 'o'.repeat(43)];
const [thiefs, fresh] = ['Sunlit-River#42', 'Quiet-Meadow#17'];

function firstStep({ user_name, password }: TestUser, device: string, phone = server.client()) {
  const ts = String(server.clock.clock().instant.getTime());
  return phone.send(auth.loginVaccinator, { user_name, password, ts, secret: '', device });
}

async function signIn(user: TestUser, device: string) {
  const phone = server.client();
  const { txnId } = (await firstStep(user, device, phone)).reply;
  await phone.ask(auth.verifyOtp, { otp: codeFor(user), txnId, device });
  return phone;
}

/** The password set anew by a message to the number, which the thief holds too. */
async function reset(user: TestUser, newPassword: string, device: string): Promise<TestUser> {
  const phone = server.client();
  const { txnId } = await phone.ask(auth.verifyMobileNumber, { mobileNo: user.mobile, secret: '', device });
  const input = { newPassword, otp: codeFor(user), phoneNumber: user.mobile, txnId, device };
  await phone.ask(auth.resetPassword, input);
  return { ...user, password: newPassword };
}

async function changed(user: TestUser, device: string): Promise<TestUser> {
  const phone = await signIn(user, device);
  const input = { userId: user.user_id, currentPassword: user.password, newPassword: fresh };
  await phone.ask(auth.updatePasswordProfile, input);
  return { ...user, password: fresh };
}

async function waits(user: TestUser, device: string) {
  const { codes, errors } = await firstStep(user, device);
  assert.deepEqual([codes, errors[0]?.values], [['USRAUT0022'], { hours: 12 }]);
}

test('a stolen phone whose sign-in had ended before is no known device once all was ended', async () => {
  const user = await worker();
  const thief = await signIn(user, stolen);
  await thief.ask(auth.logout, {});
  await endAll(user);
  await waits(await reset(user, thiefs, stolen), stolen);
});

test('a password that the owner changes makes every device unknown but the one it was changed on', async () => {
  const user = await worker();
  await signIn(user, stolen);
  const hers = await changed(user, own);
  assert.equal((await firstStep(await reset(hers, thiefs, own), own)).status, 200);
  await waits(await reset(hers, 'Third-Cloud#88', stolen), stolen);
});

test('changed by the owner, then ended by the officer: the stolen phone waits', async () => {
  const user = await worker();
  await signIn(user, stolen);
  const hers = await changed(user, own);
  await endAll(user);
  await waits(await reset(hers, thiefs, stolen), stolen);
});

test('a password that was reset on the stolen phone before all was ended waits as one that is reset later', async () => {
  const user = await worker();
  await signIn(user, stolen);
  const taken = await reset(user, thiefs, stolen);
  await endAll(user);
  await waits(taken, stolen);
  server.clock.advance({ hours: 12 });
  assert.equal((await firstStep(taken, own)).status, 200);
});

test('a code that was under way when all was ended signs nobody in', async () => {
  const user = await worker();
  await signIn(user, stolen);
  const thief = server.client();
  const { txnId } = (await firstStep(user, stolen, thief)).reply;
  await endAll(user);
  const late = await thief.send(auth.verifyOtp, { otp: codeFor(user), txnId, device: stolen });
  assert.deepEqual(late.codes, ['USRAUT0012']);
});
