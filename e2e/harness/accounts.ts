import { newLogin } from '@teeka/contract/auth';
import signIns from '../../apps/server/db/demo/sign-ins.json' with { type: 'json' };
import { accessTokens } from '../../apps/server/src/platform/access/tokens.ts';
import { makeAtRest } from '../../apps/server/src/platform/sealing/at-rest.ts';
import type { TestClient } from '../../apps/server/src/testing/test-client.ts';
import { dataKey } from './district.ts';
import type { System } from './system.ts';

export type Account = (typeof signIns)[number];

const atRest = makeAtRest(dataKey);

/** A demo user by name. */
export function accountOf(userName: string): Account {
  const found = signIns.find(({ user_name }) => user_name === userName);
  if (!found) throw new Error(`${userName} is not among the demo sign-ins`);
  return found;
}

/** The registered mobile number, which rests sealed. */
export async function mobileOf({ books }: Pick<System, 'books'>, userName: string): Promise<string> {
  const row = await books.one<{ user_id: string; mobile_sealed: Buffer }>(
    'select user_id, mobile_sealed from app_user where user_name = $1',
    [userName],
  );
  return atRest.open('mobile', `user/${row.user_id}`, row.mobile_sealed);
}

/** The access token of the same sign-in as it was twenty minutes ago: valid once, now expired. */
export function expired(accessToken: string): string {
  const tokens = accessTokens(atRest);
  const claim = tokens.read(accessToken);
  if (!claim) throw new Error('not an access token');
  return tokens.issue(claim.sign_in_id, new Date(Date.now() - 20 * 60_000));
}

/** Another phone or desk of a demo user, without a screen, signed in. */
export async function signedIn(
  { client }: Pick<System, 'client'>,
  { user_name, password }: Pick<Account, 'user_name' | 'password'>,
): Promise<TestClient> {
  const phone = client();
  await phone.ask(newLogin, { user_name, password, ts: String(Date.now()), secret: '' });
  return phone;
}
