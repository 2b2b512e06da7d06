import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const inbox = (mobile: string) => server.sandbox?.inbox.list(mobile) ?? [];
const codeFor = (mobile: string) => /\b[1-9][0-9]{5}\b/.exec(inbox(mobile)[0]?.text ?? '')?.[0] ?? '';
const other = (otp: string) => (otp === '123456' ? '654321' : '123456');

test('a code signs in: sent to the phone, six digits, good once', async () => {
  const user = await server.fixtures.user();
  const phone = server.client();
  const sent = await phone.ask(auth.getOtp, { mobile: user.mobile, secret: '' });
  assert.deepEqual([sent.expires_in, sent.mobile_masked], [180, `XXXXXX${user.mobile.slice(-4)}`]);
  const input = { otp: codeFor(user.mobile), txnId: sent.txnId };
  await phone.ask(auth.verifyOtp, input);
  assert.equal((await phone.ask(getLoggedInUserInfo, {})).loggedInUser.user_id, user.user_id);
  assert.deepEqual((await phone.send(auth.verifyOtp, input)).codes, ['USRAUT0012'], 'used up');
});

test('the message is in the language of the phone', async () => {
  const user = await server.fixtures.user();
  const phone = server.client();
  phone.language = 'hi';
  await phone.ask(auth.getOtp, { mobile: user.mobile, secret: '' });
  assert.match(inbox(user.mobile)[0]?.text ?? '', /[\u0900-\u097F]/);
});

test('an unknown number is answered like a known one, and no code of it ever counts', async () => {
  const mobile = server.fixtures.mobile();
  const phone = server.client();
  const sent = await phone.ask(auth.getOtp, { mobile, secret: '' });
  assert.equal(inbox(mobile).length, 0);
  const tried = await phone.send(auth.verifyOtp, { otp: '123456', txnId: sent.txnId });
  assert.deepEqual(tried.codes, ['USRPRF0002']);
});

test('who has yet to choose a password of their own is led there by the code as by the password', async () => {
  const user = await server.fixtures.user({ must_change: true });
  const phone = server.client();
  const { txnId } = await phone.ask(auth.getOtp, { mobile: user.mobile, secret: '' });
  const wrong = await phone.send(auth.verifyOtp, { otp: other(codeFor(user.mobile)), txnId });
  assert.deepEqual(wrong.codes, ['USRPRF0002'], 'told to who has the code only');
  const input = { otp: codeFor(user.mobile), txnId };
  const refused = await phone.send(auth.verifyOtp, input);
  assert.deepEqual(refused.errors, [{ code: 'USRAUT0004', path: '', values: { user_id: user.user_id } }]);
  assert.equal(phone.accessToken, '');
  assert.deepEqual((await phone.send(auth.verifyOtp, input)).codes, ['USRAUT0012'], 'used up');
  const newPassword = 'Sunlit-River#42';
  const change = { userId: user.user_id, currentPassword: user.password, newPassword };
  await phone.ask(auth.updatePassword, { ...change, secret: '' });
  const again = await phone.ask(auth.getOtp, { mobile: user.mobile, secret: '' });
  await phone.ask(auth.verifyOtp, { otp: codeFor(user.mobile), txnId: again.txnId });
});

test('numbers that are none are refused by name', async () => {
  const cases: [string, string][] = [
    ['', 'FLDVAL0027'],
    ['12345', 'FLDVAL0007'],
    ['5876543210', 'FLDVAL0008'],
    ['98765abcde', 'FLDVAL0006'],
  ];
  for (const [mobile, code] of cases)
    assert.deepEqual((await server.client().send(auth.getOtp, { mobile, secret: '' })).codes, [code], mobile);
});

