import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import * as auth from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { appVersion } from '@teeka/contract/settings';
import { testServer } from '../../testing/test-server.ts';
import { lockThrottle } from './counting/queries.ts';
import { countedNumber } from './number-of-user.ts';

const server = await testServer({ env: { TWO_STEP_PRODUCTION: 'on', TWO_STEP_AUTH: 'on' } });
const input = (user: { user_name: string; password: string }) => {
  const ts = String(server.clock.clock().instant.getTime());
  return { user_name: user.user_name, password: user.password, ts, secret: '' };
};
const codeFor = (mobile: string) =>
  /\b[1-9][0-9]{5}\b/.exec(server.sandbox?.inbox.list(mobile)[0]?.text ?? '')?.[0] ?? '';

test('password, then the code sent to the registered number', async () => {
  const user = await server.fixtures.user();
  const phone = server.client();
  assert.equal((await phone.ask(appVersion, {})).two_step, true);
  const sent = await phone.ask(auth.loginVaccinator, input(user));
  assert.equal(phone.accessToken, '');
  assert.equal(sent.mobile_masked.slice(-4), user.mobile.slice(-4));
  await phone.ask(auth.verifyOtp, { otp: codeFor(user.mobile), txnId: sent.txnId });
  assert.equal((await phone.ask(getLoggedInUserInfo, {})).loggedInUser.user_id, user.user_id);
});

test('the code can be sent anew without naming the number', async () => {
  const user = await server.fixtures.user();
  const phone = server.client();
  const { txnId } = await phone.ask(auth.loginVaccinator, input(user));
  const again = await phone.ask(auth.getOtp, { transaction_id: txnId, mobile: '', secret: '' });
  await phone.ask(auth.verifyOtp, { otp: codeFor(user.mobile), txnId: again.txnId });
});

test('neither the password alone nor a code alone opens the door', async () => {
  const user = await server.fixtures.user();
  assert.deepEqual((await server.client().send(auth.newLogin, input(user))).status, 404);
  const alone = await server.client().send(auth.getOtp, { mobile: user.mobile, secret: '' });
  assert.deepEqual(alone.codes, ['USRAUT0012']);
});

test('a wrong password sends no code; an account without a number is told why', async () => {
  const user = await server.fixtures.user();
  const refused = await server.client().send(auth.loginVaccinator, { ...input(user), password: 'Wrong@2026' });
  assert.deepEqual(refused.codes, ['USRAUT0001']);
  assert.equal(codeFor(user.mobile), '');
  const bare = await server.fixtures.user({ mobile: null });
  assert.deepEqual((await server.client().send(auth.loginVaccinator, input(bare))).codes, ['USRPRF0012']);
});

test('a password set by a message alone opens the first step at once only on a device that was here before', async () => {
  const user = await server.fixtures.user();
  const device = 'k'.repeat(43);
  const known = server.client();
  const { txnId: first } = await known.ask(auth.loginVaccinator, { ...input(user), device });
  await known.ask(auth.verifyOtp, { otp: codeFor(user.mobile), txnId: first, device });

  const thief = server.client();
  const password = 'Sunlit-River#42';
  const { txnId } = await thief.ask(auth.verifyMobileNumber, { mobileNo: user.mobile, secret: '' });
  const reset = { newPassword: password, otp: codeFor(user.mobile), phoneNumber: user.mobile, txnId };
  await thief.ask(auth.resetPassword, reset);
  assert.equal((await known.raw(getLoggedInUserInfo, {})).status, 403, 'all devices are signed out and so told');
  const refused = await thief.send(auth.loginVaccinator, { ...input(user), password });
  assert.deepEqual([refused.codes, refused.errors[0]?.values], [['USRAUT0022'], { hours: 12 }]);
  const sent = await known.ask(auth.loginVaccinator, { ...input(user), password, device });
  await known.ask(auth.verifyOtp, { otp: codeFor(user.mobile), txnId: sent.txnId, device });
  server.clock.advance({ hours: 12 });
  assert.equal((await thief.send(auth.loginVaccinator, { ...input(user), password })).status, 200);
});

test('a reset from a device that was here before rests nowhere', async () => {
  const user = await server.fixtures.user();
  const device = 'm'.repeat(43);
  const phone = server.client();
  const { txnId: first } = await phone.ask(auth.loginVaccinator, { ...input(user), device });
  await phone.ask(auth.verifyOtp, { otp: codeFor(user.mobile), txnId: first, device });
  const { txnId } = await phone.ask(auth.verifyMobileNumber, { mobileNo: user.mobile, secret: '', device });
  const password = 'Sunlit-River#42';
  const reset = { newPassword: password, otp: codeFor(user.mobile), phoneNumber: user.mobile, txnId, device };
  await phone.ask(auth.resetPassword, reset);
  assert.equal((await server.client().send(auth.loginVaccinator, { ...input(user), password })).status, 200);
});

test('a name of nobody waits for codes as a name of somebody does, and for none but its own', async () => {
  const { atRest, pool } = server.platform;
  const somebody = await server.fixtures.user();
  const nobody = (user_name: string) => ({
    user_name,
    mobile: countedNumber(undefined, user_name, { atRest }),
  });
  const [one, other] = [nobody('no.such.worker'), nobody('nor.this.one')];
  const client = await pool.connect();
  /** While codes of this number are being counted. */
  const answersWhileCounted = async (user_name: string, mobile: string) => {
    const key = atRest.hash('throttle', `codes\0${mobile}`).toString('base64url');
    const { sql: statement, parameters } = lockThrottle(key);
    await client.query('begin');
    await client.query(statement, [...parameters]);
    const signIn = server
      .client()
      .send(auth.loginVaccinator, input({ user_name, password: 'Wrong@2026' }))
      .then(({ codes }) => codes.join());
    const first = await Promise.race([signIn, pause(2_000, 'waits')]);
    await client.query('commit');
    assert.equal(await signIn, 'USRAUT0001');
    return first;
  };
  try {
    const table: [what: string, user_name: string, mobile: string, first: string][] = [
      ['somebody, own number', somebody.user_name, somebody.mobile, 'waits'],
      ['nobody, own stand-in', one.user_name, one.mobile, 'waits'],
      ['nobody, stand-in of another', one.user_name, other.mobile, 'USRAUT0001'],
      ['nobody, no number', one.user_name, '', 'USRAUT0001'],
    ];
    for (const [what, user_name, mobile, first] of table)
      assert.equal(await answersWhileCounted(user_name, mobile), first, what);
  } finally {
    client.release();
  }
});
