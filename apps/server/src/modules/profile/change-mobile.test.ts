import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { sendOtpUpdateMobileNumber, updateMobileNumber } from '@teeka/contract/profile';
import { getSettings } from '@teeka/contract/settings';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import type { TestUser } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const inbox = (mobile: string) => server.sandbox?.inbox.list(mobile) ?? [];
const codeFor = (mobile: string) => /\b[1-9][0-9]{5}\b/.exec(inbox(mobile)[0]?.text ?? '')?.[0] ?? '';

async function changed(user: TestUser): Promise<string> {
  const phone = await server.as(user);
  const fresh = server.fixtures.mobile();
  const input = { mobile_number: fresh, currentPassword: user.password };
  const { txnId } = await phone.ask(sendOtpUpdateMobileNumber, input);
  await phone.ask(updateMobileNumber, { otp: codeFor(fresh), txnId });
  return fresh;
}

test('a borrowed phone changes no number: the current password is asked, and wrong ones count', async () => {
  const user = await server.fixtures.user();
  const thief = await server.as(user);
  const mobile_number = server.fixtures.mobile();
  const tried = (currentPassword: string) => thief.send(sendOtpUpdateMobileNumber, { mobile_number, currentPassword });
  const wrong = await tried('Wrong@2026');
  assert.deepEqual(
    wrong.errors.map(({ code, path }) => [code, path]),
    [['USRPRF0007', 'currentPassword']],
  );
  assert.equal(inbox(mobile_number).length, 0);
  assert.equal((await tried('')).status, 400);
  for (let nth = 0; nth < 3; nth++) await tried('Wrong@2026');
  assert.deepEqual((await tried('Wrong@2026')).codes, ['USRAUT0002']);
  assert.deepEqual((await tried(user.password)).codes, ['USRAUT0002'], 'rests, the right one too');
  const own = await server.as(user);
  const input = { mobile_number, currentPassword: user.password };
  assert.equal((await own.send(sendOtpUpdateMobileNumber, input)).status, 200, "the owner's sign-in does not rest");
});

test('after a change the other sign-ins have ended, the old number is told, and it is on the audit log', async () => {
  const user = await server.fixtures.user();
  const elsewhere = await server.as(user);
  await elsewhere.ask(getSettings, {});
  await changed(user);
  assert.equal((await elsewhere.raw(getSettings, {})).status, 403);
  assert.match(inbox(user.mobile)[0]?.text ?? '', /another mobile number was set/);
  const rows = await server.rows(
    sql<{ detail: { security?: string } }>`
      select detail from audit where subject = ${user.user_id} and call = 'profile.updateMobileNumber'`.compile(build),
  );
  assert.match(rows[0]?.detail.security ?? '', /mobile number changed/);
});

test('for a day the new number sets no new password, then it does; the old one never again', async () => {
  const user = await server.fixtures.user();
  const old = server.client();
  const before = await old.ask(auth.verifyMobileNumber, { mobileNo: user.mobile, secret: '' });
  const oldCode = codeFor(user.mobile);
  const fresh = await changed(user);
  const newPassword = 'Sunlit-River#42';
  const reset = { newPassword, otp: oldCode, phoneNumber: user.mobile, txnId: before.txnId };
  assert.deepEqual(
    (await old.send(auth.resetPassword, reset)).codes,
    ['USRAUT0012'],
    'a code sent before is closed with the number',
  );
  const ask = () => server.client().send(auth.verifyMobileNumber, { mobileNo: fresh, secret: '' });
  const refused = await ask();
  assert.deepEqual([refused.codes, refused.errors[0]?.values], [['USRAUT0021'], { hours: 24 }]);
  server.clock.advance({ hours: 25 });
  assert.equal((await ask()).status, 200);
});

test('a code on its way to the number before signs nobody in any more', async () => {
  const user = await server.fixtures.user();
  const thief = server.client();
  const { txnId } = await thief.ask(auth.getOtp, { mobile: user.mobile, secret: '' });
  const otp = codeFor(user.mobile);
  await changed(user);
  assert.deepEqual((await thief.send(auth.verifyOtp, { otp, txnId })).codes, ['USRAUT0012']);
});
