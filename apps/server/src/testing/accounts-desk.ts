import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import * as auth from '@teeka/contract/auth';
import type { InputOf } from '@teeka/contract/call';
import type { addWorker } from '@teeka/contract/workers';
import type { TestSite, TestUser, UserWish } from './fixtures.ts';
import type { TestServer } from './test-server.ts';

export type AccountWish = InputOf<typeof addWorker>;

/** A session site as part of an area. */
export const atSite = ({ session_site_id }: TestSite) => ({ level: 'site', id: session_site_id }) as const;

/** What was refused, each at its field. */
export const refusedAt = ({
  errors,
}: {
  readonly errors: readonly { readonly code: string; readonly path?: string | undefined }[];
}) => errors.map(({ code, path }) => `${path ?? ''} ${code}`.trim()).sort();

/** Officers who make and change accounts in a block with two sites, and those whose accounts they are. */
export async function accountsDesk(server: TestServer) {
  const { fixtures } = server;
  const [places, elsewhere] = [await fixtures.places(), await fixtures.places()];
  const [site, other, foreign] = [
    await fixtures.site(places),
    await fixtures.site(places),
    await fixtures.site(elsewhere),
  ];
  const blockOfficer: UserWish = { role: 'Supervisor', level: 'Block', places };

  const signIn = (user_name: string, password: string) => {
    const phone = server.client();
    const ts = String(server.clock.clock().instant.getTime());
    return { phone, answer: phone.send(auth.newLogin, { user_name, password, ts, secret: '' }) };
  };

  return {
    ...{ places, elsewhere, site, other, foreign, blockOfficer, signIn },
    districtOfficer: { role: 'District Administrator', level: 'District', places } satisfies UserWish,
    reason: 'Works at another site from today',

    newAsha: (chief: TestUser, wish: Partial<AccountWish> = {}): AccountWish => ({
      user_id: randomUUID(),
      user_name: `sita.${randomUUID().slice(0, 8)}`,
      display_name: 'Sita Devi',
      mobile_number: fixtures.mobile(),
      role: 'ASHA',
      user_level: 'Facility',
      posted_at: [atSite(site)],
      currentPassword: chief.password,
      ...wish,
    }),

    async officer(wish: UserWish = blockOfficer) {
      const chief = await fixtures.user(wish);
      return { chief, phone: await server.as(chief) };
    },

    /** Signs in with the password of one sign-in, chooses another and signs in with that. */
    async firstSignIn({ user_id, user_name }: AccountWish, password: string) {
      const first = await signIn(user_name, password).answer;
      assert.deepEqual(first.codes, ['USRAUT0004']);
      const next = 'Sahaswan#2031';
      const change = { currentPassword: password, newPassword: next, userId: user_id, secret: '' };
      assert.equal((await server.client().send(auth.updatePassword, change)).status, 200);
      const { phone, answer } = signIn(user_name, next);
      assert.equal((await answer).status, 200);
      return phone;
    },

    /** A message to that number says so. */
    async heard(mobile: string, words: RegExp) {
      const has = () => (server.sandbox?.inbox.list(mobile) ?? []).some(({ text }) => words.test(text));
      for (let tries = 0; tries < 40 && !has(); tries++) await setTimeout(50);
      assert.ok(has(), `a message says ${words}`);
    },
  };
}
