import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { AtRest } from '../../../src/platform/sealing/at-rest.ts';
import { hashPassword } from '../../../src/platform/sealing/password-hash.ts';
import { copyRows } from '../tables.ts';
import type { DemoUser } from './user.ts';

/**
 * Mobile numbers of users: of the same series as the people's (610 …), at its end, where no family gets to. Not the very
 * last: to a number ending in 9999 the sandbox delivers late.
 */
function mobileOf(nth: number): string {
  return String(6_109_999_990 - nth);
}

/** Hashing takes long by design: each distinct password is hashed once. */
async function hashes(users: readonly DemoUser[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { password } of users) if (!found.has(password)) found.set(password, await hashPassword(password));
  return found;
}

/** Writes the users with the sites and villages they are posted to. */
export async function copyUsers(client: Client, users: readonly DemoUser[], atRest: AtRest): Promise<void> {
  const hash = await hashes(users);
  await copyRows(
    client,
    'app_user',
    'user_id user_name password_hash must_change_password display_name role user_level state_code district_code block_code facility_id default_site_id vacc_type is_supervisor is_active mobile_sealed mobile_hash store_key_wrapped',
    users.map((user, nth) => [
      user.user_id,
      user.user_name,
      hash.get(user.password) ?? '',
      user.must_change_password,
      user.display_name,
      user.role,
      user.user_level,
      user.state_code,
      user.district_code,
      user.block_code,
      user.facility_id,
      user.sites[0]?.session_site_id ?? null,
      user.vacc_type,
      user.is_supervisor,
      user.is_active,
      atRest.seal('mobile', `user/${user.user_id}`, mobileOf(nth)),
      atRest.hash('mobile', mobileOf(nth)),
      atRest.sealBytes('store-key', `user/${user.user_id}`, randomBytes(32)),
    ]),
  );
  const sites = users.flatMap((user) => user.sites.map((site) => [user.user_id, site.session_site_id]));
  await copyRows(client, 'user_site', 'user_id session_site_id', sites);
  const villages = users.flatMap((user) => user.villages.map((code) => [user.user_id, code]));
  await copyRows(client, 'user_village', 'user_id village_code', villages);
}
