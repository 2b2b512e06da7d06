import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { build } from '../../platform/db/build.ts';
import type { TestUser } from '../../testing/fixtures.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const better = 'Better@2027';

function signIn(user: TestUser, password = user.password) {
  const ts = String(server.clock.clock().instant.getTime());
  return server.client().send(auth.newLogin, { user_name: user.user_name, password, ts, secret: '' });
}

async function forgot(user: TestUser) {
  const phone = server.client();
  const { txnId } = await phone.ask(auth.verifyMobileNumber, { mobileNo: user.mobile, secret: '' });
  const otp = /\b[1-9][0-9]{5}\b/.exec(server.sandbox?.inbox.list(user.mobile)[0]?.text ?? '')?.[0] ?? '';
  const reset = (change: { newPassword?: string; otp?: string; phoneNumber?: string } = {}) =>
    phone.send(auth.resetPassword, { newPassword: better, otp, phoneNumber: user.mobile, txnId, ...change });
  return { reset };
}

test('the policy is open to all and can be set', async () => {
  const read = async () => (await server.client().ask(auth.passwordPolicy, {})).data[0];
  assert.deepEqual(await read(), { min_password_length: 8, alphabetical: 1, numeric: 1, special_chars: 1 });
  await server.rows(build.insertInto('setting').values({ key_name: 'min_password_length', value: '10' }).compile());
  assert.equal((await read())?.min_password_length, 10);
  await server.rows(build.deleteFrom('setting').where('key_name', '=', 'min_password_length').compile());
});

test('a forgotten password: code, new password, old sign-ins ended, lock opened', async () => {
  const user = await server.fixtures.user();
  const phone = await server.as(user);
  for (let nth = 0; nth < 5; nth++) await signIn(user, 'Wrong@2026');
  assert.deepEqual((await signIn(user)).codes, ['USRAUT0002']);
  const { reset } = await forgot(user);
  assert.equal((await reset()).status, 200);
  assert.equal((await signIn(user, better)).status, 200, 'the rest is over as well');
  assert.deepEqual((await signIn(user)).codes, ['USRAUT0001']);
  assert.equal((await phone.raw(getLoggedInUserInfo, {})).status, 403);
  assert.deepEqual((await reset()).codes, ['USRAUT0012'], 'once');
});

test('a number that is not registered is told so on this way only', async () => {
  const mobileNo = server.fixtures.mobile();
  const refused = await server.client().send(auth.verifyMobileNumber, { mobileNo, secret: '' });
  assert.deepEqual([refused.status, refused.message], [400, 'This mobile number is not registered']);
});

test('what a new password must be', async () => {
  const user = await server.fixtures.user();
  const { reset } = await forgot(user);
  const cases: [string, string[]][] = [
    ['', ['USRPRF0018']],
    ['short', ['USRPRF0013', 'USRPRF0014', 'USRPRF0015', 'USRPRF0016']],
    ['lower@2026', ['USRPRF0014']],
    ['NoDigits@@', ['USRPRF0015']],
    ['NoSign2026', ['USRPRF0016']],
    [`Long@2026${'x'.repeat(12)}`, ['USRPRF0013']],
    [user.password, ['USRPRF0008']],
  ];
  for (const [newPassword, codes] of cases) assert.deepEqual((await reset({ newPassword })).codes, codes, newPassword);
  assert.deepEqual((await reset({ phoneNumber: server.fixtures.mobile() })).codes, ['USRPRF0012']);
  assert.deepEqual((await reset({ otp: '000000' })).codes, ['USRPRF0002']);
  assert.equal((await reset()).status, 200);
});

test('the password that a first sign-in asked for', async () => {
  const user = await server.fixtures.user({ must_change: true });
  const userId = String((await signIn(user)).errors[0]?.values.user_id);
  const change = (currentPassword: string, newPassword: string) =>
    server.client().send(auth.updatePassword, { currentPassword, newPassword, userId, secret: '' });
  assert.deepEqual((await change('Wrong@2026', better)).codes, ['USRPRF0007']);
  assert.deepEqual((await change(user.password, user.password)).codes, ['USRPRF0008']);
  assert.deepEqual((await change(user.password, 'weak')).status, 400);
  assert.equal((await change(user.password, better)).status, 200);
  assert.equal((await signIn(user, better)).status, 200);
});

test('guessing the current password is counted with the sign-ins, for an id of nobody alike', async () => {
  const user = await server.fixtures.user();
  for (const userId of [user.user_id, '01890000-0000-7000-8000-000000000000', 'nobody']) {
    const guess = async () => {
      const input = { currentPassword: 'Wrong@2026', newPassword: better, userId, secret: '' };
      return (await server.client().send(auth.updatePassword, input)).codes[0];
    };
    const codes = [await guess(), await guess(), await guess(), await guess(), await guess(), await guess()];
    assert.deepEqual(codes.slice(3), ['USRPRF0007', 'USRAUT0002', 'USRAUT0002'], userId);
  }
  assert.deepEqual((await signIn(user)).codes, ['USRAUT0002']);
});

test('from the profile: this phone stays signed in, the others do not', async () => {
  const user = await server.fixtures.user();
  const [mine, lost] = [await server.as(user), await server.as(user)];
  const input = { currentPassword: user.password, newPassword: better, userId: user.user_id };
  const foreign = await mine.send(auth.updatePasswordProfile, { ...input, userId: 'somebody-else' });
  assert.deepEqual(foreign.codes, ['REQVAL0012']);
  await mine.ask(auth.updatePasswordProfile, input);
  assert.equal((await mine.raw(getLoggedInUserInfo, {})).status, 200);
  assert.equal((await lost.raw(getLoggedInUserInfo, {})).status, 403);
  assert.deepEqual(await mine.ask(auth.unlinkHprLogin, {}), {});
});

for (const [what, next, code, ahead] of [
  // Refused without a look at the password on record: it costs next to nothing.
  ['the same again', (user: TestUser) => user.password, 'USRPRF0008', 100],
  // One is tried at a time, and ten wait in the line of its own.
  ['one made of the own name', () => 'Userasha@2026', 'USRPRF0021', 11],
] as const)
  test(`whoever sends a new password over and over keeps nobody from signing in: ${what}`, async () => {
    const user = await server.fixtures.user({ role: 'ASHA' });
    const mine = await server.as(user);
    const input = { currentPassword: user.password, newPassword: next(user), userId: user.user_id };
    const other = await server.fixtures.user();
    let tried = 0;
    const flood = Array.from({ length: 100 }, async () => {
      const answer = await mine.send(auth.updatePasswordProfile, input);
      if (answer.status !== 429) tried += 1;
      return answer;
    });
    assert.equal((await signIn(other)).status, 200);
    const before = tried;
    const answers = await Promise.all(flood);
    // In their row it would come about in the middle of the hundred.
    assert.ok(before <= ahead, `after ${before} of ${tried}`);
    const limited = answers.filter(({ status }) => status === 429);
    for (const { headers } of limited) assert.ok(Number(headers.get('retry-after')) > 0);
    const refused = new Set(answers.flatMap(({ codes }) => codes));
    // How many had to wait depends on how fast the machine seals them.
    assert.deepEqual(refused, new Set(limited.length > 0 ? ['REQVAL0010', code] : [code]));
  });
