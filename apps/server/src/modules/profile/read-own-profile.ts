import { nameFields, written } from '@teeka/contract/names';
import type { LoggedInUser } from '@teeka/contract/profile';
import { roles, userLevels } from '@teeka/contract/roles';
import type { Reader } from '../../platform/db/database.ts';
import type { Context } from '../../platform/http/handler.ts';
import type { AtRest } from '../../platform/sealing/at-rest.ts';
import { mobileOfUser } from '../../platform/sealing/numbers-of.ts';
import { type ProfileRow, profileOf } from './queries.ts';

export async function readOwn({ actor, atRest, db }: Context & { readonly db: Reader }) {
  const row = await db.first(profileOf(actor.user_id, actor.scope.villages));
  return row?.is_active ? ownProfile(row, atRest) : undefined;
}

/** The account as the wire knows it; what is secret in it is sealed on the way out. */
function ownProfile(row: ProfileRow, atRest: AtRest): LoggedInUser {
  const role = roles.find((known) => known === row.role) ?? 'ASHA';
  return {
    user_id: row.user_id,
    userId: row.user_id,
    user_name: row.user_name,
    display_name: row.display_name,
    role,
    role_id: roles.indexOf(role) + 1,
    user_level: userLevels.find((known) => known === row.user_level) ?? 'Facility',
    state_id: row.state_code,
    ...nameFields('state', row.state),
    district_id: row.district_code,
    ...nameFields('district', row.district),
    subdistrict: row.subdistrict,
    block_id: row.block_code,
    ...nameFields('block', row.block),
    facility_id: row.facility_id,
    ...nameFields('facility_name', row.facility),
    session_site_id: row.default_site_id,
    villages: row.villages.map(written('village_name')),
    is_active: row.is_active ? '1' : '0',
    vacc_type: row.vacc_type,
    isSupervisor: row.is_supervisor ? 1 : 0,
    mobile_number: mobileOfUser(row, atRest),
    profile_picture_url: row.picture_key,
    hpr_number: row.hpr_number,
    store_key: atRest.openBytes('store-key', `user/${row.user_id}`, row.store_key_wrapped).toString('base64'),
  };
}
