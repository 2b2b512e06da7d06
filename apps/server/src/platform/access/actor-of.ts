import { roles, userLevels } from '@teeka/contract/roles';
import type { Actor } from './actor.ts';
import type { SignInRow } from './queries.ts';

/** Who acts by a sign-in, as they are posted now; undefined in a role or on a level that this server does not know. */
export function actorOf(row: SignInRow): Actor | undefined {
  const role = roles.find((known) => known === row.role);
  const level = userLevels.find((known) => known === row.user_level);
  if (!role || !level) return undefined;
  const { user_id, sign_in_id, display_name, vacc_type } = row;
  const { state_code, district_code, block_code, facility_id, sites, villages } = row;
  const scope = { level, state_code, district_code, block_code, facility_id, sites, villages };
  return { user_id, sign_in_id, display_name, role, vacc_type, scope };
}
