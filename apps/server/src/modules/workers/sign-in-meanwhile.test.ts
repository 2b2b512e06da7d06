import { test } from 'node:test';
import { newLogin, updatePassword } from '@teeka/contract/auth';
import { deleteUser, resetPassword, updateUserStatus } from '@teeka/contract/workers';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { accountsDesk } from '../../testing/accounts-desk.ts';
import { testServer } from '../../testing/test-server.ts';
import { endsAsInSequence, type Meeting } from '../../testing/two-at-once.ts';

const server = await testServer();
const { fixtures } = server;
const { places, site, reason, officer } = await accountsDesk(server);

type Sends = () => Promise<{ readonly codes: readonly string[] }>;
type Officer = Awaited<ReturnType<typeof officer>>;
interface Worker {
  readonly user_id: string;
  readonly user_name: string;
  readonly password: string;
}

/** What the worker does, or somebody who knows the password, and what the officer does to the account. */
const meeting = ({ user_id }: Worker, worker: Sends, chief: Sends): Meeting => ({
  sends: [async () => (await worker()).codes, async () => (await chief()).codes],
  record: () =>
    server.rows(
      sql`select u.must_change_password, u.is_active, exists (select from sign_in s
          where s.user_id = u.user_id and s.ended_at is null) as signed_in
        from app_user u where u.user_id = ${user_id}::uuid`.compile(build),
    ),
  hold: `select from app_user where user_id = '${user_id}' for update`,
});
const signIn =
  ({ user_name, password }: Worker): Sends =>
  () => {
    const ts = String(server.clock.clock().instant.getTime());
    return server.client().send(newLogin, { user_name, password, ts, secret: '' });
  };
const choose =
  ({ user_id, password }: Worker): Sends =>
  () => {
    const change = { currentPassword: password, newPassword: 'Sahaswan#2031', userId: user_id, secret: '' };
    return server.client().send(updatePassword, change);
  };
type Act = (one: Worker, by: Officer) => Sends;
const reset: Act =
  ({ user_id }, { chief, phone }) =>
  () =>
    phone.send(resetPassword, { user_id, reason, currentPassword: chief.password });
const close: Act =
  ({ user_id }, { phone }) =>
  () =>
    phone.send(updateUserStatus, { user_id, isActive: '0', reason });
const remove: Act =
  ({ user_id }, { chief, phone }) =>
  () =>
    phone.send(deleteUser, { user_id, reason, currentPassword: chief.password });

const cases: readonly [what: string, worker: (one: Worker) => Sends, act: Act][] = [
  ['a sign-in with the old password and a new one by the officer', signIn, reset],
  ['a sign-in and the closing of the account', signIn, close],
  ['a sign-in and the removal of an account that nobody has used', signIn, remove],
  ['another password by who knows the old one and a new one by the officer', choose, reset],
  ['another password and the closing of the account', choose, close],
];
for (const [what, worker, act] of cases)
  test(`at once: ${what}; it ends as it would one after the other`, () =>
    endsAsInSequence(server.ownerUrl, async () => {
      const one = await fixtures.user({ role: 'ANM', sites: [site], places });
      return meeting(one, worker(one), act(one, await officer()));
    }));
