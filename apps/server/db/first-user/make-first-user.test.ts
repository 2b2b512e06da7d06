import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newLogin } from '@teeka/contract/auth';
import { withClient } from '../../src/platform/db/client.ts';
import { testServer } from '../../src/testing/test-server.ts';
import { type FirstUser, makeFirstUser, typedProblem } from './make-first-user.ts';

const server = await testServer();
let district = 0;
const wish: FirstUser = {
  user_name: 'sunita',
  display_name: 'Sunita Sharma',
  district: undefined,
  national: false,
  password: 'Badaun#2031x',
  another: false,
};
const make = (more: Partial<FirstUser> = {}) =>
  withClient(server.ownerUrl, (client) => makeFirstUser(client, server.platform.atRest, { ...wish, ...more }));

test('without places there is nobody to administer', async () => {
  await assert.rejects(make(), /No district is known yet: load the places first/);
  await assert.rejects(make({ district: 133 }), /No district 133 is known/);
});

test('makes an administrator of the only district, who must change the password before anything else', async () => {
  ({ district } = await server.fixtures.places());
  await assert.rejects(make({ password: 'short' }), /The password needs 8 to 20 signs/);
  await assert.rejects(make({ password: 'Password@1' }), /guessed first/);
  const made = await make();
  assert.equal(made?.code, district);
  const ts = String(server.clock.clock().instant.getTime());
  const words = { user_name: 'sunita', password: wish.password, ts, secret: '' };
  const refused = await server.client().send(newLogin, words);
  assert.deepEqual(
    refused.errors.map(({ code }) => code),
    ['USRAUT0004'],
  );
});

test('another one only where it is meant, and never under a taken name', async () => {
  await assert.rejects(make({ user_name: 'second' }), /There are accounts already \(1\): say --another/);
  await assert.rejects(make({ another: true }), /There is an account sunita already/);
  await server.fixtures.places();
  await assert.rejects(make({ user_name: 'second', another: true }), /several districts: say which/);
  assert.equal((await make({ user_name: 'second', another: true, district }))?.code, district);
  const { rows } = await withClient(server.ownerUrl, (client) =>
    client.query("select count(*)::int as traces from audit where call = 'first-user'"),
  );
  assert.deepEqual(rows, [{ traces: 2 }]);
});

test('a supervisor of the whole country needs no district', async () => {
  assert.equal(await make({ user_name: 'national', another: true, national: true }), null);
  const { rows } = await withClient(server.ownerUrl, (client) =>
    client.query(
      "select role, user_level, state_code, must_change_password from app_user where user_name = 'national'",
    ),
  );
  assert.deepEqual(rows, [
    { role: 'Supervisor', user_level: 'National', state_code: null, must_change_password: true },
  ]);
});

test('what is typed is judged before', () => {
  for (const user_name of ['Su', 'Sunita', '1abc', 'a b', 'x'.repeat(41)])
    assert.match(typedProblem({ ...wish, user_name }) ?? '', /^A user name has/, user_name);
  assert.match(typedProblem({ ...wish, display_name: '12' }) ?? '', /is no name/);
  assert.equal(typedProblem(wish), undefined);
});
