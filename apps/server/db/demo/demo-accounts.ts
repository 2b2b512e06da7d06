import { allOrNothing, type Client, withClient } from '../../src/platform/db/client.ts';
import { setUpAt } from './places/facilities.ts';
import { uuidOf } from './uuid.ts';

/** Every account of a demo, of whatever size and seed, is dated at one instant of the past, and no other account is. */
const demoIds = `${uuidOf(setUpAt, 0, 0, 0).slice(0, 13)}-%`;

async function active(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ user_name: string }>(
    'select user_name from app_user where user_id::text like $1 and is_active order by user_name',
    [demoIds],
  );
  return rows.map(({ user_name }) => user_name);
}

/** The user names of the demo's accounts that can still sign in; their passwords are public. */
export async function openDemoAccounts(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, active);
}

/** Whether somebody can sign in who is not of the demo: then real work is done here. */
export async function hasRealAccounts(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query(
      'select from app_user where is_active and user_id::text not like $1 limit 1',
      [demoIds],
    );
    return rowCount !== 0;
  });
}

/** Closes the demo's accounts and ends their sign-ins, for good; answers how many. What they recorded stays. */
export async function closeDemoAccounts(databaseUrl: string): Promise<number> {
  return withClient(databaseUrl, (client) =>
    allOrNothing(client, async () => {
      await client.query(
        `update sign_in set ended_at = now(), ended_because = 'demo closed'
         where ended_at is null and user_id::text like $1`,
        [demoIds],
      );
      const { rowCount } = await client.query(
        'update app_user set is_active = false where user_id::text like $1 and is_active',
        [demoIds],
      );
      return rowCount ?? 0;
    }),
  );
}