test('five wrong codes end the transaction, a sixth right one does not save it', async () => {
  const user = await server.fixtures.user();
  const phone = server.client();
  const { txnId } = await phone.ask(auth.getOtp, { mobile: user.mobile, secret: '' });
  const right = codeFor(user.mobile);
  for (let nth = 0; nth < 5; nth++)
    assert.deepEqual((await phone.send(auth.verifyOtp, { otp: other(right), txnId })).codes, ['USRPRF0002']);
  assert.deepEqual((await phone.send(auth.verifyOtp, { otp: right, txnId })).codes, ['USRAUT0014']);
});

test('a code lives 180 seconds; the same transaction can have another', async () => {
  const user = await server.fixtures.user();
  const phone = server.client();
  const { txnId } = await phone.ask(auth.getOtp, { mobile: user.mobile, secret: '' });
  server.clock.advance({ seconds: 180 });
  assert.deepEqual((await phone.send(auth.verifyOtp, { otp: codeFor(user.mobile), txnId })).codes, ['USRAUT0013']);
  const again = await phone.ask(auth.getOtp, { transaction_id: txnId, mobile: user.mobile, secret: '' });
  assert.equal(again.txnId, txnId);
  assert.equal(inbox(user.mobile).length, 2);
  await phone.ask(auth.verifyOtp, { otp: codeFor(user.mobile), txnId });
});

test('five codes in a quarter of an hour, then wait', async () => {
  const mobile = server.fixtures.mobile();
  const ask = () => server.client().send(auth.getOtp, { mobile, secret: '' });
  for (let nth = 0; nth < 5; nth++) assert.equal((await ask()).status, 200);
  const barred = await ask();
  assert.deepEqual([barred.status, barred.codes, barred.errors[0]?.values], [429, ['USRAUT0015'], { minutes: 15 }]);
  server.clock.advance({ minutes: 16 });
  assert.equal((await ask()).status, 200);
});

test("a transaction of another purpose or of nobody's is not known", async () => {
  const user = await server.fixtures.user();
  const phone = server.client();
  const { txnId } = await phone.ask(auth.verifyMobileNumber, { mobileNo: user.mobile, secret: '' });
  assert.deepEqual((await phone.send(auth.verifyOtp, { otp: codeFor(user.mobile), txnId })).codes, ['USRAUT0012']);
  for (const wrong of ['', 'nonsense', '01890000-0000-7000-8000-000000000000'])
    assert.deepEqual((await phone.send(auth.verifyOtp, { otp: '123456', txnId: wrong })).codes, ['USRAUT0012']);
});

test('an account that was closed meanwhile does not come in', async () => {
  const user = await server.fixtures.user({ is_active: false });
  const phone = server.client();
  await phone.ask(auth.getOtp, { mobile: user.mobile, secret: '' });
  assert.equal(inbox(user.mobile).length, 0);
});

test('a number that the gateway refuses looks like any other where nobody may learn who is registered', async () => {
  const user = await server.fixtures.user({ mobile: '9876540000' });
  assert.equal((await server.client().send(auth.getOtp, { mobile: user.mobile, secret: '' })).status, 200);
  const phone = await server.as(user);
  const answer = await phone.send(auth.generateMobileOtp, { mobile: user.mobile, secret: '' });
  assert.deepEqual([answer.status, answer.codes], [503, ['REQVAL0014']]);
});

test('verifying the mobile number of somebody else, by the worker who asked', async () => {
  const worker = await server.as(await server.fixtures.user());
  const colleague = await server.as(await server.fixtures.user());
  const mobile = server.fixtures.mobile();
  const { txnId } = await worker.ask(auth.generateMobileOtp, { mobile, secret: '' });
  const otp = codeFor(mobile);
  assert.deepEqual((await worker.send(auth.validateMobileOtp, { otp: other(otp), txnId })).codes, ['USRPRF0002']);
  const notHers = await colleague.send(auth.validateMobileOtp, { otp, txnId });
  assert.equal(notHers.status, 400);
  assert.deepEqual(await worker.ask(auth.validateMobileOtp, { otp, txnId }), { verified: true });
});
