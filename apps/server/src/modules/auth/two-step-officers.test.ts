import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as auth from '@teeka/contract/auth';
import { getLoggedInUserInfo } from '@teeka/contract/profile';
import { appVersion } from '@teeka/contract/settings';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
await server.rows(
  sql`insert into setting (key_name, value) values ('two_step_officers', '1')
    on conflict (key_name) do update set value = '1'`.compile(build),
);
const places = await server.fixtures.places();
const input = (user: { user_name: string; password: string }) => {
  const ts = String(server.clock.clock().instant.getTime());
  return { user_name: user.user_name, password: user.password, ts, secret: '' };
};
const codeFor = (mobile: string) =>
  /\b[1-9][0-9]{5}\b/.exec(server.sandbox?.inbox.list(mobile)[0]?.text ?? '')?.[0] ?? '';
const officers = [
  { role: 'Supervisor', level: 'Block' },
  { role: 'District Administrator', level: 'District' },
  { role: 'Site Admin', level: 'Facility' },
] as const;

test('who manages accounts needs the code besides the password; others sign in as before', async () => {
  for (const wish of officers) {
    const officer = await server.fixtures.user({ ...wish, places });
    const phone = server.client();
    assert.equal((await phone.ask(appVersion, {})).two_step, false, 'nobody is told before the password');
    const alone = await phone.send(auth.newLogin, input(officer));
    assert.deepEqual([alone.status, alone.codes], [401, ['USRAUT0023']], wish.role);
    assert.equal(phone.accessToken, '');
    const { txnId } = await phone.ask(auth.loginVaccinator, input(officer));
    await phone.ask(auth.verifyOtp, { otp: codeFor(officer.mobile), txnId });
    assert.equal((await phone.ask(getLoggedInUserInfo, {})).loggedInUser.user_id, officer.user_id);
  }
  const worker = await server.fixtures.user();
  assert.equal((await server.client().send(auth.newLogin, input(worker))).status, 200);
});

test('a wrong password tells nobody that the account is one of those', async () => {
  const officer = await server.fixtures.user({ ...officers[0], places });
  const wrong = await server.client().send(auth.newLogin, { ...input(officer), password: 'Wrong@2026' });
  assert.deepEqual(wrong.codes, ['USRAUT0001']);
});

test('a code alone is no way around it', async () => {
  const officer = await server.fixtures.user({ ...officers[0], places });
  const phone = server.client();
  const { txnId } = await phone.ask(auth.getOtp, { mobile: officer.mobile, secret: '' });
  const refused = await phone.send(auth.verifyOtp, { otp: codeFor(officer.mobile), txnId });
  assert.notEqual(refused.status, 200);
  assert.equal(phone.accessToken, '');
});
